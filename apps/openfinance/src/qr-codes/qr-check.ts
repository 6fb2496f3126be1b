import { KEY_FORMATS, keyTypeOf } from '#libs/brazil';
import { readBrCode, type BrCode } from '#libs/br-code';
import { accepted, formatCents, refused, type Cents, type Result } from '#libs/kernel';
import { chargeProblem, type Charge } from './charge';

/** The members of a payment that a QR code must agree with. */
export interface QrTerms {
  readonly localInstrument: string;
  readonly proxy?: string | undefined;
  readonly amount: Cents;
}

/** A problem of a QR code: the code itself, its amount, or its charge is not valid. */
export interface QrProblem {
  readonly code: 'QRCODE_INVALIDO' | 'VALOR_INVALIDO' | 'COBRANCA_INVALIDA';
  readonly detail: string;
}

/** The charge at the location of a dynamic code. */
export type LocatedCharge =
  | { readonly kind: 'ours'; readonly charge: Charge }
  /** The location is of this bank, but it has no charge. */
  | { readonly kind: 'absent'; readonly detail: string }
  /** The charge is at another institution, which is not called; or the code is static. */
  | { readonly kind: 'elsewhere' };

const INSTRUMENTS: Readonly<Record<string, 'static' | 'dynamic'>> = {
  QRES: 'static',
  QRDN: 'dynamic',
};

/** Reads the code of a payment. */
export function readQrCode(text: string): Result<BrCode, QrProblem> {
  const read = readBrCode(text);
  return read.ok ? read : refuse('QRCODE_INVALIDO', `qrCode: ${read.refusal.detail}`);
}

/**
 * Checks a payment against its QR code. The order is that of payments v4 for the rejection of a consent: the amount, the
 * code, the charge.
 *
 * @param atMs the instant of the payment; for a scheduled payment, the start of its day
 */
export function checkQrCode(
  terms: QrTerms,
  code: BrCode,
  { located, atMs }: { readonly located: LocatedCharge; readonly atMs: number },
): Result<BrCode, QrProblem> {
  const fixed = fixedAmount(code, located);
  if (fixed !== null && fixed !== terms.amount) {
    const detail = `The amount is ${formatCents(terms.amount)}; the QR code has ${formatCents(fixed)}, which cannot be changed.`;
    return refuse('VALOR_INVALIDO', detail);
  }
  const wrong = kindProblem(terms, code) ?? keyProblem(terms, code, located);
  if (wrong !== undefined) return refuse('QRCODE_INVALIDO', wrong);
  if (located.kind === 'absent') return refuse('QRCODE_INVALIDO', located.detail);
  if (located.kind === 'elsewhere') return accepted(code);
  const { charge } = located;
  const problem = chargeProblem(charge, atMs);
  if (problem === undefined) return accepted(code);
  return refuse(
    'COBRANCA_INVALIDA',
    `The charge ${charge.content.txid} cannot be paid. ${problem}`,
  );
}

/**
 * Checks the transactionIdentification of a payment (payments v4). It must be the txid of the code, or of the charge of a
 * dynamic code. Undefined if it is valid, or if the charge is at another institution.
 */
export function txidProblem(
  identification: string | undefined,
  code: BrCode,
  located: LocatedCharge,
): string | undefined {
  if (code.pix?.kind === 'dynamic') {
    if (located.kind !== 'ours') return undefined;
    const { txid } = located.charge.content;
    if (identification === txid) return undefined;
    return `transactionIdentification must be ${txid}, the txid of the charge.`;
  }
  const txid = code.txid ?? undefined;
  if (identification === txid) return undefined;
  return txid === undefined
    ? 'transactionIdentification is not allowed, because the QR code has no txid.'
    : `transactionIdentification must be ${txid}, the txid of the QR code.`;
}

/** The amount that the payer may not change; null if any amount can be paid. */
function fixedAmount({ pix, amount }: BrCode, located: LocatedCharge): Cents | null {
  if (pix?.kind === 'static') return amount;
  // A dynamic code has the amount of its charge; the amount in the code is ignored.
  if (located.kind !== 'ours' || located.charge.content.canChangeAmount) return null;
  return located.charge.content.amount;
}

function kindProblem({ localInstrument }: QrTerms, { pix }: BrCode): string | undefined {
  const expected = INSTRUMENTS[localInstrument];
  if (expected === undefined || pix?.kind === expected) return undefined;
  const kind = pix === null ? 'only has a recurrence' : `is ${pix.kind}`;
  return `The QR code ${kind}; with localInstrument ${localInstrument} it must be ${expected}.`;
}

function keyProblem(
  { proxy }: QrTerms,
  { pix }: BrCode,
  located: LocatedCharge,
): string | undefined {
  const ofCharge = located.kind === 'ours' ? located.charge.content.key : undefined;
  const key = pix?.kind === 'static' ? pix.key : ofCharge;
  if (key === undefined || proxy === undefined || normal(key) === normal(proxy)) return undefined;
  return `proxy is ${proxy}; the key of the QR code is ${key}.`;
}

function normal(key: string): string {
  const type = keyTypeOf(key);
  return type === undefined ? key : KEY_FORMATS[type].normalForm(key);
}

function refuse(code: QrProblem['code'], detail: string) {
  return refused({ code, detail });
}
