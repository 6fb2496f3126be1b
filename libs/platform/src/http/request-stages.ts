import { Inject, Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { APP, type AppDefinition } from '../app-definition';

/** The stage of a handler: before the body is read, or after it, inside the request context. */
export type Stage = 'arrival' | 'context';

/**
 * Handlers that libraries and apps add for the requests to the simulated system. They do not run for the
 * addresses of the simulator itself (start page, control, health, documentation): no rule applies to those,
 * the journal does not show them, and requests to them create no sandbox.
 */
@Injectable()
export class RequestStages {
  private readonly handlers: Record<Stage, RequestHandler[]> = { arrival: [], context: [] };

  constructor(@Inject(APP) private readonly app: AppDefinition) {}

  add(stage: Stage, handler: RequestHandler): void {
    this.handlers[stage].push((request, response, next) => {
      if (this.isOwn(request.path)) next();
      else handler(request, response, next);
    });
  }

  at(stage: Stage): readonly RequestHandler[] {
    return this.handlers[stage];
  }

  private isOwn(path: string): boolean {
    return (
      path.startsWith('/__admin') ||
      path.startsWith('/health') ||
      path.startsWith('/docs') ||
      path === '/' ||
      path === '/favicon.ico' ||
      path === '/openapi.json' ||
      path === this.app.healthPath
    );
  }
}
