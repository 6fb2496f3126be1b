import { type CardRequest } from './card-request';
import { type CardTransaction } from './transaction';

/** The original transaction of a reversal or completion, and the rule that found it. */
export interface Match {
  readonly original: CardTransaction;
  readonly rule: 'DE90' | 'DE37' | 'STAN';
}

/**
 * Finds the original of a reversal among transactions of the same card, by these rules in order: DE90, whose
 * zeros match any value; retrieval reference, terminal and merchant; STAN, terminal, local time and amount.
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
  const withAmount = candidates.filter(
    ({ amount }) =>
      request.remaining !== undefined || request.amount === 0 || amount === request.amount,
  );

  if (original !== undefined) {
    const found = withAmount.filter(
      (one) =>
        agrees(original.mti, one.mti) &&
        agrees(original.stan, one.stan) &&
        agrees(original.transmittedAt, one.transmittedAt) &&
        agrees(original.acquirer, one.acquirer?.replace(/^0+/, '')) &&
        agrees(original.forwarder, one.forwarder?.replace(/^0+/, '')),
    );
    if (found.length > 0) return only(found, 'DE90');
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

/** An unknown or absent value matches any value. */
function agrees(wanted: string | undefined, found: string | null | undefined): boolean {
  return wanted === undefined || wanted === (found ?? wanted);
}

function only(found: readonly CardTransaction[], rule: Match['rule']): Match | 'several' {
  const [original, another] = found;
  return original === undefined || another !== undefined ? 'several' : { original, rule };
}
