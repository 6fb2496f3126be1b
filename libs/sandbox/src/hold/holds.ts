import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type RequestContext } from '#libs/http';
import { workOf } from '../work/sandbox-work';
import { SANDBOX_STORE, type SandboxStore } from '../store/sandbox-store';
import { type Hold } from '../peers/peers';
import { Gate } from './gate';
import { HoldLost, SandboxBusy } from './hold.errors';

/**
 * How long a hold waits for work in progress. It is shorter than the time that other instances wait for an answer. A
 * holder can try again; until then, the waiting requests continue.
 */
const PATIENCE_MS = 5_000;

/**
 * Holds sandboxes: new requests wait while a client changes a sandbox in several services at the same moment. A hold
 * lasts only seconds, so it is kept in memory, in every instance of the service. docs/adr/0032.
 */
@Injectable()
export class Holds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Holds');
  private readonly gates = new Map<string, Gate>();
  private readonly listeners: ((sandbox: string) => void)[] = [];

  constructor(@Inject(SANDBOX_STORE) private readonly store: Pick<SandboxStore, 'peers'>) {}

  /**
   * Connects at the start, because a hold is sent only to connected instances, used or not. If the database is not
   * available yet, the first use connects.
   */
  async onApplicationBootstrap(): Promise<void> {
    await this.store.peers.connect().catch(() => undefined);
  }

  isHeld(sandbox: string): boolean {
    return this.gates.get(sandbox)?.heldBy !== undefined;
  }

  /** Calls `listener` with the name of a sandbox whenever a hold of it ends. */
  onRelease(listener: (sandbox: string) => void): void {
    this.listeners.push(listener);
  }

  /** Counts work as admitted without waiting, until it ends or `pause` is called. */
  admit(context: RequestContext): void {
    const gate = this.gateOf(context.sandbox);
    gate.enter();
    workOf(context).isAdmitted = true;
    context.onEnd(() => {
      this.pause(context);
    });
  }

  /**
   * Waits while the sandbox is held, unless the work passes holds. Then the work is admitted.
   * @param gone ends the wait, for example because the client has left
   * @returns false if the wait was ended while the sandbox was held: the work is not admitted, and must not be done
   */
  async enter(context: RequestContext, gone: AbortSignal): Promise<boolean> {
    while (!this.tryEnter(context)) {
      if (gone.aborted) return false;
      await this.gates.get(context.sandbox)?.opened(gone);
    }
    return true;
  }

  /** Admits the work, unless the sandbox is held and the work does not pass holds. @returns whether it is admitted */
  tryEnter(context: RequestContext): boolean {
    if (!this.passes(context)) return false;
    if (!workOf(context).isAdmitted) this.admit(context);
    return true;
  }

  /** Call this when the work only waits from now on and changes nothing. A hold does not wait for it. */
  pause(context: RequestContext): void {
    if (!workOf(context).isAdmitted) return;
    workOf(context).isAdmitted = false;
    this.gates.get(context.sandbox)?.leave();
  }

  /**
   * Holds a sandbox in all instances, or renews a hold. Resolves when all requests and all due work that began earlier
   * have ended.
   *
   * @throws SandboxHeld if it is held under another id
   * @throws SandboxBusy if they do not end in time; then the sandbox is not held
   */
  async hold(hold: Hold): Promise<void> {
    if (!this.gateOf(hold.sandbox).close(hold)) {
      await this.store.peers.announce({ kind: 'held', ...hold });
      return;
    }
    try {
      const announced = this.store.peers.announce({ kind: 'held', ...hold });
      const [, refusals] = await Promise.all([this.quiet(hold.sandbox), announced]);
      const [refusal] = refusals;
      if (refusal !== undefined) throw new SandboxBusy(hold.sandbox, refusal);
    } catch (error) {
      await this.release(hold);
      throw error;
    }
  }

  /** Renews a hold in all instances. @throws HoldLost if it has ended */
  async renew(hold: Hold): Promise<void> {
    const gate = this.gates.get(hold.sandbox);
    if (gate?.heldBy !== hold.id) throw new HoldLost(hold.sandbox, hold.id);
    gate.close(hold);
    await this.store.peers.announce({ kind: 'held', ...hold });
  }

  /** Releases a sandbox in all instances. Does nothing if it is not held under this id. */
  async release({ sandbox, id }: Pick<Hold, 'sandbox' | 'id'>): Promise<void> {
    this.gates.get(sandbox)?.open(id);
    await this.store.peers.announce({ kind: 'released', sandbox, id });
  }

  /** Another instance holds the sandbox, and waits for this instance. @throws SandboxHeld, SandboxBusy */
  async holdHere(hold: Hold): Promise<void> {
    if (!this.gateOf(hold.sandbox).close(hold)) return;
    await this.quiet(hold.sandbox);
  }

  releaseHere({ sandbox, id }: Pick<Hold, 'sandbox' | 'id'>): void {
    this.gates.get(sandbox)?.open(id);
  }

  beforeApplicationShutdown(): void {
    for (const gate of [...this.gates.values()]) gate.open();
  }

  private passes(context: RequestContext): boolean {
    const { passesHold, isJob } = workOf(context);
    const gate = this.gates.get(context.sandbox);
    return gate?.heldBy === undefined || passesHold || (isJob && gate.letsJobsPass);
  }

  private async quiet(sandbox: string): Promise<void> {
    const left = (await this.gates.get(sandbox)?.quiet(PATIENCE_MS)) ?? 0;
    if (left === 0) return;
    const requests = left === 1 ? '1 request is' : `${String(left)} requests are`;
    throw new SandboxBusy(
      sandbox,
      `${requests} still running after ${String(PATIENCE_MS / 1_000)} s`,
    );
  }

  private gateOf(sandbox: string): Gate {
    const known = this.gates.get(sandbox);
    if (known !== undefined) return known;
    const gate = new Gate(sandbox, {
      onUnused: () => this.gates.delete(sandbox),
      onOpen: () => {
        for (const listener of this.listeners) listener(sandbox);
      },
      onLapse: (id) => {
        this.logger.warn(
          `Sandbox ${sandbox} is released: hold ${id} was neither renewed nor released in time. If a suite control was ` +
            'killed, its change may have been made in only some services. Reset the sandbox or restore a snapshot.',
        );
      },
    });
    this.gates.set(sandbox, gate);
    return gate;
  }
}
