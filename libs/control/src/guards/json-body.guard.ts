import { type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { isJson } from '#libs/http';
import { refuseMediaType } from '#libs/openapi';

/**
 * Refuses a body that is not JSON with 415. `curl -d` sends JSON as a form if no Content-Type is given, and its text would be
 * the name of an unknown member.
 */
export class JsonBodyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    refuseMediaType(context.switchToHttp().getRequest<Request>(), isJson, ['application/json']);
    return true;
  }
}
