import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, EntitySql, type AtomicWork } from '#libs/database';
import { toIsoUtc, type Cents, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { Outbox } from '../messages/outbox.repository';
import { type Participant } from '../participants/participant';
import { newTransactionId } from '../settlement/ids';
import { INTERNAL_ACCOUNTS, type AccountEntry } from './account-entry';
import { AccountEntryRow } from './account-entry.row';
import { ContasPi, CreditImpossible } from './contas-pi.repository';
import { noticeOf } from './notice';

/** A contribution to a Conta PI, or a withdrawal from it. */
export interface Funding {
  readonly kind: 'CONTRIBUTION' | 'WITHDRAWAL';
  readonly cents: Cents;
}

/** Moves money between Contas PI and the reserves outside the SPI (STR). */
@Injectable()
export class FundingRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly contasPi: ContasPi,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Books a contribution or a withdrawal, and puts its notice into the queue of the participant.
   * @returns the entry of the Conta PI; the name of the limit that the balance would break, if nothing is booked
   */
  async book(
    { ispb, kind: participantKind }: Pick<Participant, 'ispb' | 'kind'>,
    { kind, cents }: Funding,
  ): Promise<AccountEntry | 'too-low' | 'too-high'> {
    const database = await this.sandboxes.database();
    const { contasPi, outbox } = this;
    const at = toIsoUtc(this.clock.nowMs());
    const { str } = INTERNAL_ACCOUNTS;
    const [from, to] = kind === 'CONTRIBUTION' ? [str, ispb] : [ispb, str];
    const movement = { entryId: newTransactionId('L', ispb, at), kind, from, to, cents, at };
    try {
      const entry = await atomically(database, function* () {
        if (!(yield* contasPi.book(database, movement))) return undefined;
        const booked = yield* entryOf(database, movement.entryId, ispb);
        // Nobody reads the messages of a virtual participant.
        if (participantKind !== 'VIRTUAL') yield* outbox.put(database, [noticeOf(booked)]);
        return booked;
      });
      if (entry === undefined) return 'too-low';
      outbox.announce([ispb]);
      return entry;
    } catch (error) {
      if (error instanceof CreditImpossible) return 'too-high';
      throw error;
    }
  }
}

function* entryOf(
  database: DataSource,
  entryId: string,
  account: string,
): AtomicWork<AccountEntry> {
  const sql = EntitySql.of(database, AccountEntryRow);
  const [row] = yield {
    sql: `SELECT * FROM ${sql.table} WHERE entry_id = $1 AND account = $2`,
    parameters: [entryId, account],
  };
  if (row === undefined) throw new Error(`Entry ${entryId} was not booked.`);
  return sql.read(row);
}
