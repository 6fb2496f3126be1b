import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, EntitySql, type AtomicWork, type Statement } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type Charge } from './charge';
import { ChargeRow } from './charge.row';

/** What has become of a payment that takes a charge. */
interface PayingPayment {
  readonly paymentId: string;
  readonly status: string;
}

/** The statuses in which a payment has let go of its charge. */
const RELEASING: ReadonlySet<string> = new Set(['RJCT', 'CANC']);

/** The form of every token; what is sent in an address can be anything. */
const TOKEN = /^[0-9a-f]{16}$/;

/** Reads and changes charges. Every change is one conditional statement. */
@Injectable()
export class ChargeRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async find(token: string): Promise<Charge | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const database = await this.sandboxes.database();
    return (await database.getRepository(ChargeRow).findOneBy({ token })) ?? undefined;
  }

  /** Stores a charge, unless it is stored already. */
  async add(charge: Charge): Promise<void> {
    const database = await this.sandboxes.database();
    await atomically(database, function* () {
      yield EntitySql.of(database, ChargeRow).insert(charge, 'ON CONFLICT DO NOTHING');
    });
  }

  /** @returns false, and nothing is changed, if the charge is not active, or is being paid */
  async remove(token: string): Promise<boolean> {
    if (!TOKEN.test(token)) return false;
    const database = await this.sandboxes.database();
    return atomically(database, () =>
      this.changing(database, {
        set: `status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR'`,
        where: `token = $1 AND status = 'ATIVA' AND taken_by IS NULL`,
        parameters: [token],
      }),
    );
  }

  /** Gives the charge to a payment. False, and nothing is changed, if it is not active, or another payment has it. */
  taking(database: DataSource, token: string, paymentId: string): AtomicWork<boolean> {
    return this.changing(database, {
      set: 'taken_by = $2',
      where: `token = $1 AND status = 'ATIVA' AND taken_by IS NULL`,
      parameters: [token, paymentId],
    });
  }

  /** The charge follows its payment: paid with it, or free again. */
  *following(
    database: DataSource,
    token: string,
    { paymentId, status }: PayingPayment,
  ): AtomicWork<void> {
    const where = 'token = $1 AND taken_by = $2';
    const parameters = [token, paymentId];
    if (status === 'ACSC') {
      yield* this.changing(database, { set: `status = 'CONCLUIDA'`, where, parameters });
    } else if (RELEASING.has(status)) {
      yield* this.changing(database, { set: 'taken_by = NULL', where, parameters });
    }
  }

  private *changing(
    database: DataSource,
    change: { readonly set: string; readonly where: string } & Pick<Statement, 'parameters'>,
  ): AtomicWork<boolean> {
    const { table } = EntitySql.of(database, ChargeRow);
    const sql = `UPDATE ${table} SET ${change.set} WHERE ${change.where} RETURNING token`;
    const rows = yield { sql, parameters: change.parameters };
    return rows.length > 0;
  }
}
