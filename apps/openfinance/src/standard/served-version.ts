import {
  applyDecorators,
  mixin,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
  type Type,
} from '@nestjs/common';
import type { Response } from 'express';

export const SERVED_VERSION = 'x-v';

/** For a controller whose responses have the header `x-v` with the version of the standard. */
export function ServesVersion(version: string): ClassDecorator {
  return applyDecorators(UseGuards(namingVersion(version)));
}

function namingVersion(version: string): Type<CanActivate> {
  class NamesVersion implements CanActivate {
    canActivate(context: ExecutionContext): boolean {
      // Set before the request is read, so that an error response has it too.
      context.switchToHttp().getResponse<Response>().setHeader(SERVED_VERSION, version);
      return true;
    }
  }
  return mixin(NamesVersion);
}
