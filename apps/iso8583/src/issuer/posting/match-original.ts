import { withoutRepeat, type OriginalElements } from '#libs/iso8583';
import { currencyOf, isSameCurrency } from '../../account/currency/billing';
import { type ReadRequest } from '../../requests/card-request';
import { type CardTransaction } from '../../account/transaction';

/** The original transaction of a reversal or completion, and the rule that found it. */
export interface Match {
  readonly original: CardTransaction;
  readonly rule: 'DE90' | 'DE37' | 'STAN';
}

/** The parts of a request that identify its original. */
type Naming = Pick<ReadRequest, 'message' | 'amount' | 'original' | 'remaining' | 'isAdvice'>;

/**
 * Finds the original of a reversal or a confirmation among transactions of the same card: by its numbers, and by its
 * amount and currency, which must match.
 *
 * @returns undefined if no rule finds one; 'several' if the first rule that matches finds more than one
 */
export function matchOriginal(
  request: Naming,
  candidates: readonly CardTransaction[],
): Match | 'several' | undefined {
  const agreeing = candidates.filter(
    (one) => agreesOnAmount(request, one) && agreesOnCurrency(request, one),
  );
  return matchByNumbers(request, agreeing, candidates);
}

/**
 * Finds the original by its numbers, whatever its amount. The rules, in order: DE90, in which zeros match any value
 * (with STAN and DE7, no other rule is tried); retrieval reference, terminal and merchant; STAN, terminal and local
 * time. If a rule finds several messages, such as an authorization and its capture, which share the reference, the
 * STAN decides, then the authorization code, then which one is still open.
 *
 * @param all the transactions among which the captures of holds are searched
 */
export function matchByNumbers(
  request: Naming,
  candidates: readonly CardTransaction[],
  all = candidates,
): Match | 'several' | undefined {
  const { fields } = request.message;
  const { original } = request;
  const same = (element: string, value: string | null): boolean =>
    fields[element] === undefined || value === null || fields[element] === value;
  const only = (found: readonly CardTransaction[], rule: Match['rule']): Match | 'several' => {
    const one = narrowed(found, request, all);
    return one === undefined ? 'several' : { original: one, rule };
  };

  if (original !== undefined) {
    const found = candidates.filter((one) => isOriginal(original, one));
    if (found.length > 0) return only(found, 'DE90');
    // DE90 names exactly one message, and that is not stored.
    if (original.stan !== undefined && original.transmittedAt !== undefined) return undefined;
  }
  if (fields['37'] !== undefined) {
    const found = candidates.filter(
      (one) => one.rrn === fields['37'] && same('41', one.terminal) && same('42', one.merchant),
    );
    if (found.length > 0) return only(found, 'DE37');
  }
  const found = candidates.filter(
    (one) =>
      one.stan === fields['11'] &&
      same('41', one.terminal) &&
      same('12', one.localTime) &&
      same('13', one.localDate),
  );
  return found.length > 0 ? only(found, 'STAN') : undefined;
}

/** The parts of a message that DE90 names. */
type Numbers = Pick<CardTransaction, 'mti' | 'stan' | 'transmittedAt' | 'acquirer' | 'forwarder'>;

/** Whether DE90 refers to this message. A repeat counts as the message that it repeats. */
export function isOriginal(original: OriginalElements, one: Numbers): boolean {
  const mti = original.mti === undefined ? undefined : withoutRepeat(original.mti);
  return (
    agrees(mti, withoutRepeat(one.mti)) &&
    agrees(original.stan, one.stan) &&
    agrees(original.transmittedAt, one.transmittedAt) &&
    agrees(original.acquirer, one.acquirer?.replace(/^0+/, '')) &&
    agrees(original.forwarder, one.forwarder?.replace(/^0+/, ''))
  );
}

/** A reversal has the requested amount, or the approved part of it. A partial reversal can have any. */
function agreesOnAmount(
  { amount, remaining }: Naming,
  { amount: requested, added }: CardTransaction,
): boolean {
  if (remaining !== undefined || amount === 0 || amount === requested) return true;
  return added['4'] !== undefined && Number(added['4']) === amount;
}

/** The amounts of a reversal are in the currency of its original. Without DE49, this is assumed. */
function agreesOnCurrency({ message }: Naming, { currency }: CardTransaction): boolean {
  return message.fields['49'] === undefined || isSameCurrency(currencyOf(message), currency);
}

/** The reason why the original with these numbers does not match; undefined if there is none. */
export function disagreement(
  request: Naming,
  candidates: readonly CardTransaction[],
): string | undefined {
  const match = matchByNumbers(request, candidates);
  if (match === undefined || match === 'several') return undefined;
  const { original, rule } = match;
  const named = `${rule} names MTI ${original.mti}, STAN ${original.stan}`;
  return agreesOnCurrency(request, original)
    ? `${named}, whose amount is ${String(original.amount)}, but DE4 is ${String(request.amount)}.`
    : `${named}, whose currency is ${original.currency}, but DE49 is ${currencyOf(request.message)}.`;
}

/** An unknown or absent value matches any value. */
export function agrees(wanted: string | undefined, found: string | null | undefined): boolean {
  return wanted === undefined || wanted === (found ?? wanted);
}

/**
 * Chooses one of several transactions: by STAN, then by authorization code, then the only open one, or the newest if
 * none is open. Of several messages of one transaction, such as a 0200 and the 0220 that replaced it, an advice undoes
 * the newest, because its sender got no response to that one.
 */
function narrowed(
  found: readonly CardTransaction[],
  { isAdvice, message: { fields } }: Naming,
  all: readonly CardTransaction[],
): CardTransaction | undefined {
  const { '11': stan, '38': code } = fields;
  // The newest comes first. It counts if messages of two years have the same numbers.
  const newest = found.filter((one, at) => !found.slice(0, at).some((other) => isSame(other, one)));
  const ofStan = someOf(newest, (one) => one.stan === stan);
  const ofCode = someOf(ofStan, (one) => code !== undefined && one.authorizationCode === code);
  const open = someOf(ofCode, (one) => isOpen(one, all));
  const isOpenOrLast = open.length === 1 || !open.some((one) => isOpen(one, all));
  return isOpenOrLast || (isAdvice && areOfOneTransaction(open)) ? open[0] : undefined;
}

/** Whether two messages have the same numbers. Numbers can be used again after a year. */
function isSame(one: CardTransaction, other: CardTransaction): boolean {
  return (
    withoutRepeat(one.mti) === withoutRepeat(other.mti) &&
    one.stan === other.stan &&
    one.transmittedAt === other.transmittedAt &&
    one.acquirer === other.acquirer &&
    one.terminal === other.terminal
  );
}

/** The transactions for which it is true; all of them if there is none. */
function someOf(
  transactions: readonly CardTransaction[],
  isWanted: (one: CardTransaction) => boolean,
): readonly CardTransaction[] {
  const wanted = transactions.filter(isWanted);
  return wanted.length === 0 ? transactions : wanted;
}

/** Messages of one transaction have its STAN and its reference. */
function areOfOneTransaction([first, ...others]: readonly CardTransaction[]): boolean {
  return others.every(({ stan, rrn }) => stan === first?.stan && rrn === first.rrn);
}

/** Whether a transaction moved money that was neither returned nor captured. */
function isOpen(one: CardTransaction, all: readonly CardTransaction[]): boolean {
  const isCaptured = all.some(
    ({ kind, originalId }) => kind === 'capture' && originalId === one.id,
  );
  return one.netAmount > 0 && one.reversedBy === null && !(one.kind === 'hold' && isCaptured);
}
