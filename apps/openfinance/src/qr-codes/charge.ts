import { brasiliaDate } from '#libs/brazil';
import { addDays, toIsoUtc, type Cents } from '#libs/kernel';

/** The states of a charge (API Pix). */
export const CHARGE_STATUSES = ['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR'] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** The term of a charge: a number of seconds (cob), or a due date and a number of days after it (cobv). */
export type ChargeTerm =
  | { readonly kind: 'cob'; readonly expirySeconds: number }
  | { readonly kind: 'cobv'; readonly dueDate: string; readonly validityDays: number };

export type ChargeKind = ChargeTerm['kind'];

/** The content of a charge. It does not change. */
export interface ChargeContent {
  readonly term: ChargeTerm;
  /** Host, path and token, as in the code. */
  readonly location: string;
  /** 26 to 35 letters and digits. */
  readonly txid: string;
  readonly key: string;
  readonly amount: Cents;
  /** Whether the payer may pay another amount (modalidadeAlteracao 1). */
  readonly canChangeAmount: boolean;
  readonly payerRequest: string | null;
  readonly merchantName: string;
  readonly merchantCity: string;
}

/** The charge behind a dynamic QR code that this bank has made. */
export interface Charge {
  /** The end of its location. */
  readonly token: string;
  readonly status: ChargeStatus;
  /** The payment that has reserved the charge; null if there is none, or if it was rejected or cancelled. */
  readonly takenBy: string | null;
  readonly createdAtMs: number;
  readonly content: ChargeContent;
}

/** The last day on which a charge with a due date can be paid. */
export function lastDay({ dueDate, validityDays }: Extract<ChargeTerm, { kind: 'cobv' }>): string {
  return addDays(dueDate, validityDays);
}

/** The reason why the charge is no longer active: it was paid, removed, or has expired. Undefined if it is active. */
export function endOfCharge(
  { status, createdAtMs, content }: Charge,
  atMs: number,
): string | undefined {
  if (status === 'CONCLUIDA') return 'It is already paid.';
  if (status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR') return 'The payee has removed it.';
  const { term } = content;
  if (term.kind === 'cob') {
    const expiresAtMs = createdAtMs + term.expirySeconds * 1_000;
    return atMs < expiresAtMs ? undefined : `It expired at ${toIsoUtc(expiresAtMs)}.`;
  }
  const last = lastDay(term);
  return brasiliaDate(atMs) <= last
    ? undefined
    : `It could be paid until ${last}, which is ${String(term.validityDays)} days after its due date.`;
}

/**
 * The reason why the charge cannot be paid; undefined if it can.
 * @param atMs the instant of the payment; for a scheduled payment, the start of its day
 */
export function chargeProblem(charge: Charge, atMs: number): string | undefined {
  const { takenBy } = charge;
  const end = endOfCharge(charge, atMs);
  if (end !== undefined || takenBy === null) return end;
  return `The payment ${takenBy} is paying it.`;
}
