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
      for (const [accountId, amounts] of byAccount(run)) {
        yield* ledger.release(tx, accountId, sumOf(amounts), at);
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

/** Holds the amounts of each account with one statement, if the account has enough for all of them. */
function* hold(
  tx: UnitOfWork,
  ledger: Ledger,
  run: readonly Amount[],
  at: string,
): Transactional<readonly boolean[]> {
  const held = new Set<Amount>();
  for (const [accountId, amounts] of byAccount(run)) {
    const cents = sumOf(amounts);
    const isShared = amounts.length > 1 && Number.isSafeInteger(cents);
    if (isShared && (yield* ledger.hold(tx, accountId, cents, at))) {
      for (const amount of amounts) held.add(amount);
      continue;
    }
    for (const amount of amounts) {
      if (yield* ledger.hold(tx, accountId, amount.cents, at)) held.add(amount);
    }
  }
  return run.map((amount) => held.has(amount));
}

/**
 * The amounts of each account, by the ids of the accounts: two transactions that change the same accounts in such a run do not
 * wait for each other. A transaction with several runs can still meet a deadlock, and is then done again.
 */
function byAccount(run: readonly Amount[]): readonly (readonly [string, readonly Amount[]])[] {
  const accounts = new Map<string, Amount[]>();
  for (const amount of run) {
    const amounts = accounts.get(amount.accountId);
    if (amounts === undefined) accounts.set(amount.accountId, [amount]);
    else amounts.push(amount);
  }
  return [...accounts].sort(([one], [other]) => (one < other ? -1 : 1));
}

function sumOf(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, { cents }) => sum + cents, 0);
}

function isAmounts(run: readonly LedgerMove[], kind: Amount['kind']): run is readonly Amount[] {
  return run[0]?.kind === kind;
}
