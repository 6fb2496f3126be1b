import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';

/** Sets `Cache-Control: no-store` on each response, errors included (RFC 6749, 5.1 and 5.2; RFC 7591, 3.2). */
@Injectable()
export class NoStore implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const response = context.switchToHttp().getResponse<Response>();
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Pragma', 'no-cache');
    return true;
  }
}
