/** Where the person is. `host` is null for the host that the page came from. */
export type Route =
  | { screen: 'home' }
  /** Home, with what somebody's link has typed into the field for addresses. */
  | { screen: 'join'; address: string; tableId: string | null }
  | { screen: 'new' }
  | { screen: 'table'; tableId: string; host: string | null }
  | { screen: 'history' }
  | { screen: 'replay'; matchId: string }
  | { screen: 'settings' };

/** @returns the route that an address' fragment names; home for anything unknown. */
export function readRoute(hash: string): Route {
  const [screen, id, host] = hash.replace(/^#\/?/, '').split('/');
  switch (screen) {
    case 'join':
      return id ? { screen, address: decode(id), tableId: host || null } : { screen: 'home' };
    case 'new':
    case 'history':
    case 'settings':
      return { screen };
    case 'table':
      return id ? { screen, tableId: id, host: host ? decode(host) : null } : { screen: 'home' };
    case 'replay':
      return id ? { screen, matchId: id } : { screen: 'home' };
    default:
      return { screen: 'home' };
  }
}

/** Anybody may have written an address; one that cannot be read stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @returns the fragment that `readRoute` reads back. */
export function writeRoute(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'join':
      return `#/join/${encodeURIComponent(route.address)}${route.tableId === null ? '' : `/${route.tableId}`}`;
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
  /** Where the person was about to go when the screen asked to be asked first. */
  held = $state.raw<Route | null>(null);
  /** Whether the screen that is open wants to be asked before another takes its place. */
  holds: () => boolean = () => false;

  constructor() {
    addEventListener('hashchange', () => this.#follow(readRoute(location.hash)));
  }

  #follow(route: Route): void {
    if (writeRoute(route) !== writeRoute(this.route) && this.holds()) {
      this.held = route;
      history.pushState(null, '', writeRoute(this.route));
    } else {
      this.held = null;
      this.route = route;
    }
  }

  /** Goes, or does not go, where the person was about to. */
  answer(go: boolean): void {
    const { held } = this;
    this.held = null;
    if (!go || !held) return;
    this.holds = () => false;
    goTo(held);
  }
}

export const router = new Router();

/** Goes to a screen, so that the back button returns. */
export function goTo(route: Route): void {
  location.hash = writeRoute(route);
}
