import type { Request } from 'express';

/** The part of the routing table that is used here. Express 5 has no public interface for it. */
interface Layer {
  readonly route?: { readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/**
 * The methods that are allowed at the path of the request, for `Allow`. Empty if there is no route.
 */
export function allowedMethods(request: Request): string[] {
  const { stack } = request.app.router as unknown as { readonly stack: readonly Layer[] };
  const methods = new Set<string>();
  for (const layer of stack) {
    if (layer.route === undefined || !layer.match(request.path)) continue;
    for (const method of Object.keys(layer.route.methods)) methods.add(method.toUpperCase());
  }
  if (methods.has('GET')) methods.add('HEAD');
  if (methods.size > 0) methods.add('OPTIONS');
  return [...methods].sort();
}
