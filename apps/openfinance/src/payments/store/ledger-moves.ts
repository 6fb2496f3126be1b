import { type Transactional, type UnitOfWork } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { type Ledger } from '../../ledger/ledger.repository';
import { type LedgerEntry } from '../../ledger/posting';

/** What a payment changes in the ledger. */
export type LedgerMove =
  | { readonly kind: 'hold' | 'release'; readonly accountId: string; readonly cents: number }
  | { readonly kind: 'post'; readonly entry: LedgerEntry };

type Amount = Exclude<LedgerMove, { kind: 'post' }>;

/**
 * Changes the ledger for payments, in their order. Neighbours of one kind share their statements. If an account has too little
 * for all amounts that are held, the first ones are held.
 * @returns for each move whether it was done; only an amount cannot be held
 * @throws InsufficientFunds, BalanceTooHigh
 */
export function* moveLedger(
  tx: UnitOfWork,
  ledger: Ledger,
  moves: readonly LedgerMove[],
  atMs: number,
): Transactional<readonly boolean[]> {
  const at = toIsoUtc(atMs);
  const done: boolean[] = [];
  for (const run of runsOf(moves)) {
    if (isAmounts(run, 'hold')) {
      done.push(...(yield* hold(tx, ledger, run, at)));
      continue;
    }
    if (isAmounts(run, 'release')) {
      for (const [accountId, cents] of totals(run)) {
        yield* ledger.release(tx, accountId, cents, at);
      }
    } else {
      const entries = run.flatMap((move) => (move.kind === 'post' ? [move.entry] : []));
      yield* ledger.postAll(tx, entries, at);
    }
    done.push(...run.map(() => true));
  }
  return done;
}

/** Neighbours of one kind. */
export function runsOf(moves: readonly LedgerMove[]): readonly (readonly LedgerMove[])[] {
  const runs: LedgerMove[][] = [];
  for (const move of moves) {
    const last = runs.at(-1);
    if (last?.[0]?.kind === move.kind) last.push(move);
    else runs.push([move]);
  }
  return runs;
}

function* hold(
  tx: UnitOfWork,
  ledger: Ledger,
  run: readonly Amount[],
  at: string,
): Transactional<readonly boolean[]> {
  const whole = new Set<string>();
  for (const [accountId, cents] of totals(run)) {
    const isExact = Number.isSafeInteger(cents);
    if (isExact && (yield* ledger.hold(tx, accountId, cents, at))) whole.add(accountId);
  }
  const done: boolean[] = [];
  for (const { accountId, cents } of run) {
    done.push(whole.has(accountId) || (yield* ledger.hold(tx, accountId, cents, at)));
  }
  return done;
}

/** The sum of each account, in the order of their ids, in which accounts are always locked. */
function totals(run: readonly Amount[]): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>();
  for (const { accountId, cents } of run) sums.set(accountId, (sums.get(accountId) ?? 0) + cents);
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
}

function isAmounts(run: readonly LedgerMove[], kind: Amount['kind']): run is readonly Amount[] {
  return run[0]?.kind === kind;
}
