import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { toIsoUtc } from '#libs/kernel';
import { inSandbox } from '../work/sandbox-work';
import { DueTimer } from './due-timer';
import { Holds } from '../hold/holds';
import { SandboxReplaced, ServiceStopping } from '../store/sandbox.errors';
import { SandboxPool } from '../open/sandbox-pool';
import { Sandboxes } from '../open/sandboxes';
import { ClockLease } from './clock-lease';
import { resumed } from '../clock/clock-state';

/**
 * Starts a clock again that was frozen only for the time of a hold, if the holder did not: it was killed, or it could
 * not reach this service.
 */
@Injectable()
export class HeldClock implements OnApplicationBootstrap {
  private readonly logger = new Logger('Clock');

  constructor(
    private readonly pool: SandboxPool,
    private readonly sandboxes: Sandboxes,
    private readonly holds: Holds,
    private readonly timer: DueTimer,
  ) {}

  onApplicationBootstrap(): void {
    this.holds.onRelease((sandbox) => void this.resume(sandbox));
    this.pool.onOpened((sandbox) => void this.resume(sandbox));
  }

  /** Never throws, because no caller waits for it. */
  private async resume(name: string): Promise<void> {
    const open = this.sandboxes.peek(name);
    if (open === undefined || this.holds.isHeld(name)) return;
    if (resumed(open.clock, open.machineMs) === undefined) return;
    try {
      await inSandbox(name, { isBackground: true }, () => this.resumeHere());
    } catch (error) {
      if (error instanceof SandboxReplaced || error instanceof ServiceStopping) return;
      this.logger.error(`The clock of sandbox ${name} cannot be started again: ${String(error)}`);
    }
  }

  private async resumeHere(): Promise<void> {
    const openSandbox = await this.sandboxes.current();
    const { name } = openSandbox;
    const shownMs = await ClockLease.hold(openSandbox, async (lease) => {
      const state = resumed(openSandbox.clock, openSandbox.machineMs);
      // Another instance was faster, or the sandbox is held again.
      if (state === undefined || this.holds.isHeld(name)) return undefined;
      await lease.setClock(state);
      return openSandbox.nowMs();
    });
    if (shownMs === undefined) return;
    await this.sandboxes.announce(name);
    this.timer.look(name);
    this.logger.warn(
      `The clock of sandbox ${name} was frozen by a change of the suite control that did not finish. It runs again from ` +
        `${toIsoUtc(shownMs)}. The clocks of other services may differ: set them with PUT /__admin/clock.`,
    );
  }
}
