import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { catchError, from, type Observable } from 'rxjs';
import { currentContext } from '#libs/http';
import { Failure } from '#libs/kernel';
import { foundIn, withSentence } from './elsewhere';
import { OtherSandboxes } from './other-sandboxes';

const LOOK = 'look elsewhere';

type Parameters = Readonly<Record<string, string>>;

/** Reads whether the current sandbox has what the path names. */
interface Look<Service> {
  readonly service: Type<Service>;
  readonly has: (service: Service, path: Parameters) => Promise<unknown>;
}

/**
 * The 404 of this GET by id names another sandbox that has the id: clients often forget to name theirs (docs/adr/0069).
 *
 * @param has finds it in the current sandbox. It only reads; undefined, null, false and an error mean that it is not there
 */
export function LooksElsewhere<Service>(
  service: Type<Service>,
  has: Look<Service>['has'],
): MethodDecorator {
  const look: Look<Service> = { service, has };
  return applyDecorators(SetMetadata(LOOK, look), UseInterceptors(LookElsewhere));
}

@Injectable()
export class LookElsewhere implements NestInterceptor {
  constructor(
    private readonly others: OtherSandboxes,
    private readonly reflector: Reflector,
    private readonly services: ModuleRef,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!(error instanceof Failure) || error.kind !== 'not-found') throw error;
        return from(this.named(error, context));
      }),
    );
  }

  /** @throws Failure always: the same one, if no other sandbox has the id */
  private async named(missing: Failure, context: ExecutionContext): Promise<never> {
    const look = this.reflector.get<Look<unknown>>(LOOK, context.getHandler());
    const { params } = context.switchToHttp().getRequest<Request<Parameters>>();
    const service = this.services.get(look.service, { strict: false });
    const sandbox = await this.others.having(() => look.has(service, params));
    if (sandbox === undefined) throw missing;
    throw withSentence(missing, foundIn(sandbox, currentContext()));
  }
}
