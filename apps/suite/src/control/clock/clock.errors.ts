import { Failure } from '#libs/kernel';
import { type Clock } from '../services/shapes';

/** The clocks of the services show different instants, so they cannot be advanced together. */
export class ClocksDiffer extends Failure {
  readonly kind = 'conflict';
  readonly code = 'CLOCKS_DIFFER';
  readonly title = 'The clocks of the services differ';

  constructor(clocks: readonly (readonly [service: string, clock: Clock])[]) {
    const shown = clocks.map(([service, { mode, now }]) => `${service} ${mode} ${now}`);
    super(
      `The clocks of the sandbox differ: ${shown.join(', ')}. Set them with PUT /__admin/clock first.`,
    );
  }
}

/** The work that becomes due does not end: it schedules more work all the time. */
export class TooManySteps extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'TOO_MANY_STEPS';
  readonly title = 'The clock needs too many steps';

  constructor(steps: number) {
    super(
      `Work is due at more than ${String(steps)} instants before the time that was asked for. ` +
        'Advance the clock by a shorter time. Nothing was changed in any service.',
    );
  }
}
