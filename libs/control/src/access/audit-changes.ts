import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { tap, type Observable } from 'rxjs';
import { currentContext } from '#libs/http';
import { audit, isAudited } from './audit';
import { isUnaudited, nameInWords } from './concern';
import { currentAccess } from './caller';

/** Logs a line for each control operation that has changed something and has not logged a line with more words itself. */
@Injectable()
export class AuditChanges implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method } = context.switchToHttp().getRequest<Request>();
    const changesNothing = ['GET', 'HEAD'].includes(method) || isUnaudited(this.reflector, context);
    if (changesNothing) return next.handle();
    return next.handle().pipe(
      tap(() => {
        if (isAudited()) return;
        // Not a parameter of the path, because it can be a card number.
        const subject = currentAccess()?.sandboxes.at(-1) ?? currentContext().sandbox;
        audit(nameInWords(context), subject);
      }),
    );
  }
}
