import type { Express, RequestHandler } from 'express';

/** A handler or route of the router. Express 5 has no public interface for it. */
export interface RouterLayer {
  /** Absent for handlers that `use` added. */
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
  /** The path as it was declared. */
  readonly rawPath?: unknown;
  /** @returns the part of the path that matches; false if none does */
  match(path: string): { readonly path: string } | false;
}

/** The router of an application. */
export interface LayeredRouter {
  /** In the order in which they are tried. */
  readonly stack: readonly RouterLayer[];
  readonly handle: RequestHandler;
  /** The settings of the layers that are added from now on. */
  caseSensitive: boolean | undefined;
  strict: boolean | undefined;
}

/**
 * Makes all later routes obey the case of letters and a slash at the end: a proxy that hides /metrics would not hide
 * /Metrics (docs/adr/0063). The settings of Express for this come too late, because Nest creates the router first.
 */
export function obeyForm(router: LayeredRouter): void {
  router.caseSensitive = true;
  router.strict = true;
}

export function routerOf(app: Pick<Express, 'router'>): LayeredRouter {
  return app.router as unknown as LayeredRouter;
}
