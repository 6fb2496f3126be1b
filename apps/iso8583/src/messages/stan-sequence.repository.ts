import { Injectable } from '@nestjs/common';
import { type Transactional } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { CounterRow } from './counter.row';

const HIGHEST_STAN = 999_999;
const COUNTER = 'stan';

/** The STANs (DE11) of the messages that the service makes: one sequence for each sandbox. */
@Injectable()
export class StanSequence {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** The next STAN, six digits. */
  async next(): Promise<string> {
    const [stan = ''] = await this.nextOnes(1);
    return stan;
  }

  /** The next STANs, in one statement. @param count at most 999999 */
  async nextOnes(count: number): Promise<string[]> {
    const last = await this.sandboxes.atomically(function* (tx): Transactional<number> {
      const sql =
        `INSERT INTO ${tx.table(CounterRow)} AS c (name, value) VALUES ($1, $2) ON CONFLICT (name) ` +
        'DO UPDATE SET value = (c.value + $2 - 1) % $3 + 1 RETURNING value';
      const [row] = yield { sql, parameters: [COUNTER, count, HIGHEST_STAN] };
      return Number(row?.['value']);
    });
    return Array.from({ length: count }, (_, index) => {
      const stan = last - count + 1 + index;
      return String(stan > 0 ? stan : stan + HIGHEST_STAN).padStart(6, '0');
    });
  }
}
