import { Injectable } from '@nestjs/common';
import { Sandboxes } from '#libs/sandbox';
import { hashOf } from '../tokens/secret';
import { JtiRow } from './jti.row';

/** How long an id is remembered at least (payments 4.0.0: a jti may not come again within a day). */
const REMEMBERED_MS = 86_400_000;

/** Remembers the ids of signed texts, so that none is accepted twice. */
@Injectable()
export class JtiRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /**
   * Stores an id, and forgets old ones.
   * @param exp until when the signed text is valid, in milliseconds since 1970
   * @returns false if it was used before
   */
  use(
    issuer: string,
    jti: string,
    { nowMs, expMs }: { readonly nowMs: number; readonly expMs: number },
  ): Promise<boolean> {
    // A time that is not a safe integer would not fit the column.
    const forgottenAtMs = Math.min(
      Math.ceil(Math.max(expMs, nowMs + REMEMBERED_MS)),
      Number.MAX_SAFE_INTEGER,
    );
    return this.sandboxes.atomically(function* (tx) {
      const sql = tx.sql(JtiRow);
      yield {
        sql: `DELETE FROM ${sql.table} WHERE issuer = $1 AND forgotten_at_ms < $2`,
        parameters: [issuer, nowMs],
      };
      const row = { issuer, jtiHash: hashOf(jti), forgottenAtMs };
      const stored = yield sql.insert(row, 'ON CONFLICT DO NOTHING RETURNING issuer');
      return stored.length > 0;
    });
  }
}
