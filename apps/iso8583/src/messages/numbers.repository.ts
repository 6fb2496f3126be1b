import { Inject, Injectable } from '@nestjs/common';
import { atomically, EntitySql, type AtomicWork } from '#libs/database';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { type IsoMessage } from '#libs/iso8583';
import { CounterRow } from '../issuer/account/host.rows';
import { complete } from './complete';

const HIGHEST_STAN = 999_999;
/** The counter of all messages that the service makes. */
const COUNTER = 'stan';

/** Numbers messages: every message of a sandbox has a STAN of the same counter. */
@Injectable()
export class Numbers {
  constructor(
    private readonly sandboxes: Sandboxes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** DE11 and DE7 of a new message: the next STAN, and the time of the sandbox. */
  async next(): Promise<{ readonly stan: string; readonly transmittedAt: string }> {
    const transmittedAt = this.transmittedAt();
    return { stan: await this.stan(), transmittedAt };
  }

  /** A network message (0800) with this DE70. */
  async networkMessage(code: string): Promise<IsoMessage> {
    const nowMs = this.clock.nowMs();
    return complete({ mti: '0800', fields: { '70': code } }, nowMs, await this.stan());
  }

  /** The next STAN, six digits. */
  async stan(): Promise<string> {
    const [stan = ''] = await this.stans(1);
    return stan;
  }

  /** The next STANs, in one statement. @param count at most 999999 */
  async stans(count: number): Promise<string[]> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, CounterRow);
    const last = await atomically(database, function* (): AtomicWork<number> {
      const [row] = yield {
        sql:
          `INSERT INTO ${table} AS c (name, value) VALUES ($1, $2) ON CONFLICT (name) ` +
          'DO UPDATE SET value = (c.value + $2 - 1) % $3 + 1 RETURNING value',
        parameters: [COUNTER, count, HIGHEST_STAN],
      };
      return Number(row?.['value']);
    });
    return Array.from({ length: count }, (_, index) => {
      const stan = last - count + 1 + index;
      return String(stan > 0 ? stan : stan + HIGHEST_STAN).padStart(6, '0');
    });
  }

  /** DE7 of the current instant: MMDDhhmmss in UTC. */
  transmittedAt(): string {
    return toIsoUtc(this.clock.nowMs())
      .slice(5, 19)
      .replace(/[^0-9]/g, '');
  }
}
