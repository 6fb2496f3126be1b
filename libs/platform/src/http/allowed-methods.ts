import type { Request } from 'express';

/** What is used of the router's own table; it has no public face in Express 5. */
interface Layer {
  readonly route?: { readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/** The methods that some route serves at the request's path, for `Allow`; none where there is no route. */
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
