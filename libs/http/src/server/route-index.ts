import type { Express, RequestHandler } from 'express';
import { routerOf, type LayeredRouter, type RouterLayer } from './router-layers';

/** A segment of a declared path that matches more than itself. */
const PATTERN = /[:*{}()[\]?+!\\]/;

/** The routes whose declared paths begin with the same fixed segments. */
interface Branch {
  readonly branches: Map<string, Branch>;
  /** A router with the layers that can match a path whose fixed segments end here, in their order. */
  readonly router: LayeredRouter;
}

/**
 * Express tries the pattern of every route, up to 128 in a service, until one matches. The index finds the few routes that
 * can match by the fixed segments at the start of their paths, and Express tries only these; docs/adr/0061. The
 * handlers of these routes must not change the address of the request.
 */
export class RouteIndex {
  private readonly router: LayeredRouter;
  private firstLayer = 0;
  private layers = 0;
  private root: Branch | undefined;

  constructor(app: Pick<Express, 'router'>) {
    this.router = routerOf(app);
  }

  /** Routes the request among the layers that were added after `begin`. */
  readonly handler: RequestHandler = (request, response, next) => {
    this.routerFor(request.path).handle(request, response, next);
  };

  /** The index covers the layers that are added from now on. */
  begin(): void {
    this.firstLayer = this.router.stack.length;
  }

  private routerFor(path: string): LayeredRouter {
    const { stack } = this.router;
    if (this.root === undefined || this.layers !== stack.length) {
      this.layers = stack.length;
      this.root = branchOf(this.router, stack.slice(this.firstLayer), []);
    }
    let branch = this.root;
    // The router ignores the case of letters.
    for (const segment of path.toLowerCase().split('/').slice(1)) {
      const next = branch.branches.get(segment);
      if (next === undefined) break;
      branch = next;
    }
    return branch.router;
  }
}

/** @param layers those that can match a path that begins with these segments */
function branchOf(
  router: LayeredRouter,
  layers: readonly RouterLayer[],
  segments: readonly string[],
): Branch {
  const depth = segments.length;
  const fixed = new Map(layers.map((layer) => [layer, fixedSegments(layer)]));
  const next = new Set([...fixed.values()].flatMap((own) => own[depth] ?? []));
  const branches = [...next].map((segment): [string, Branch] => {
    const within = layers.filter((layer) => {
      const own = fixed.get(layer)?.[depth];
      return own === undefined || own === segment;
    });
    return [segment, branchOf(router, within, [...segments, segment])];
  });
  const here = layers.filter((layer) => fixed.get(layer)?.[depth] === undefined);
  return {
    branches: new Map(branches),
    router: Object.create(router, { stack: { value: here } }) as LayeredRouter,
  };
}

/** The segments of the declared path up to the first that is a pattern. */
function fixedSegments({ route, rawPath }: RouterLayer): readonly string[] {
  const declared = route?.path ?? rawPath;
  if (typeof declared !== 'string') return [];
  const segments = declared.toLowerCase().split('/').slice(1);
  const end = segments.findIndex((segment) => segment === '' || PATTERN.test(segment));
  return end === -1 ? segments : segments.slice(0, end);
}
