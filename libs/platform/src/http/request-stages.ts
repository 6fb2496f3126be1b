import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';

/** The stage of a handler: before the body is read, or after it, inside the request context. */
export type Stage = 'arrival' | 'context';

/** Handlers that libraries add for every request. */
@Injectable()
export class RequestStages {
  private readonly handlers: Record<Stage, RequestHandler[]> = { arrival: [], context: [] };

  add(stage: Stage, handler: RequestHandler): void {
    this.handlers[stage].push(handler);
  }

  at(stage: Stage): readonly RequestHandler[] {
    return this.handlers[stage];
  }
}
