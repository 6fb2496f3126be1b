import { failure } from '#libs/kernel';
import { type Clock } from '../services/shapes';

/** The clocks of the services show different instants, so they cannot be advanced together. */
export class ClocksDiffer extends failure.conflict(
  'CLOCKS_DIFFER',
  'The clocks of the services differ',
  (clocks: readonly (readonly [service: string, clock: Clock])[]) => {
    const shown = clocks.map(([service, { mode, now }]) => `${service} ${mode} ${now}`);
    return `The clocks of the sandbox differ: ${shown.join(', ')}. Set them with PUT /__admin/clock first.`;
  },
) {}

/** Due work never ends, because it schedules more work again and again. */
export class TooManySteps extends failure.unprocessable(
  'TOO_MANY_STEPS',
  'The clock would need more than the maximum number of steps',
  (steps: number) =>
    `Work is due at more than ${String(steps)} instants before the requested time. ` +
    'Advance the clock by a shorter time. Nothing was changed in any service.',
) {}
