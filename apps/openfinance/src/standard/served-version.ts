import {
  applyDecorators,
  mixin,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { Response } from 'express';
import { type Observable } from 'rxjs';

export const SERVED_VERSION = 'x-v';

/** For a controller whose responses name the version of the standard that their bodies have, in the header `x-v`. */
export function ServesVersion(version: string): ClassDecorator {
  return applyDecorators(UseInterceptors(namingVersion(version)));
}

function namingVersion(version: string): Type<NestInterceptor> {
  class NamesVersion implements NestInterceptor {
    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      // Before the request is read, so that a refusal has it too.
      context.switchToHttp().getResponse<Response>().setHeader(SERVED_VERSION, version);
      return next.handle();
    }
  }
  return mixin(NamesVersion);
}
