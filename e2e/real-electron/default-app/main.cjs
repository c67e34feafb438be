'use strict';
/**
 * What Electron's own download has and an app's package lacks: it starts the app that the command line names,
 * `electron [-r module]... [--switch]... app [args]`.
 */
const { app } = require('electron');
const { statSync } = require('node:fs');
const Module = require('node:module');
const { join, resolve } = require('node:path');

const { folder, preloads } = readCommandLine(process.argv.slice(1));
for (const preload of preloads) require(resolve(preload));
if (statSync(folder).isDirectory()) introduce(folder);
Module._load(Module._resolveFilename(folder), null, true);

function readCommandLine(args) {
  const preloads = [];
  for (let place = 0; place < args.length; place++) {
    if (args[place] === '-r' || args[place] === '--require') preloads.push(args[++place]);
    else if (!args[place].startsWith('-')) return { preloads, folder: resolve(args[place]) };
  }
  console.error('electron: no app is named');
  process.exit(1);
}

/** Gives the app the name, version and folder that it would have of its own. */
function introduce(folder) {
  const { name, productName, version } = require(join(folder, 'package.json'));
  app.setName(productName ?? name);
  app.setVersion(version);
  app.setAppPath(folder);
}
