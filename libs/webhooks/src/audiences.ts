import { Injectable } from '@nestjs/common';
import { Sandboxes, type OpenSandbox } from '#libs/sandbox';
import { type Audience } from './event';

/**
 * Remembers which sandboxes have no enabled subscription, so that recording an event there costs nothing. After a
 * subscription is enabled, `changed` must be called. It reaches all instances, like a changed rule; docs/adr/0021.
 */
@Injectable()
export class Audiences {
  /** The version of the sandbox in which it had no enabled subscription. */
  private readonly emptyAt = new WeakMap<OpenSandbox, number>();

  constructor(private readonly sandboxes: Sandboxes) {}

  /** The audience of the sandbox of the current request. */
  current(): Audience {
    const openSandbox = this.sandboxes.currentHeld();
    if (openSandbox === undefined) return { isEmpty: false, noteEmpty: () => undefined };
    const { version, isStale } = openSandbox;
    return {
      isEmpty: !isStale && this.emptyAt.get(openSandbox) === version,
      // Stored for the version before the lookup, because a subscription that is enabled during it increases the
      // version.
      noteEmpty: () => this.emptyAt.set(openSandbox, version),
    };
  }

  /** Makes every instance read the subscriptions of the current sandbox again. */
  changed(): Promise<void> {
    return this.sandboxes.announceChange();
  }
}
