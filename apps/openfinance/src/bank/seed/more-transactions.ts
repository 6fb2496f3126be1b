import { brasiliaDayStartMs } from '#libs/brazil';
import { stableUuid, toIsoUtc } from '#libs/kernel';
import { INTERNAL_ACCOUNTS, type LedgerEntry, type LedgerLine } from '../../ledger/posting';
import { company, person, type Party } from '../history/counterparties';
import { Draws } from '../history/draws';

/** Which transactions to make up. */
export interface MadeUp {
  readonly accountId: string;
  readonly seed: number;
  /** The first of their days in Brasília, `YYYY-MM-DD`. */
  readonly from: string;
  /** The number of days, at least 1. */
  readonly days: number;
}

/** A part of the endless list of the transactions of an account. */
export interface Part {
  readonly entries: readonly LedgerEntry[];
  readonly count: number;
}

type Amount = readonly [LedgerLine['type'], name: string, 'person' | 'company'];

const DAY_MS = 24 * 3_600_000;
/** A credit and the debits that it pays for. */
const GROUP = 8;
const CREDIT: Amount = ['PIX', 'PIX RECEBIDO', 'person'];
const DEBITS: readonly [Amount, ...Amount[]] = [
  ['CARTAO', 'COMPRA CARTAO', 'company'],
  ['PIX', 'PIX ENVIADO', 'person'],
  ['BOLETO', 'PAGAMENTO BOLETO', 'company'],
];
const PARTIES = 12;

/**
 * The transactions of an account from number `start`, at most `limit`. The same arguments always give the same list. It is
 * made in rounds over all days, and each round has twice as many transactions per day as the one before. So any number of
 * transactions is spread over all days. In a round they are in the order of time, because the database stores that fastest.
 *
 * A group is a credit and debits of the same sum. The balance never falls below its first value, and a whole group does
 * not change it.
 */
export function madeUpPart(made: MadeUp, start: number, limit: number): Part {
  const parties = partiesOf(made.accountId);
  const entries: LedgerEntry[] = [];
  let count = 0;
  while (count < limit) {
    const group = groupOf(made, start + count);
    const lines = linesOf(made, group, parties).slice(group.from, group.from + limit - count);
    entries.push(entryOf(made, group, lines));
    count += lines.length;
  }
  return { entries, count };
}

/** A group, and the position of a transaction in it. */
interface Group {
  readonly round: number;
  /** Its first transaction, counted from the beginning of the round. */
  readonly first: number;
  readonly size: number;
  readonly from: number;
}

function groupOf({ days }: MadeUp, number: number): Group {
  const round = Math.floor(Math.log2(number / days + 1));
  const place = number - days * (2 ** round - 1);
  const first = place - (place % GROUP);
  return { round, first, size: Math.min(GROUP, days * 2 ** round - first), from: place % GROUP };
}

function linesOf(made: MadeUp, group: Group, parties: ReturnType<typeof partiesOf>): LedgerLine[] {
  const draws = new Draws(nameOf(made, group));
  const line = ([type, name, kind]: Amount, index: number, cents: number): LedgerLine => {
    const party = parties[kind][draws.below(PARTIES)] ?? person(draws);
    return {
      accountId: made.accountId,
      atMs: instantOf(made, group, index, draws),
      line: index,
      cents,
      type,
      name: `${name} ${party.name.toUpperCase()}`,
      counterparty: party.counterparty,
    };
  };
  const amounts = Array.from({ length: group.size - 1 }, () => draws.between(500, 40_000));
  const sum = amounts.reduce((total, cents) => total + cents, 0);
  // The last group of a round may be a credit alone.
  const credit = line(CREDIT, 0, sum === 0 ? draws.between(500, 40_000) : sum);
  return [credit, ...amounts.map((cents, index) => line(draws.pick(DEBITS), index + 1, -cents))];
}

/** The day is divided into equal parts, one for each transaction. Its instant is anywhere in that part. */
function instantOf(made: MadeUp, { round, first }: Group, index: number, draws: Draws): number {
  const ofADay = 2 ** round;
  const place = first + index;
  const dayMs = brasiliaDayStartMs(made.from) + Math.floor(place / ofADay) * DAY_MS;
  const part = DAY_MS / ofADay;
  return dayMs + Math.floor((place % ofADay) * part + draws.below(Math.floor(part)));
}

/** The part of a group that is stored now. If it does not add up to zero, the bank is the other party of the rest. */
function entryOf(made: MadeUp, group: Group, lines: readonly LedgerLine[]): LedgerEntry {
  const entryId = stableUuid(nameOf(made, group));
  const atMs = lines.at(-1)?.atMs ?? 0;
  const cents = lines.reduce((sum, line) => sum - line.cents, 0);
  const counter: LedgerLine = {
    accountId: INTERNAL_ACCOUNTS.funding,
    atMs,
    line: GROUP + group.from,
    cents,
    type: 'OUTROS',
    name: 'DADOS INICIAIS',
  };
  return { entryId, at: toIsoUtc(atMs), lines: cents === 0 ? lines : [...lines, counter] };
}

function nameOf({ seed, accountId }: MadeUp, { round, first }: Group): string {
  return `more ${String(seed)} ${accountId} ${String(round)} ${String(first)}`;
}

function partiesOf(accountId: string): Readonly<Record<Amount[2], readonly Party[]>> {
  const draws = new Draws(`parties ${accountId}`);
  return {
    person: Array.from({ length: PARTIES }, () => person(draws)),
    company: Array.from({ length: PARTIES }, () => company(draws)),
  };
}
