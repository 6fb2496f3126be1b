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
      const covered = stack.slice(this.firstLayer);
      this.root = branchOf(
        this.router,
        new Map(covered.map((layer) => [layer, fixedSegments(layer)])),
      );
    }
    let branch = this.root;
    for (const segment of path.split('/').slice(1)) {
      const next = branch.branches.get(segment);
      if (next === undefined) break;
      branch = next;
    }
    return branch.router;
  }
}

/**
 * @param layers those that can match a path that begins with the segments of the branch, with their own fixed segments
 * @param depth how many segments lead to the branch
 */
function branchOf(
  router: LayeredRouter,
  layers: ReadonlyMap<RouterLayer, readonly string[]>,
  depth = 0,
): Branch {
  const withNext = (isWanted: (segment: string | undefined) => boolean) =>
    [...layers].filter(([, fixed]) => isWanted(fixed[depth]));
  const segments = new Set([...layers.values()].flatMap((fixed) => fixed[depth] ?? []));
  const branches = [...segments].map((segment): [string, Branch] => {
    const within = withNext((next) => next === undefined || next === segment);
    return [segment, branchOf(router, new Map(within), depth + 1)];
  });
  const here = withNext((next) => next === undefined).map(([layer]) => layer);
  return {
    branches: new Map(branches),
    router: Object.create(router, { stack: { value: here } }) as LayeredRouter,
  };
}

/** The segments of the declared path up to the first that is a pattern. */
function fixedSegments({ route, rawPath }: RouterLayer): readonly string[] {
  const declared = route?.path ?? rawPath;
  if (typeof declared !== 'string') return [];
  const segments = declared.split('/').slice(1);
  const end = segments.findIndex((segment) => segment === '' || PATTERN.test(segment));
  return end === -1 ? segments : segments.slice(0, end);
}
