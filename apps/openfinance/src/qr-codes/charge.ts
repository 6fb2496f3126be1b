import { brasiliaDate } from '#libs/brazil';
import { addDays, toIsoUtc, type Cents } from '#libs/kernel';

/** The states of a charge (API Pix), and how they are reached here. */
export const CHARGE_STATUSES = ['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR'] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** A charge that is paid when it is shown (cob), or until a day after a due date (cobv). */
export type ChargeTerm =
  | { readonly kind: 'cob'; readonly expirySeconds: number }
  | { readonly kind: 'cobv'; readonly dueDate: string; readonly validityDays: number };

export type ChargeKind = ChargeTerm['kind'];

/** What a dynamic code asks for; it does not change. */
export interface ChargeContent {
  readonly term: ChargeTerm;
  /** Host, path and token, as the code has it. */
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
  /** The payment that pays it; null if none does, or the one that did was rejected or cancelled. */
  readonly takenBy: string | null;
  readonly createdAtMs: number;
  readonly content: ChargeContent;
}

/** The last day on which a charge with a due date can be paid. */
export function lastDay({ dueDate, validityDays }: Extract<ChargeTerm, { kind: 'cobv' }>): string {
  return addDays(dueDate, validityDays);
}

/** Why the charge is over at an instant: it was paid or removed, or its time has passed. Undefined if it is not. */
export function endOfCharge(
  { status, createdAtMs, content }: Charge,
  atMs: number,
): string | undefined {
  if (status === 'CONCLUIDA') return 'It is paid already.';
  if (status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR') return 'The payee has removed it.';
  const { term } = content;
  if (term.kind === 'cob') {
    const expiresAtMs = createdAtMs + term.expirySeconds * 1_000;
    return atMs < expiresAtMs ? undefined : `It has expired at ${toIsoUtc(expiresAtMs)}.`;
  }
  const last = lastDay(term);
  return brasiliaDate(atMs) <= last
    ? undefined
    : `It could be paid until ${last}, which is ${String(term.validityDays)} days after its due date.`;
}

/**
 * Why a payment cannot take the charge; undefined if it can.
 * @param atMs when it is paid; of a scheduled payment, the beginning of its day
 */
export function chargeProblem(charge: Charge, atMs: number): string | undefined {
  const { takenBy } = charge;
  const end = endOfCharge(charge, atMs);
  if (end !== undefined || takenBy === null) return end;
  return `The payment ${takenBy} is paying it.`;
}
