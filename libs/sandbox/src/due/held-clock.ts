import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { newUuid, toIsoUtc } from '#libs/kernel';
import { RequestContext, runInContext } from '#libs/platform';
import { DueTimer } from './due-timer';
import { Holds } from '../hold/holds';
import { SandboxReplaced, ServiceStopping } from '../open/sandbox.errors';
import { Sandboxes } from '../open/sandboxes';
import { ClockLease } from '../clock/clock-lease';
import { resumed } from '../clock/clock-state';

/**
 * Lets a clock run on that was only to stand still while its sandbox was held. Its holder has not done so: it was
 * killed, or could not reach this service.
 */
@Injectable()
export class HeldClock implements OnApplicationBootstrap {
  private readonly logger = new Logger('Clock');

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly holds: Holds,
    private readonly timer: DueTimer,
  ) {}

  onApplicationBootstrap(): void {
    this.holds.onRelease((sandbox) => void this.resume(sandbox));
    this.sandboxes.onOpened((sandbox) => void this.resume(sandbox));
  }

  /** Never throws, as nobody waits for it. */
  private async resume(name: string): Promise<void> {
    const open = this.sandboxes.peek(name);
    if (open === undefined || this.holds.isHeld(name)) return;
    if (resumed(open.clock, open.machineMs) === undefined) return;
    const context = new RequestContext(newUuid(), name);
    context.isBackground = true;
    try {
      await runInContext(context, () => this.resumeHere());
    } catch (error) {
      if (error instanceof SandboxReplaced || error instanceof ServiceStopping) return;
      this.logger.error(`The clock of sandbox ${name} does not run on: ${String(error)}`);
    } finally {
      context.end();
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
      `The clock of sandbox ${name} stood still in the middle of a change of the suite control, and runs on from ` +
        `${toIsoUtc(shownMs)}. The clocks of other services may differ: set them with PUT /__admin/clock.`,
    );
  }
}
