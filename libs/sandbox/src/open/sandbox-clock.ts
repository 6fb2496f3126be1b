import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { currentWork } from '../work/sandbox-work';
import { Sandboxes } from './sandboxes';

/** The clock of the sandbox of the current request or work. */
@Injectable()
export class SandboxClock implements Clock {
  constructor(private readonly sandboxes: Sandboxes) {}

  /**
   * A request keeps the clock of the sandbox that it started with, even if that sandbox is reset.
   * @throws Error if the sandbox is not open yet: every request opens it before its service runs
   */
  nowMs(): number {
    const { instantMs } = currentWork();
    if (instantMs !== undefined) return instantMs;
    const { sandbox } = currentContext();
    const openSandbox = this.sandboxes.currentHeld() ?? this.sandboxes.peek(sandbox);
    if (openSandbox === undefined)
      throw new Error(`Sandbox ${sandbox} is not open, so it has no clock.`);
    return openSandbox.nowMs();
  }
}
