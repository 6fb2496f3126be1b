import { brasiliaDayStartMs } from '#libs/brazil';
import { addDays, addMonths } from '#libs/kernel';
import { type Counterparty, type LedgerLine } from '../../ledger/posting';
import { BANK } from '../bank';
import { personTypeOf } from '../../ledger/person-type';
import { company, person, type Party } from './counterparties';
import { Draws } from './draws';
import { PLANS, type PlanLine } from './plans';
import { type AccountProfile } from './profiles';

/** A transaction of a plan. */
export interface Movement extends Omit<LedgerLine, 'atMs'> {
  readonly atMs: number;
  /** The day in Brasília. */
  readonly date: string;
  /** Whether it is known in advance. */
  readonly isPlanned: boolean;
}

/** An account, with the data of its customer that its transactions show. */
export interface HistoryOf {
  readonly account: AccountProfile;
  readonly document: string;
}

/** The other parties of an account, by their role. Each is made once. */
export type Parties = Map<string, Party>;

interface Month {
  readonly of: HistoryOf;
  readonly parties: Parties;
  /** `YYYY-MM` */
  readonly month: string;
  readonly lastDay: number;
  readonly draws: Draws;
}

const HOUR_MS = 3_600_000;
const PLANNED_HOUR = 7;
/** Other transactions are between 8:00 and 22:00. */
const FIRST_HOUR = 8;
const OPEN_MS = 14 * HOUR_MS;
/** When the rest of the month is invested. */
const BALANCING_DAY = 28;

/**
 * The transactions of an account in one month, in the order of time. The same account and month always give the same.
 * @param month `YYYY-MM`
 */
export function movementsOf(of: HistoryOf, month: string, parties: Parties): Movement[] {
  const { account } = of;
  const plan = PLANS[account.plan];
  const draws = new Draws(`${account.accountId} ${month}`);
  const context = { of, parties, month, lastDay: lastDayOf(month), draws };
  const number = Number(month.slice(5));
  const movements = plan.lines
    .filter(({ everyMonths = 1 }) => number % everyMonths === 0)
    .flatMap((line) => movementsOfLine(line, context));
  if (plan.isBalanced) movements.push(...balancing(context, movements));
  return movements.sort((one, other) => one.atMs - other.atMs);
}

function movementsOfLine(line: PlanLine, context: Month): Movement[] {
  const { of, draws } = context;
  const { on, times } = line;
  const days =
    on ?? Array.from({ length: draws.between(...(times ?? [1, 1])) }, () => 1 + draws.below(31));
  return days.map((day) => {
    const date = dayOf(context, day);
    const timeMs =
      on === undefined ? FIRST_HOUR * HOUR_MS + draws.below(OPEN_MS) : PLANNED_HOUR * HOUR_MS;
    const [least, most] = line.share ?? [0, 0];
    const cents =
      line.cents ??
      Math.round((of.account.income * draws.between(least * 100, most * 100)) / 100_000);
    return {
      accountId: of.account.accountId,
      atMs: brasiliaDayStartMs(date) + timeMs,
      date,
      isPlanned: on !== undefined,
      cents: line.direction === 'credit' ? cents : -cents,
      type: line.type,
      ...otherSide(line, context),
    };
  });
}

/** The name and the other party of the transaction. */
function otherSide(line: PlanLine, context: Month): Pick<Movement, 'name' | 'counterparty'> {
  const { name } = line;
  if (line.with === undefined) return { name };
  switch (line.with) {
    case 'customer':
      return { name, counterparty: customerHimself(context.of) };
    case 'one-company':
      return { name, counterparty: known(context, name, company).counterparty };
    case 'people':
      return named(line, known(context, oneOfADozen(line, context), person));
    case 'companies':
      return named(line, known(context, oneOfADozen(line, context), company));
  }
}

function customerHimself({ account, document }: HistoryOf): Counterparty {
  const { ispb, compeCode } = BANK;
  const { branchCode } = account;
  return { document, personType: personTypeOf(document), ispb, compeCode, branchCode };
}

function oneOfADozen({ with: kind }: PlanLine, { draws }: Month): string {
  return `${String(kind)} ${String(draws.below(12))}`;
}

/** The party with this role. */
function known({ of, parties }: Month, part: string, make: (draws: Draws) => Party): Party {
  const party = parties.get(part) ?? make(new Draws(`${of.account.accountId} ${part}`));
  parties.set(part, party);
  return party;
}

function named({ name }: PlanLine, party: Party): Pick<Movement, 'name' | 'counterparty'> {
  return { name: `${name} ${party.name.toUpperCase()}`, counterparty: party.counterparty };
}

/** Invests the rest of the month, or redeems the missing amount from the investment. */
function balancing(context: Month, movements: readonly Movement[]): Movement[] {
  const rest = movements.reduce((sum, { cents }) => sum + cents, 0);
  if (rest === 0) return [];
  const date = dayOf(context, BALANCING_DAY);
  const common = {
    accountId: context.of.account.accountId,
    date,
    atMs: brasiliaDayStartMs(date) + 22 * HOUR_MS,
    isPlanned: false,
    cents: -rest,
  };
  return rest > 0
    ? [{ ...common, type: 'OUTROS', name: 'APLICACAO FINANCEIRA' }]
    : [{ ...common, type: 'RESGATE_APLIC_FINANCEIRA', name: 'RESGATE APLICACAO FINANCEIRA' }];
}

/** A day of the month, or the last day if the month is shorter. */
function dayOf({ month, lastDay }: Month, day: number): string {
  return `${month}-${String(Math.min(day, lastDay)).padStart(2, '0')}`;
}

function lastDayOf(month: string): number {
  const next = addMonths(`${month}-01`, 1);
  // The last month of the calendar is a December.
  return next.endsWith('-01') ? Number(addDays(next, -1).slice(8)) : 31;
}
