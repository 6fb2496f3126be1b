import { KEY_FORMATS, keyTypeOf } from '#libs/brazil';
import { type PaymentKind, type RemittancePayment as Instruction } from '#libs/cnab240';
import { addDays } from '#libs/kernel';
import { BANK } from '../../bank/bank';
import { ispbOf } from '../../bank/history/counterparties';
import { ACCEPTED } from '../occurrences';
import {
  type Means,
  type PayeeAccount,
  type PaymentOrder,
  type RemittancePayment,
} from '../payments/remittance-payment';

/** How many days ahead a payment can be scheduled. */
const MAX_DAYS_AHEAD = 366;
const MAX_OCCURRENCES = 5;
/** P001: the house of a DOC, which does not exist any more. */
const DOC_HOUSE = '700';
const DIGITS = /^\d+$/;
const TXID = /^[A-Za-z0-9]{1,35}$/;
const CLEARING_HOUSE = [17, 20] as const;

/** The way in which a payment is made, or the occurrence that refuses it. */
type Route = { readonly means: Means } | { readonly refusal: string };

/** How the bank makes each kind of payment. It has no clearing of boletos. */
const ROUTES: Readonly<Record<PaymentKind, (asked: Instruction) => Route>> = {
  pixKey,
  pixAccount: ({ payee }) => toBank(payee, false),
  ted,
  ownBank: ({ payee }) => toAccount(payee, { ispb: BANK.ispb, isTed: false }),
  pixQrCode: qrCode,
  boleto: () => ({ refusal: 'AD' }),
};

/** What the bank does with an instruction. */
export type Plan = Pick<RemittancePayment, 'status' | 'occurrences' | 'details'>;

/**
 * Decides what the bank does with an instruction when it receives the file: schedule it, or refuse it with at most five
 * occurrences.
 * @param findings the occurrences of its records
 * @param today the day of the sandbox in Brasília
 */
export function planOf(asked: Instruction, findings: readonly string[], today: string): Plan {
  const { payee, message } = asked;
  const order: PaymentOrder = {
    payee: {
      name: payee.name,
      ...(payee.document === undefined ? {} : { document: payee.document }),
    },
    ...(message === undefined ? {} : { message }),
  };
  // Only its document must be right.
  if (isDeletion(asked)) return { status: 'SCHEDULED', occurrences: '', details: order };
  const route = ROUTES[asked.kind](asked);
  const own = 'refusal' in route ? [route.refusal] : [];
  const refusals = [...new Set([...findings, ...generalRefusals(asked, today), ...own])];
  if (refusals.length > 0 || 'refusal' in route) {
    const occurrences = refusals.slice(0, MAX_OCCURRENCES).join('');
    return { status: 'REFUSED', occurrences, details: order };
  }
  const details = { ...order, means: route.means };
  return { status: 'SCHEDULED', occurrences: ACCEPTED, details };
}

/** Movement 9 with instruction 99 deletes a payment that an earlier file has scheduled. */
function isDeletion({ movement, instruction }: Instruction): boolean {
  return movement === '9' && instruction === '99';
}

function generalRefusals({ movement, instruction, date }: Instruction, today: string): string[] {
  const isInTime = date !== undefined && date >= today && date <= addDays(today, MAX_DAYS_AHEAD);
  return [...(movement === '0' && instruction === '00' ? [] : ['AJ']), ...(isInTime ? [] : ['AP'])];
}

function pixKey({ payee, txid = '' }: Instruction): Route {
  const { key, document } = payee;
  if (key === undefined) return { refusal: 'PN' };
  // A key that is a document is of its holder.
  const isDocument = key.type === 'CPF' || key.type === 'CNPJ';
  const isOther = isDocument && document !== undefined && document !== key.value;
  if (isOther) return { refusal: 'PG' };
  // Companies write other texts into the field too.
  const named = TXID.test(txid) ? { txid } : {};
  return { means: { kind: 'key', key: key.value, ...named } };
}

function ted({ payee, records }: Instruction): Route {
  if (records[0].text.slice(...CLEARING_HOUSE) === DOC_HOUSE) return { refusal: 'AK' };
  return toBank(payee, true);
}

/** Segment J-52 Pix has the key of a static code with its txid, or the location of a dynamic code. */
function qrCode({ qrCode: content = '', txid }: Instruction): Route {
  if (content.includes('/')) {
    const location = content.replace(/^https?:\/\//i, '').toLowerCase();
    return { means: { kind: 'charge', location } };
  }
  const key = content.includes('@') || content.includes('-') ? content.toLowerCase() : content;
  const type = keyTypeOf(key);
  if (type === undefined) return { refusal: 'PK' };
  const means = { kind: 'key', key: KEY_FORMATS[type].normalForm(key) } as const;
  return { means: txid === undefined ? means : { ...means, txid } };
}

/** A Pix or a TED to an account that names its bank. A TED is for other banks. */
function toBank(payee: Instruction['payee'], isTed: boolean): Route {
  const { ispb: named, bank } = payee;
  const known = bank === BANK.compeCode ? BANK.ispb : ispbOf(bank ?? '');
  const ispb = named ?? known;
  if (ispb === undefined || (isTed && ispb === BANK.ispb)) return { refusal: 'AL' };
  return toAccount(payee, { ispb, isTed });
}

function toAccount(
  { bank = '000', branch, account = '', accountDigit = '', isSavings }: Instruction['payee'],
  { ispb, isTed }: { readonly ispb: string; readonly isTed: boolean },
): Route {
  // Pix has digits only: a letter in an account number, such as the check digit X, becomes 0.
  const named = account + accountDigit;
  const number = DIGITS.test(named) ? named : named.replace(/[A-Z]/gi, '0');
  if (!DIGITS.test(number)) return { refusal: 'AN' };
  // An account without a branch is a payment account. A branch has four digits in Pix; the field has five.
  if (branch !== undefined && branch.length > 4) return { refusal: 'AM' };
  const ofBranch: PayeeAccount['type'] = isSavings ? 'SVGS' : 'CACC';
  const payee: PayeeAccount = {
    bankCode: bank,
    ispb,
    number,
    branch: (branch ?? '').padStart(4, '0'),
    type: branch === undefined ? 'TRAN' : ofBranch,
  };
  return { means: { kind: 'account', account: payee, isTed } };
}
