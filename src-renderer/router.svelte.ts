/** Where the person is. `host` is null for the host that the page came from. */
export type Route =
  | { screen: 'home' }
  | { screen: 'new' }
  | { screen: 'table'; tableId: string; host: string | null }
  | { screen: 'history' }
  | { screen: 'replay'; matchId: string }
  | { screen: 'settings' };

/** @returns the route that an address' fragment names; home for anything unknown. */
export function readRoute(hash: string): Route {
  const [screen, id, host] = hash.replace(/^#\/?/, '').split('/');
  switch (screen) {
    case 'new':
    case 'history':
    case 'settings':
      return { screen };
    case 'table':
      return id ? { screen, tableId: id, host: host ? decodeURIComponent(host) : null } : { screen: 'home' };
    case 'replay':
      return id ? { screen, matchId: id } : { screen: 'home' };
    default:
      return { screen: 'home' };
  }
}

/** @returns the fragment that `readRoute` reads back. */
export function writeRoute(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'new':
    case 'history':
    case 'settings':
      return `#/${route.screen}`;
    case 'table':
      return `#/table/${route.tableId}${route.host === null ? '' : `/${encodeURIComponent(route.host)}`}`;
    case 'replay':
      return `#/replay/${route.matchId}`;
  }
}

class Router {
  route = $state.raw<Route>(readRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = readRoute(location.hash)));
  }
}

export const router = new Router();

/** Goes to a screen, so that the back button returns. */
export function goTo(route: Route): void {
  location.hash = writeRoute(route);
}
