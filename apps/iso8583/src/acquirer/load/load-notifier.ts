import { Inject, Injectable } from '@nestjs/common';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { ChangeNotifier, CLOCK } from '#libs/sandbox';

/** The time of the sandbox, and notices for the requests that wait for a run. */
@Injectable()
export class LoadNotifier {
  constructor(
    private readonly notifier: ChangeNotifier,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  now(): string {
    return toIsoUtc(this.clock.nowMs());
  }

  notify(id: string): void {
    this.notifier.notify(changeId(id));
  }
}

export function changeId(id: string): string {
  return `load ${id}`;
}
