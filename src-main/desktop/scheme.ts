import { protocol } from 'electron';
import { answerPage, PAGE_SCHEME } from './page-files';

/** Makes the page's scheme a full one: with an origin of its own, storage, and the rules for secure pages. To be called before the app is ready. */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: PAGE_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** @param folder the built screens, which may lie inside the app's archive */
export function serveScreens(folder: string): void {
  protocol.handle(PAGE_SCHEME, (request) => answerPage(request, folder));
}
