import { computed, signal } from '@preact/signals';
import { settings } from './settings';

/** The views, in the order of the navigation. The first one is shown first. */
export const VIEWS = ['start', 'timeline', 'responses', 'clock', 'state', 'sandboxes'] as const;
export type View = (typeof VIEWS)[number];

/** Where the user is: `#/timeline/spi/42?sandbox=run-42&text=AM04`. */
export interface Route {
  readonly view: View;
  /** The rest of the path. */
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

/** The part of the address behind `#`, so that the service has one page only. */
export const route = signal<Route>(routeOf(location.hash));

/** The sandbox of the tab. It is a part of the address, so two tabs can show two sandboxes, and a link shows the same. */
export const sandbox = computed(() => {
  const name = route.value.query['sandbox'] ?? '';
  return name === '' ? settings.sandbox : name;
});

addEventListener('hashchange', () => {
  route.value = routeOf(location.hash);
});

/** The address of a view in the sandbox of the tab, for a link. */
export function linkTo(
  view: View,
  {
    path = [],
    query = {},
  }: { readonly path?: readonly string[]; readonly query?: Readonly<Record<string, string>> } = {},
): string {
  const search = new URLSearchParams({ sandbox: sandbox.value, ...query });
  return `#/${[view, ...path.map(encodeURIComponent)].join('/')}?${search.toString()}`;
}

/** Shows another view. */
export function goTo(...target: Parameters<typeof linkTo>): void {
  location.hash = linkTo(...target);
}

/** Shows the same view of another sandbox. */
export function useSandbox(name: string): void {
  goTo(route.value.view, { query: { sandbox: name } });
}

function routeOf(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?');
  const [first, ...rest] = path.split('/').map(decoded);
  return {
    view: VIEWS.find((view) => view === first) ?? VIEWS[0],
    path: rest,
    query: Object.fromEntries(new URLSearchParams(search)),
  };
}

/** A user can type any address. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
