import { type ControlClient } from '#libs/control-client';
import { type components } from '../api/control';

type Schemas = components['schemas'];

/** What a change of the clock has done: the new time, and the work that was due. */
export interface ClockChange {
  readonly now: string;
  readonly ran: readonly (Schemas['WorkDoneResponse'] & { readonly service?: string })[];
}

/** Work that waits for its instant. */
export type DueWork = Schemas['ScheduledWorkResponse'] & { readonly service?: string };

/** An instant: `2027-03-01T12:00:00Z`, or a Date. */
export type Instant = string | Date;

/** The clock of the sandbox, in all its services. */
export class SandboxClock {
  constructor(private readonly control: () => Promise<ControlClient>) {}

  /** Stops the clock at an instant, or at the current one. It may be before the current one. */
  async freeze(at?: Instant): Promise<ClockChange> {
    return this.set('frozen', at ?? (await this.now()));
  }

  /** Lets the clock run on from an instant. */
  startAt(at: Instant): Promise<ClockChange> {
    return this.set('offset', at);
  }

  /** Sets the clock to the time of the machine. */
  async reset(): Promise<ClockChange> {
    const body = { mode: 'real', allowPast: true };
    return (await this.control()).send<ClockChange>('PUT', '/__admin/clock', { body });
  }

  /**
   * Moves the clock forward, and does the work that becomes due, each piece at its own instant.
   * @param by an ISO 8601 duration, as in PT1H or P1D
   */
  async advance(by: string): Promise<ClockChange> {
    return (await this.control()).send<ClockChange>('POST', '/__admin/clock/advance', {
      body: { by },
    });
  }

  /** The current time of the sandbox. */
  async now(): Promise<string> {
    return (await (await this.control()).send<{ now: string }>('GET', '/__admin/clock')).now;
  }

  /** The work that waits for its instant, in the order in which it is due. */
  async due(): Promise<readonly DueWork[]> {
    const path = '/__admin/clock/schedule';
    return (await (await this.control()).send<{ items: readonly DueWork[] }>('GET', path)).items;
  }

  private async set(mode: 'frozen' | 'offset', at: Instant): Promise<ClockChange> {
    const now = typeof at === 'string' ? at : at.toISOString();
    const body = { mode, now, allowPast: true };
    return (await this.control()).send<ClockChange>('PUT', '/__admin/clock', { body });
  }
}
