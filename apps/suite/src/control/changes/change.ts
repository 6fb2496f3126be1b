import { Injectable } from '@nestjs/common';
import { currentContext, RequestContext, runInContext } from '#libs/platform';
import { type ServiceClient } from '../services/service-client';
import { ChangeIncomplete, ServiceFailed } from '../services/service.errors';
import { Services } from '../services/services';
import { holdAll } from './hold-all';
import { type Undo } from './undo';

const UNCHANGED = 'Nothing was changed in any service.';

/** A change of one sandbox in all services, which is made everywhere or nowhere. */
export class Change {
  private readonly undos: { readonly service: ServiceClient; readonly undo: Undo }[] = [];

  constructor(
    readonly sandbox: string,
    readonly services: readonly ServiceClient[],
  ) {}

  /** Must be called before the service is changed: a change whose answer is lost must be taken back too. */
  canBeTakenBack(service: ServiceClient, undo: Undo): void {
    this.undos.push({ service, undo });
  }

  /** @returns the names of the services where it could not be taken back */
  async takeBack(): Promise<readonly string[]> {
    const unknown: string[] = [];
    for (const { service, undo } of this.undos.reverse()) {
      await undo.takeBack().catch(() => unknown.push(service.name));
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
   * Makes a change while the sandbox is held in all services. If it fails, what was changed is taken back.
   * @throws ServiceRefused, ServiceFailed if nothing was changed
   * @throws ChangeIncomplete if a service does not answer any more, so that its state is unknown
   */
  make<T>(sandbox: string, work: (change: Change) => Promise<T>): Promise<T> {
    return this.within(sandbox, () =>
      holdAll(sandbox, this.services.all, () => this.allOrNothing(sandbox, work)).catch(
        (error: unknown) => {
          throw error instanceof ServiceFailed ? error.withConsequence(UNCHANGED) : error;
        },
      ),
    );
  }

  /** Runs work whose calls are about this sandbox, and pass its hold. */
  async within<T>(sandbox: string, work: () => Promise<T>): Promise<T> {
    const { correlationId, trace } = currentContext();
    const context = new RequestContext(correlationId, sandbox);
    context.trace = trace;
    context.passesHold = true;
    try {
      return await runInContext(context, work);
    } finally {
      context.end();
    }
  }

  private async allOrNothing<T>(sandbox: string, work: (change: Change) => Promise<T>): Promise<T> {
    const change = new Change(sandbox, this.services.all);
    try {
      const result = await work(change);
      await change.forget();
      return result;
    } catch (error) {
      const unknown = await change.takeBack();
      if (unknown.length === 0) throw error;
      const cause = error instanceof Error ? error.message : String(error);
      throw new ChangeIncomplete(cause, unknown);
    }
  }
}
