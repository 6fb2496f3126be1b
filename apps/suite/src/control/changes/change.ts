import { Injectable } from '@nestjs/common';
import { currentContext, RequestContext, runInContext } from '#libs/http';
import { workOf } from '#libs/sandbox';
import { type ServiceClient } from '../services/service-client';
import { ChangeIncomplete, ServiceFailed } from '../services/service.errors';
import { Services } from '../services/services';
import { AllHolds, type HoldOptions } from './all-holds';
import { type Undo } from './undo';

/** The maximum time that a service may take to report whether it is ready. */
const PROBE_MS = 10_000;
const UNCHANGED = 'Nothing was changed in any service.';

/** A change of one sandbox in all services, which is made everywhere or nowhere. */
export class Change {
  private readonly undos: { readonly service: ServiceClient; readonly undo: Undo }[] = [];

  /** The consequence for the client if a service fails and the rest is taken back. */
  private consequence = UNCHANGED;

  constructor(
    readonly sandbox: string,
    readonly services: readonly ServiceClient[],
    private readonly holds: AllHolds,
  ) {}

  /** @throws ServiceFailed if requests of a service no longer wait, so that the change cannot go on */
  checkHolds(): void {
    this.holds.check();
  }

  /** Asks every service whether its requests have waited until now. @throws ServiceFailed */
  async confirmHolds(): Promise<void> {
    await this.holds.renew();
    this.holds.check();
  }

  /**
   * Must be called before something is changed that cannot be taken back. @param consequence of a failure after that
   */
  cannotBeTakenBack(consequence: string): void {
    this.consequence = consequence;
  }

  explained(error: unknown): unknown {
    return error instanceof ServiceFailed ? error.withConsequence(this.consequence) : error;
  }

  /** Must be called before the service is changed: a change whose response is lost must be taken back too. */
  canBeTakenBack(service: ServiceClient, undo: Undo): void {
    this.undos.push({ service, undo });
  }

  /** @returns the names of the services where it could not be taken back */
  async takeBack(): Promise<readonly string[]> {
    const unknown: string[] = [];
    for (const service of this.services) {
      const undos = this.undos.filter((each) => each.service === service).reverse();
      if (undos.length === 0) continue;
      try {
        // A service that does not answer would delay the others, each time for as long as a change may take.
        await service.isReady(PROBE_MS);
        for (const { undo } of undos) await undo.takeBack();
      } catch {
        unknown.push(service.name);
      }
    }
    return unknown;
  }

  async forget(): Promise<void> {
    await Promise.all(this.undos.map(({ undo }) => undo.forget()));
  }
}

/** Changes sandboxes in all services at once; docs/adr/0032. */
@Injectable()
export class Changes {
  constructor(private readonly services: Services) {}

  /**
   * Makes a change while the sandbox is held in all services. If it fails, all changes are taken back.
   * @throws ServiceRefused, ServiceFailed if nothing was changed
   * @throws ChangeIncomplete if a service no longer answers, so that its state is unknown
   */
  async make<T>(
    sandbox: string,
    work: (change: Change) => Promise<T>,
    options: HoldOptions = {},
  ): Promise<T> {
    const holds = new AllHolds(sandbox, options);
    const change = new Change(sandbox, this.services.all, holds);
    return this.within(sandbox, async () => {
      try {
        return await holds.during(change.services, () => allOrNothing(change, work));
      } catch (error) {
        throw change.explained(error);
      }
    });
  }

  /** Runs work whose calls are about this sandbox, have the token of the caller, and pass its hold. */
  async within<T>(sandbox: string, work: () => Promise<T>): Promise<T> {
    const { correlationId, trace, headers } = currentContext();
    const { authorization } = headers;
    const context = new RequestContext(correlationId, sandbox, { authorization });
    context.trace = trace;
    workOf(context).passesHold = true;
    try {
      return await runInContext(context, work);
    } finally {
      context.end();
    }
  }
}

async function allOrNothing<T>(change: Change, work: (change: Change) => Promise<T>): Promise<T> {
  try {
    const result = await work(change);
    await change.confirmHolds();
    await change.forget();
    return result;
  } catch (error) {
    const unknown = await change.takeBack();
    if (unknown.length === 0) throw error;
    const cause = error instanceof Error ? error.message : String(error);
    throw new ChangeIncomplete(cause, unknown);
  }
}
