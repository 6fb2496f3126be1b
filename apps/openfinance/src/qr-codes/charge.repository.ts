import { Injectable } from '@nestjs/common';
import { findRow, type Transactional, type Statement, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type Charge } from './charge';
import { ChargeRow } from './charge.row';

/** The payment of a charge, with its current status. */
interface PayingPayment {
  readonly paymentId: string;
  readonly status: string;
}

/** Statuses in which a payment has released its charge. */
const RELEASING: ReadonlySet<string> = new Set(['RJCT', 'CANC']);

/** The format of tokens. The text in the path of a request can be anything. */
const TOKEN = /^[0-9a-f]{16}$/;

/** Reads and changes charges. Every change is one conditional statement. */
@Injectable()
export class ChargeRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async find(token: string): Promise<Charge | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const database = await this.sandboxes.database();
    return findRow(database, ChargeRow, { token });
  }

  /** Stores a charge, unless it is already stored. */
  async add(charge: Charge): Promise<void> {
    await this.sandboxes.atomically(function* (tx) {
      yield tx.sql(ChargeRow).insert(charge, 'ON CONFLICT DO NOTHING');
    });
  }

  /** @returns false, and nothing is changed, if the charge is not active, or is being paid */
  async remove(token: string): Promise<boolean> {
    if (!TOKEN.test(token)) return false;
    return this.sandboxes.atomically((tx) =>
      this.update(tx, {
        set: `status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR'`,
        where: `token = $1 AND status = 'ATIVA' AND taken_by IS NULL`,
        parameters: [token],
      }),
    );
  }

  /** Reserves the charge for a payment. @returns false, and nothing is changed, if it is not active or is reserved already */
  take(tx: UnitOfWork, token: string, paymentId: string): Transactional<boolean> {
    return this.update(tx, {
      set: 'taken_by = $2',
      where: `token = $1 AND status = 'ATIVA' AND taken_by IS NULL`,
      parameters: [token, paymentId],
    });
  }

  /** Marks the charge as paid if its payment is settled, and releases it if the payment is rejected or cancelled. */
  *followPayment(
    tx: UnitOfWork,
    token: string,
    { paymentId, status }: PayingPayment,
  ): Transactional<void> {
    const where = 'token = $1 AND taken_by = $2';
    const parameters = [token, paymentId];
    if (status === 'ACSC') {
      yield* this.update(tx, { set: `status = 'CONCLUIDA'`, where, parameters });
    } else if (RELEASING.has(status)) {
      yield* this.update(tx, { set: 'taken_by = NULL', where, parameters });
    }
  }

  private *update(
    tx: UnitOfWork,
    change: { readonly set: string; readonly where: string } & Pick<Statement, 'parameters'>,
  ): Transactional<boolean> {
    const table = tx.table(ChargeRow);
    const sql = `UPDATE ${table} SET ${change.set} WHERE ${change.where} RETURNING token`;
    const rows = yield { sql, parameters: change.parameters };
    return rows.length > 0;
  }
}
