import type { Request } from 'express';

/** The part of the router's own table that is used here; Express 5 has no public access to it. */
interface Layer {
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
  /** After a match: the start of the path that a mounted handler matched. */
  readonly path?: string;
  match(path: string): boolean;
}

const NO_ROUTE = '(no route)';

/**
 * The path of a request for the log: the pattern of its route, `/dict/keys/:key`. The path itself is never
 * shown, because it may hold a key or a card number. If the request was answered before it reached its route,
 * the pattern is looked up; below a mounted handler it is the mount path, as in `/docs/*`.
 */
export function routePattern(request: Request): string {
  const route = request.route as { readonly path?: unknown } | undefined;
  if (typeof route?.path === 'string') return route.path;
  const { stack } = request.app.router as unknown as { readonly stack: readonly Layer[] };
  const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
  try {
    for (const layer of stack) {
      if (!layer.match(request.path)) continue;
      if (layer.route?.methods[method] === true) return textOf(layer.route.path);
      if (layer.route === undefined && (layer.path ?? '').length > 1)
        // The router ignores the case of letters; the pattern is the same for all of them.
        return `${(layer.path ?? '').toLowerCase()}/*`;
    }
  } catch {
    // The path has an invalid percent-encoding.
  }
  return NO_ROUTE;
}

function textOf(path: unknown): string {
  return typeof path === 'string' ? path : NO_ROUTE;
}
