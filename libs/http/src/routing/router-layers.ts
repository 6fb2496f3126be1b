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
}

export function routerOf(app: Pick<Express, 'router'>): LayeredRouter {
  return app.router as unknown as LayeredRouter;
}
