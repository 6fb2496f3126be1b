import { withoutRepeat, type OriginalElements } from '#libs/iso8583';
import { type CardRequest } from '../request/card-request';
import { type CardTransaction } from '../account/transaction';

/** The original transaction of a reversal or completion, and the rule that found it. */
export interface Match {
  readonly original: CardTransaction;
  readonly rule: 'DE90' | 'DE37' | 'STAN';
}

/**
 * Finds the original of a reversal among transactions of the same card, by these rules in order: DE90, whose
 * zeros match any value, and which decides alone if it has STAN and DE7; retrieval reference, terminal and merchant; STAN, terminal, local time and amount. If a
 * rule finds several, as with an authorization and its capture, which share the reference, the STAN decides, then
 * which one is still open.
 *
 * @returns undefined if no rule finds one; 'several' if the first rule that matches finds more than one
 */
export function matchOriginal(
  request: CardRequest,
  candidates: readonly CardTransaction[],
): Match | 'several' | undefined {
  const { fields } = request.message;
  const { original } = request;
  const same = (element: string, value: string | null): boolean =>
    fields[element] === undefined || value === null || fields[element] === value;
  const withAmount = candidates.filter((one) => agreesOnAmount(request, one));
  const only = (found: readonly CardTransaction[], rule: Match['rule']): Match | 'several' => {
    const one = narrowed(found, fields['11'], candidates);
    return one === undefined ? 'several' : { original: one, rule };
  };

  if (original !== undefined) {
    const found = withAmount.filter((one) => isOriginal(original, one));
    if (found.length > 0) return only(found, 'DE90');
    // It names one message, which is not here.
    if (original.stan !== undefined && original.transmittedAt !== undefined) return undefined;
  }
  if (fields['37'] !== undefined) {
    const found = withAmount.filter(
      (one) => one.rrn === fields['37'] && same('41', one.terminal) && same('42', one.merchant),
    );
    if (found.length > 0) return only(found, 'DE37');
  }
  const found = withAmount.filter(
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

/** Whether DE90 is about this message. A repeat counts as the message that it repeats. */
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
  { amount, remaining }: CardRequest,
  { amount: requested, added }: CardTransaction,
): boolean {
  if (remaining !== undefined || amount === 0 || amount === requested) return true;
  return added['4'] !== undefined && Number(added['4']) === amount;
}

/** An unknown or absent value matches any value. */
export function agrees(wanted: string | undefined, found: string | null | undefined): boolean {
  return wanted === undefined || wanted === (found ?? wanted);
}

/** The only transaction, or the only one with this STAN, or the only open one; the newest if none is open. */
function narrowed(
  found: readonly CardTransaction[],
  stan: string | undefined,
  all: readonly CardTransaction[],
): CardTransaction | undefined {
  const open = found.filter((one) => isOpen(one, all));
  const steps = [found, found.filter((one) => one.stan === stan), open];
  const only = steps.find((step) => step.length === 1)?.[0];
  return only ?? (open.length === 0 ? found[0] : undefined);
}

/** Whether a transaction moved money that is not returned, and that no capture has taken over. */
function isOpen(one: CardTransaction, all: readonly CardTransaction[]): boolean {
  const isCaptured = all.some(
    ({ kind, originalId }) => kind === 'capture' && originalId === one.id,
  );
  return one.netAmount > 0 && one.reversedBy === null && !(one.kind === 'hold' && isCaptured);
}
