import { type Interval } from '../../recurring-consents/configuration';

/** The reference of the first payment. */
export const FIRST_REFERENCE = 'zero';

/** The references of each interval (automatic-payments 2.0.0, paymentReference), with an example. */
const REFERENCES: Readonly<Record<Interval, readonly [pattern: RegExp, example: string]>> = {
  SEMANAL: [/^W(?:0[1-9]|[1-4]\d|5[0-3])-\d{4}$/, 'W50-2024'],
  MENSAL: [/^M(?:0[1-9]|1[0-2])-\d{4}$/, 'M09-2024'],
  TRIMESTRAL: [/^Q[1-4]-\d{4}$/, 'Q3-2024'],
  SEMESTRAL: [/^S[12]-\d{4}$/, 'S2-2024'],
  ANUAL: [/^Y\d{4}$/, 'Y2024'],
};

/**
 * The problem of a reference; undefined if it is valid.
 * @example referenceProblem('M13-2024', 'MENSAL'); // 'paymentReference must be zero, or a period as in M09-2024.'
 */
export function referenceProblem(
  reference: string | undefined,
  interval: Interval,
): string | undefined {
  const [pattern, example] = REFERENCES[interval];
  if (reference === FIRST_REFERENCE || (reference !== undefined && pattern.test(reference))) {
    return undefined;
  }
  return `paymentReference must be ${FIRST_REFERENCE}, or a period as in ${example}.`;
}
