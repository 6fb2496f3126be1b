import { Catch, Injectable, UseFilters, type ArgumentsHost, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Request } from 'express';
import { currentContext, ErrorBodies, ProblemFilter } from '#libs/http';
import { Failure } from '#libs/kernel';
import { foundIn, withSentence } from './elsewhere';
import { OtherSandboxes } from './other-sandboxes';

type Parameters = Readonly<Record<string, string>>;

/**
 * The 404 of this GET by id names another sandbox that has the id: clients often forget to name theirs (docs/adr/0069). It is a
 * filter, because an interceptor would double the cost of each request that succeeds.
 *
 * @param has finds it in the current sandbox. It only reads; undefined, null, false and an error mean that it is not there
 */
export function LooksElsewhere<Service>(
  service: Type<Service>,
  has: (service: Service, path: Parameters) => Promise<unknown>,
): MethodDecorator {
  @Catch(Failure)
  @Injectable()
  class LookElsewhere extends ProblemFilter {
    constructor(
      bodies: ErrorBodies,
      private readonly others: OtherSandboxes,
      private readonly services: ModuleRef,
    ) {
      super(bodies);
    }

    override catch(error: Failure, host: ArgumentsHost): void {
      if (error.kind === 'not-found') void this.catchMissing(error, host);
      else super.catch(error, host);
    }

    /** Nest does not wait for a filter, so nothing may be thrown here. */
    private async catchMissing(missing: Failure, host: ArgumentsHost): Promise<void> {
      const { params } = host.switchToHttp().getRequest<Request<Parameters>>();
      const isThere = async () => has(this.services.get(service, { strict: false }), params);
      const sandbox = await this.others.having(isThere).catch(() => undefined);
      const error =
        sandbox === undefined ? missing : withSentence(missing, foundIn(sandbox, currentContext()));
      super.catch(error, host);
    }
  }
  return UseFilters(LookElsewhere);
}
