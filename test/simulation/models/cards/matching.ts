import { type CardsState, type Original, type Sent, type Transaction } from './state';

/** Messages with the same key are the same message. A repeat (xxx1) has the key of what it repeats. */
export function keyOf({ mti, stan, sentAt, terminal }: Sent): string {
  return `${mti.slice(1, 3)}/${stan}/${sentAt}/${terminal}`;
}

/** The numbers of a message, as DE90 names them. */
export function numbersOf({ mti, stan, sentAt }: Sent): Original {
  return { mti: `${mti.slice(0, 3)}0`, stan, sentAt };
}

type Found = readonly [string, Transaction];

/**
 * The message that a reversal or a completion names: by DE90, which decides alone; else by DE37; else by DE11. Of several,
 * the STAN decides, then DE38, then what is open; if all are closed, or if an advice names several messages of one
 * transaction, the newest one.
 *
 * @param isPossible which messages come into question
 */
export function findNamed(
  state: CardsState,
  sent: Sent,
  isPossible: (transaction: Transaction) => boolean,
): Found | 'several' | undefined {
  const all = Object.entries(state.transactions)
    .filter(([, { sent: other, kind }]) => other.pan === sent.pan && kind !== 'reversal')
    .reverse();
  const possible = all.filter(([, transaction]) => isPossible(transaction));
  const { original, rrn } = sent;
  if (original !== null) {
    return narrowed(
      possible.filter(([, one]) => isNamed(original, one.sent)),
      sent,
      all,
    );
  }
  const ofTerminal = possible.filter(([, one]) => one.sent.terminal === sent.terminal);
  const byReference = ofTerminal.filter(([, one]) => rrn !== null && one.sent.rrn === rrn);
  if (byReference.length > 0) return narrowed(byReference, sent, all);
  const byNumber = ofTerminal.filter(([, { sent: other }]) => isOfSameTime(other, sent));
  return narrowed(byNumber, sent, all);
}

/** Whether DE90 names this message. */
export function isNamed(original: Original, sent: Sent): boolean {
  const { mti, stan, sentAt } = numbersOf(sent);
  return mti === original.mti && stan === original.stan && sentAt === original.sentAt;
}

/** The reversal that was accepted before this payment arrived. */
export function orphanOf({ orphans, transactions }: CardsState, sent: Sent): string | undefined {
  return orphans.findLast((key) => {
    const orphan = transactions[key]?.sent;
    if (orphan?.pan !== sent.pan) return false;
    if (orphan.original !== null) return isNamed(orphan.original, sent);
    if (orphan.terminal !== sent.terminal) return false;
    return orphan.rrn !== null
      ? orphan.rrn === sent.rrn
      : orphan.stan === sent.stan && orphan.localDate === sent.localDate;
  });
}

function isOfSameTime(one: Sent, other: Sent): boolean {
  return (
    one.stan === other.stan &&
    one.localTime === other.localTime &&
    one.localDate === other.localDate
  );
}

function narrowed(
  found: readonly Found[],
  { mti, stan, code }: Sent,
  all: readonly Found[],
): Found | 'several' | undefined {
  const ofStan = someOf(found, ([, { sent }]) => sent.stan === stan);
  const ofCode = someOf(ofStan, ([, one]) => code !== null && one.code === code);
  const isOpenIn = (one: Found) => isOpen(one, all);
  const open = someOf(ofCode, isOpenIn);
  if (open.length < 2 || !open.some(isOpenIn)) return open[0];
  const [first] = open;
  const isOne = open.every(
    ([, { sent }]) => sent.stan === first?.[1].sent.stan && sent.rrn === first[1].sent.rrn,
  );
  return mti.charAt(2) === '2' && isOne ? first : 'several';
}

function isOpen([key, { kind, net, reversedBy }]: Found, all: readonly Found[]): boolean {
  const isCaptured =
    kind === 'hold' && all.some(([, one]) => one.kind === 'capture' && one.original === key);
  return net > 0 && reversedBy === null && !isCaptured;
}

function someOf<T>(items: readonly T[], isWanted: (item: T) => boolean): readonly T[] {
  const wanted = items.filter(isWanted);
  return wanted.length > 0 ? wanted : items;
}
