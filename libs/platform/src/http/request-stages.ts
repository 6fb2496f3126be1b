import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';

/** Where on its way a request passes: before its body is read, or behind that, in its context. */
export type Stage = 'arrival' | 'context';

/** Handlers that libraries put into the way of every request. */
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
