import { join } from 'node:path';
import { app, shell, type BrowserWindow } from 'electron';
import { log, logTo, terminalSink } from '../log/log';
import { fileSink } from '../log/log-file';
import { LOG_VARIABLE, readLogLevel } from '../log/log-level';

/** Writes the app's log beside its other data, faults also to the terminal, and what nobody caught to both. */
export function setupLogs(): void {
  const level = readLogLevel(process.argv, process.env[LOG_VARIABLE]);
  logTo(fileSink(logFile(), level), terminalSink(level === 'debug' ? 'debug' : 'warn'));
  // Only looks on: what happens to the process stays Electron's decision.
  process.on('uncaughtExceptionMonitor', (error) => log.error('Nobody caught an error.', error));
  process.on('unhandledRejection', (reason) => log.error('Nobody waited for a failure.', reason));
  log.info(`${app.name} ${app.getVersion()} starts on ${process.platform} ${process.arch}.`);
}

/** Opens the folder of the log, with the log chosen in it. */
export function showLogs(): void {
  shell.showItemInFolder(logFile());
}

/** What goes wrong in the page. Its own words stay there: they may speak of the cards that it shows. */
export function logPage(window: BrowserWindow): void {
  const { webContents } = window;
  webContents.on('did-fail-load', (_event, code, reason) =>
    log.error(`The page could not be loaded: ${reason} (${code}).`),
  );
  webContents.on('preload-error', (_event, _file, error) =>
    log.error('The bridge of the page failed.', error),
  );
  for (const [event, what] of [
    ['dom-ready', 'The page is built'],
    ['did-finish-load', 'The page is loaded'],
  ] as const) {
    webContents.once(event as 'dom-ready', () => logMoment(what));
  }
  window.once('show', () => logMoment('The window shows'));
}

/** Says how long after the start of the process something was reached. */
export function logMoment(what: string): void {
  const started = process.getCreationTime() ?? performance.timeOrigin;
  log.debug(`${what} ${Math.round(Date.now() - started)} ms after the start.`);
}

function logFile(): string {
  return join(app.getPath('userData'), 'logs', 'app.log');
}
