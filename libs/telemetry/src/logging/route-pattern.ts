import type { Request } from 'express';
import { routerOf } from '#libs/http';

const NO_ROUTE = '(no route)';

/**
 * The path of a request for the log: the pattern of its route, `/dict/keys/:key`. The path itself is never
 * shown, because it may hold a key or a card number. If the request was answered before it reached its route,
 * the pattern is looked up; below a mounted handler it is the mount path, as in `/docs/*`.
 */
export function routePattern(request: Request): string {
  const route = request.route as { readonly path?: unknown } | undefined;
  if (typeof route?.path === 'string') return route.path;
  const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
  try {
    for (const layer of routerOf(request.app).stack) {
      const match = layer.match(request.path);
      if (match === false) continue;
      if (layer.route?.methods[method] === true) return textOf(layer.route.path);
      if (layer.route === undefined && match.path.length > 1) return `${match.path}/*`;
    }
  } catch {
    // The path has an invalid percent-encoding.
  }
  return NO_ROUTE;
}

function textOf(path: unknown): string {
  return typeof path === 'string' ? path : NO_ROUTE;
}
