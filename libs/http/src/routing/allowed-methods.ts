import type { Request } from 'express';
import { routerOf } from './router-layers';

/**
 * The methods that are allowed at the path of the request, for `Allow`. Empty if there is no route.
 */
export function allowedMethods(request: Request): string[] {
  const methods = new Set<string>();
  for (const layer of routerOf(request.app).stack) {
    if (layer.route === undefined || layer.match(request.path) === false) continue;
    for (const method of Object.keys(layer.route.methods)) methods.add(method.toUpperCase());
  }
  if (methods.has('GET')) methods.add('HEAD');
  if (methods.size > 0) methods.add('OPTIONS');
  return [...methods].sort();
}

/**
 * Whether a route or a mounted handler answers the method of the request.
 * @param path by which the request is routed
 */
export function hasRoute({ app, method }: Request, path: string): boolean {
  const name = method === 'HEAD' ? 'get' : method.toLowerCase();
  return routerOf(app).stack.some((layer) => {
    const match = layer.match(path);
    if (match === false) return false;
    return layer.route === undefined ? match.path.length > 1 : layer.route.methods[name] === true;
  });
}
