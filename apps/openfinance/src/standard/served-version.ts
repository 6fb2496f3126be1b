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

/** For a controller whose responses have the header `x-v` with the version of the standard. */
export function ServesVersion(version: string): ClassDecorator {
  return applyDecorators(UseInterceptors(namingVersion(version)));
}

function namingVersion(version: string): Type<NestInterceptor> {
  class NamesVersion implements NestInterceptor {
    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      // Set before the request is read, so that an error response has it too.
      context.switchToHttp().getResponse<Response>().setHeader(SERVED_VERSION, version);
      return next.handle();
    }
  }
  return mixin(NamesVersion);
}
