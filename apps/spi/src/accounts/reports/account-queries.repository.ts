import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, type AtomicWork } from '#libs/database';
import { type SpiAccountQuery } from '#libs/iso20022';
import { type OutgoingMessage } from '../../messages/outbox.repository';
import { type Participant } from '../../participants/participant';
import { ParticipantDirectory } from '../../participants/participant-directory.repository';
import { type Arrival, type Refusal } from '../../settlement/incoming/arrival';
import { outgoing } from '../../settlement/notices';
import { ReturnRow } from '../../settlement/returns/return.row';
import { TransactionRow } from '../../transactions/transaction.row';
import { controlNumberOf, type AccountEntry } from '../account-entry';
import { AccountEntryRow } from '../account-entry.row';
import { periodOf, wrongQuery } from './account-query';
import { balanceReport, entriesReport, type PeriodEntries } from './account-reports';
import { entryNotice, unknownEntry, type EntryBackground } from './entry-notice';

/** The versions of the answers. */
const VERSIONS = { 'camt.052': '1.3', 'camt.053': '1.4', 'camt.054': '1.16' } as const;

/** STR, the day, and the sequence. */
const CONTROL_NUMBER = /^STR\d{8}(\d{9})$/;

/** Answers the questions of participants about their Contas PI: camt.060. */
@Injectable()
export class AccountQueries {
  constructor(private readonly directory: ParticipantDirectory) {}

  /**
   * Puts the answer among the effects of the message.
   * @returns why the query is refused; undefined if it is answered
   */
  *receive(
    database: DataSource,
    query: SpiAccountQuery,
    arrival: Arrival,
  ): AtomicWork<Refusal | undefined> {
    const { sender, effects } = arrival;
    const { ownerIspb } = query;
    const owner = (yield* this.directory.load(database, [ownerIspb])).get(ownerIspb);
    const refusal = wrongQuery(query, sender, owner);
    if (refusal !== undefined || owner === undefined) return refusal;
    effects.messages.push(yield* answer(database, query, owner, arrival));
    return undefined;
  }
}

function* answer(
  database: DataSource,
  query: SpiAccountQuery,
  owner: Participant,
  { messageId, moment: { now, nowMs } }: Arrival,
): AtomicWork<OutgoingMessage> {
  const { ownerIspb, entryId = '', subject } = query;
  const head = { queryId: messageId ?? '0'.repeat(32), ownerIspb, now };
  const about = { subject: null, answers: messageId, status: null, reasonCode: null };
  switch (query.answer) {
    case 'camt.052': {
      // No Pix Saque or Pix Troco is kept apart: their files are empty.
      const period = periodOf(query, nowMs);
      const found = subject === 'REL' ? yield* entriesOf(database, ownerIspb, period) : NO_ENTRIES;
      const document = entriesReport(head, found);
      return outgoing(ownerIspb, { ...named('camt.052'), document }, about, now);
    }
    case 'camt.053': {
      const document = balanceReport(head, owner, subject === 'CRE' ? 'CRE' : 'CSA');
      return outgoing(ownerIspb, { ...named('camt.053'), document }, about, now);
    }
    case 'camt.054': {
      const entry = yield* findEntry(database, ownerIspb, entryId);
      const notice =
        entry === undefined
          ? unknownEntry(head.queryId, { ownerIspb, entryId }, now)
          : entryNotice(head.queryId, entry, yield* backgroundOf(database, entry));
      const document = { createdAt: now, notices: [notice] };
      const named054 = { ...about, subject: entry?.entryId ?? null };
      return outgoing(ownerIspb, { ...named('camt.054'), document }, named054, now);
    }
  }
}

const NO_ENTRIES: PeriodEntries = { entries: 0, first: 0, last: 0 };

function named<Name extends keyof typeof VERSIONS>(name: Name) {
  return { name, version: VERSIONS[name] };
}

function* entriesOf(
  database: DataSource,
  account: string,
  { from, to }: { readonly from: string; readonly to: string },
): AtomicWork<PeriodEntries> {
  const { table } = EntitySql.of(database, AccountEntryRow);
  const [row] = yield {
    sql:
      'SELECT COUNT(*) AS entries, MIN(sequence) AS first, MAX(sequence) AS last ' +
      `FROM ${table} WHERE account = $1 AND at >= $2 AND at < $3`,
    parameters: [account, from, to],
  };
  const number = (name: keyof PeriodEntries): number => Number(row?.[name] ?? 0);
  return { entries: number('entries'), first: number('first'), last: number('last') };
}

/** By EndToEndId, RtrId or control number. Of a payment within one Conta PI, it is the debit. */
function* findEntry(
  database: DataSource,
  account: string,
  id: string,
): AtomicWork<AccountEntry | undefined> {
  const sql = EntitySql.of(database, AccountEntryRow);
  const [, sequence] = CONTROL_NUMBER.exec(id) ?? [];
  const [column, value] =
    sequence === undefined ? ['entry_id', id] : ['sequence', Number(sequence)];
  const [row] = yield {
    sql: `SELECT * FROM ${sql.table} WHERE ${column} = $1 AND account = $2 ORDER BY sequence LIMIT 1`,
    parameters: [value, account],
  };
  const entry = row === undefined ? undefined : sql.read(row);
  const isOther = sequence !== undefined && entry !== undefined && controlNumberOf(entry) !== id;
  return isOther ? undefined : entry;
}

function* backgroundOf(database: DataSource, entry: AccountEntry): AtomicWork<EntryBackground> {
  switch (entry.kind) {
    case 'PAYMENT':
      return { payment: yield* paymentOf(database, entry.entryId) };
    case 'RETURN': {
      const sql = EntitySql.of(database, ReturnRow);
      const [row] = yield {
        sql: `SELECT * FROM ${sql.table} WHERE return_id = $1`,
        parameters: [entry.entryId],
      };
      if (row === undefined) return {};
      const returned = sql.read(row);
      return { returned, payment: yield* paymentOf(database, returned.endToEndId) };
    }
    case 'CONTRIBUTION':
    case 'WITHDRAWAL':
      return {};
  }
}

function* paymentOf(
  database: DataSource,
  endToEndId: string,
): AtomicWork<TransactionRow | undefined> {
  const sql = EntitySql.of(database, TransactionRow);
  const [row] = yield {
    sql: `SELECT * FROM ${sql.table} WHERE end_to_end_id = $1`,
    parameters: [endToEndId],
  };
  return row === undefined ? undefined : sql.read(row);
}
