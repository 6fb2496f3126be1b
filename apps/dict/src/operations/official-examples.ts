import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { callOf, type Call } from '../official/call';
import { isExample } from './is-example';

/**
 * Stores the objects that the example of an operation names. It needs the rows of all features, which need the operations:
 * so the folder `examples` implements it.
 */
export abstract class OfficialExamples {
  /** Stores the objects that do not exist. */
  abstract store(call: Call<unknown>): Promise<void>;
}

/** Makes the examples of the documentation work in every sandbox; docs/adr/0058. */
@Injectable()
export class ExampleInterceptor implements NestInterceptor {
  constructor(private readonly examples: OfficialExamples) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const call = callOf(request);
    if (isExample(call, request.params as Readonly<Record<string, string>>)) {
      await this.examples.store(call);
    }
    return next.handle();
  }
}
