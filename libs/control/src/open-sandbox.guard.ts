import { Injectable, type CanActivate } from '@nestjs/common';
import { currentContext } from '#libs/platform';
import { Holds, Sandboxes } from '#libs/sandbox';

/** A hold is over in seconds, so a client that leaves does not matter. */
const NEVER = new AbortController().signal;

/**
 * Waits while the sandbox of the request is held, and opens it, because its clock is needed. For `/__admin`, nothing
 * else does.
 */
@Injectable()
export class OpenSandboxGuard implements CanActivate {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly holds: Holds,
  ) {}

  async canActivate(): Promise<boolean> {
    await this.holds.enter(currentContext(), NEVER);
    await this.sandboxes.currentUpToDate();
    return true;
  }
}
