import type { RequestHandler } from 'express';
import { leaveBodyToRoute } from '../body/streamed-body';

/**
 * The stage of a handler: before the body is read; after it, inside the request context; or after all others, before
 * the route is found.
 */
export type Stage = 'arrival' | 'context' | 'routing';

const OWN_PATH =
  /^\/((__admin|health|docs|guide|console)(\/|$)|(favicon\.ico|openapi\.json|docs-json|docs-yaml|metrics)?$)/;

/**
 * Handlers that libraries and apps add for the requests to the simulated system. They do not run for the
 * addresses of the simulator itself (start page, console, guides, control, health, metrics, documentation): no rule applies to
 * those, the journal does not show them, and requests to them create no sandbox.
 */
export class RequestStages {
  private readonly handlers: Record<Stage, RequestHandler[]> = {
    arrival: [],
    context: [],
    routing: [],
  };

  private readonly rewrites: ((url: string) => string)[] = [];

  /** @param healthPath of the contract, which is an address of the simulator itself too */
  constructor(private readonly healthPath: string) {}

  add(stage: Stage, handler: RequestHandler): void {
    this.handlers[stage].push((request, response, next) => {
      if (this.isOwn(request.path)) next();
      else handler(request, response, next);
    });
  }

  /**
   * Routes requests by another address, if the real system has several for the same. The journal shows the requested
   * one. A rule can name either.
   * @param rewrite gets and returns a path that a query may follow; it returns other addresses as they are
   */
  addRewrite(rewrite: (url: string) => string): void {
    this.rewrites.push(rewrite);
    this.add('routing', (request, _response, next) => {
      request.url = rewrite(request.url);
      next();
    });
  }

  /** Leaves the bodies that are posted to an address to its route, which reads them with `streamedBody`. */
  addStreamed(path: string): void {
    this.add('arrival', (request, _response, next) => {
      if (request.method === 'POST' && request.path === path) leaveBodyToRoute(request);
      next();
    });
  }

  /** The path by which a request is routed. */
  routedPath(path: string): string {
    return this.rewrites.reduce((rewritten, rewrite) => rewrite(rewritten), path);
  }

  at(stage: Stage): readonly RequestHandler[] {
    return this.handlers[stage];
  }

  /** Whether an address is one of the simulator itself. */
  isOwn(path: string): boolean {
    return OWN_PATH.test(path) || path === this.healthPath;
  }
}
