import { guarded } from '#libs/http';
import { newUuid } from '#libs/kernel';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServiceClient } from '../services/service-client';
import { ServiceFailed, ServiceRefused } from '../services/service.errors';

/** A hold ends by itself after this time, if the suite control is killed. */
const SECONDS = 30;
const RENEW_MS = 3_000;
/** How long another client may hold the sandbox, or its requests may run, before the change is refused. */
const PATIENCE_MS = 30_000;
const RETRY_MS = 50;
/**
 * A service waits five seconds for its requests, and ten for its instances. A service that takes longer counts as
 * unavailable.
 */
const HOLD_TIMEOUT_MS = 15_000;
const RELEASE_TIMEOUT_MS = 5_000;

export interface HoldOptions {
  /** True if running executions and reports go on, because the change waits for them. */
  readonly letsJobsPass?: boolean;
}

/** The holds of one sandbox in all services, while a change is made. */
export class AllHolds {
  private readonly hold: { readonly id: string; readonly seconds: number } & HoldOptions;
  private readonly path: string;
  /** The services that were asked to hold it. */
  private readonly asked: ServiceClient[] = [];
  /** The services that hold it. */
  private readonly held = new Map<ServiceClient, { renewal?: Promise<void>; untilMs: number }>();
  private lost: ServiceClient | undefined;

  constructor(sandbox: string, { letsJobsPass = false }: HoldOptions = {}) {
    this.hold = { id: newUuid(), seconds: SECONDS, letsJobsPass };
    this.path = `/sandboxes/${sandbox}/hold`;
  }

  /**
   * Holds the sandbox while `work` runs: in one service after the other in a fixed order, so that two clients do not
   * wait
   * for each other for ever.
   * @throws ServiceRefused, ServiceFailed if a service cannot hold it; then no service holds it
   */
  async during<T>(services: readonly ServiceClient[], work: () => Promise<T>): Promise<T> {
    const timer = setInterval(
      guarded(() => void this.renew()),
      RENEW_MS,
    );
    try {
      for (const service of services) await this.take(service);
      return await work();
    } finally {
      clearInterval(timer);
      await this.release();
    }
  }

  private async take(service: ServiceClient): Promise<void> {
    this.asked.push(service);
    await untilFree(() => service.command('PUT', this.path, this.hold, HOLD_TIMEOUT_MS));
    this.held.set(service, { untilMs: performance.now() + SECONDS * 1_000 });
  }

  /** Makes all holds last longer. It never throws; `check` reports a hold that was lost. */
  async renew(): Promise<void> {
    await Promise.all([...this.held.keys()].map((service) => this.renewOnce(service)));
  }

  /** @throws ServiceFailed if a service no longer holds the sandbox, so that its requests run */
  check(): void {
    const nowMs = performance.now();
    const [late] = [...this.held].find(([, { untilMs }]) => untilMs < nowMs) ?? [];
    const service = this.lost ?? late;
    if (service === undefined) return;
    throw service.failed(
      `${service.name} no longer holds the sandbox: it was started again, or the hold ended. Requests may have ` +
        'run during the change.',
    );
  }

  /** If a service cannot be reached, its requests go on when the time of the hold is over. */
  private async release(): Promise<void> {
    await Promise.all(
      this.asked.map(async (service) => {
        // A renewal that arrives after the release would find no hold.
        await this.held.get(service)?.renewal;
        const path = `${this.path}/${this.hold.id}`;
        await service.command('DELETE', path, undefined, RELEASE_TIMEOUT_MS).catch(() => undefined);
      }),
    );
  }

  /** Waits for a renewal that is under way. */
  private async renewOnce(service: ServiceClient): Promise<void> {
    const state = this.held.get(service);
    if (state === undefined) return;
    state.renewal ??= this.renewIn(service).finally(() => {
      delete state.renewal;
    });
    await state.renewal;
  }

  private async renewIn(service: ServiceClient): Promise<void> {
    const askedMs = performance.now();
    try {
      await service.command('PUT', this.path, { ...this.hold, renew: true }, HOLD_TIMEOUT_MS);
      const state = this.held.get(service);
      if (state !== undefined) state.untilMs = askedMs + SECONDS * 1_000;
    } catch (error) {
      // A service that does not answer may still hold it: see `untilMs`.
      if (error instanceof ServiceRefused) this.lost ??= service;
    }
  }
}

async function untilFree<T>(hold: () => Promise<T>): Promise<T> {
  const untilMs = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await hold();
    } catch (error) {
      if (!isTemporary(error) || performance.now() >= untilMs) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** Whether another client holds the sandbox, or requests that began earlier are still running. */
function isTemporary(error: unknown): boolean {
  if (error instanceof ServiceRefused) return error.code === 'SANDBOX_HELD';
  return error instanceof ServiceFailed && error.serviceCode === 'SANDBOX_BUSY';
}
