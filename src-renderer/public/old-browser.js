/*
 * Says so where the browser is older than the screens are built for. It runs in such browsers, so it is written for them
 * and left as it is by the build.
 */
(function () {
  'use strict';
  var enough =
    'noModule' in document.createElement('script') &&
    typeof Object.hasOwn === 'function' &&
    typeof [].at === 'function' &&
    typeof [].findLast === 'function' &&
    typeof structuredClone === 'function' &&
    typeof ResizeObserver === 'function' &&
    typeof HTMLDialogElement === 'function';
  if (!enough) document.getElementById('too-old').removeAttribute('hidden');
})();
