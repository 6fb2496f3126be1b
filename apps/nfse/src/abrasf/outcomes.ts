import { ABRASF_ERRORS } from '#libs/nfse';

/** The codes that a rule can request for an operation of the municipal service, with their meanings. */
export const ABRASF_OUTCOMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ABRASF_ERRORS).map(([code, { Mensagem }]) => [code, Mensagem]),
);

/** Alerts: the invoice is issued, and its answer has them too. */
const ALERT = /^A(?!900$)/;

/** Codes with which a batch is refused when it is received. With any other code it is processed with errors. */
const AT_RECEPTION: ReadonlySet<string> = new Set([
  ...['E49', 'E69', 'E88', 'E138', 'E151', 'E157', 'E160', 'E170', 'E171', 'E172', 'E173', 'E179'],
  ...['E182', 'E183', 'E184', 'E185', 'E186', 'E187', 'E189', 'E190', 'E203', 'E214', 'E233'],
  ...['E238', 'E325', 'E326', 'E901', 'E902', 'E903'],
]);

export function isAlert(code: string): boolean {
  return ALERT.test(code);
}

export function isAtReception(code: string): boolean {
  return AT_RECEPTION.has(code);
}

/** The codes that are stored with a batch, and that its processing ends with. */
export const BATCH_OUTCOMES = Object.fromEntries(
  Object.entries(ABRASF_OUTCOMES).filter(([code]) => !isAtReception(code) && !isAlert(code)),
);
