'use strict';
/** Where a packed app starts on an Electron that is too old for it: such an app takes no `-r`. */
require('./builtins.cjs');
require('../../out/main/index.cjs');
