import { KEY_FORMATS, keyTypeOf, type KeyType } from '#libs/brazil';
import { addDays, isCalendarDate } from '#libs/kernel';
import { BANK } from '../../bank/bank';
import { ispbOf } from '../../bank/history/counterparties';
import { ACCEPTED } from '../occurrences';
import {
  type Means,
  type NamedAccount,
  type PaymentOrder,
  type RemittancePayment,
} from '../payments/remittance-payment';
import { type Instruction } from './instruction';

/** How many days ahead a payment can be scheduled. */
const MAX_DAYS_AHEAD = 366;
const MAX_OCCURRENCES = 5;

/** The way in which a payment is made, or the occurrence that refuses it. */
type Route = { readonly means: Means } | { readonly refusal: string };

/** The forms of entry that this bank carries out (G029). It refuses all others with AD. */
const ROUTES: Readonly<Record<string, (asked: Instruction) => Route>> = {
  '01': (asked) => withinBank(asked, 'CACC'),
  '03': ted,
  '05': (asked) => withinBank(asked, 'SVGS'),
  '41': ted,
  '43': ted,
  '45': pixTransfer,
  '47': qrCode,
};

/** Clearing houses of a TED (P001): by bank code, and by ISPB. */
const TED_HOUSES = new Set(['018', '888']);

/** The types of key of the forms of initiation (G100). */
const KEY_TYPES: Readonly<Record<string, readonly KeyType[]>> = {
  '01': ['PHONE'],
  '02': ['EMAIL'],
  '03': ['CPF', 'CNPJ'],
  '04': ['RANDOM'],
};
const BY_ACCOUNT = '05';

const ACCOUNT_TYPES: Readonly<Record<string, NamedAccount['type']>> = {
  CC: 'CACC',
  PP: 'SVGS',
  PG: 'TRAN',
};

/** What the bank does with an instruction. */
export type Plan = Pick<RemittancePayment, 'status' | 'occurrences' | 'details'>;

/**
 * Decides what the bank does with an instruction when it receives the file: schedule it, or refuse it with at most five
 * occurrences.
 * @param today the day of the sandbox in Brasília
 */
export function planOf(asked: Instruction, today: string): Plan {
  const { payee, message } = asked;
  const order: PaymentOrder = {
    payee: { name: payee.name, ...(payee.document === '' ? {} : { document: payee.document }) },
    ...(message === '' ? {} : { message }),
  };
  if (isDeletion(asked)) return { status: 'SCHEDULED', occurrences: '', details: order };
  const route = ROUTES[asked.form]?.(asked) ?? { refusal: 'AD' };
  const refusals = [
    ...generalRefusals(asked, today),
    ...('refusal' in route ? [route.refusal] : []),
  ].slice(0, MAX_OCCURRENCES);
  if (refusals.length > 0 || 'refusal' in route) {
    return { status: 'REFUSED', occurrences: refusals.join(''), details: order };
  }
  return {
    status: 'SCHEDULED',
    occurrences: ACCEPTED,
    details: { ...order, means: route.means },
  };
}

/** Movement 9 with instruction 99 deletes a payment that an earlier file, or an earlier record, has scheduled. */
function isDeletion({ movement, instruction }: Instruction): boolean {
  return movement === '9' && instruction === '99';
}

function generalRefusals(
  { movement, instruction, amount, payOn, payee }: Instruction,
  today: string,
): string[] {
  const isDay = isCalendarDate(payOn);
  return [
    ...(movement === '0' && instruction === '00' ? [] : ['AJ']),
    ...(amount > 0 ? [] : ['AR']),
    ...(isDay && payOn >= today && payOn <= addDays(today, MAX_DAYS_AHEAD) ? [] : ['AP']),
    ...(payee.name === '' ? ['AO'] : []),
  ];
}

/** A credit to an account of this bank. */
function withinBank({ payee }: Instruction, type: NamedAccount['type']): Route {
  if (payee.bankCode !== BANK.compeCode) return { refusal: 'AL' };
  return toAccount(payee, { ispb: BANK.ispb, type, isTed: false });
}

function ted({ payee, clearingHouse }: Instruction): Route {
  if (!TED_HOUSES.has(clearingHouse)) return { refusal: 'AK' };
  const ispb = ispbOfPayee(payee);
  if (ispb === undefined || ispb === BANK.ispb) return { refusal: 'AL' };
  if (payee.document === '') return { refusal: 'AT' };
  const type = ACCOUNT_TYPES[payee.accountKind] ?? 'CACC';
  return toAccount(payee, { ispb, type, isTed: true });
}

function pixTransfer({ payee, pix }: Instruction): Route {
  if (pix.initiation === BY_ACCOUNT) {
    const ispb = ispbOfPayee(payee);
    if (ispb === undefined) return { refusal: 'AL' };
    const type = ACCOUNT_TYPES[payee.accountKind] ?? 'CACC';
    return toAccount(payee, { ispb, type, isTed: false });
  }
  const types = KEY_TYPES[pix.initiation];
  if (types === undefined) return { refusal: 'PL' };
  const read = readKey(pix.key);
  if ('refusal' in read) return read;
  if (!types.includes(read.type)) return { refusal: 'PM' };
  // A key that is a document is of its holder.
  const isOther = pix.initiation === '03' && payee.document !== '' && payee.document !== read.key;
  return isOther ? { refusal: 'PG' } : { means: { kind: 'key', key: read.key } };
}

/** Segment J-52 Pix has the key of a static code with its txid, or the location of a dynamic code. */
function qrCode({ pix }: Instruction): Route {
  if (pix.key.includes('/')) {
    const location = pix.key.replace(/^https?:\/\//i, '');
    return { means: { kind: 'charge', location } };
  }
  const read = readKey(pix.key);
  if ('refusal' in read) return read;
  const txid = pix.txid === '' ? {} : { txid: pix.txid };
  return { means: { kind: 'key', key: read.key, ...txid } };
}

/** Files are often in capital letters, and keys with letters are in small ones. */
function readKey(
  text: string,
): { readonly type: KeyType; readonly key: string } | { readonly refusal: string } {
  if (text === '') return { refusal: 'PN' };
  const key = text.includes('@') || text.includes('-') ? text.toLowerCase() : text;
  const type = keyTypeOf(key);
  return type === undefined ? { refusal: 'PM' } : { type, key: KEY_FORMATS[type].normalForm(key) };
}

function ispbOfPayee({ ispb, bankCode }: Instruction['payee']): string | undefined {
  if (/^\d{8}$/.test(ispb) && (ispb !== '00000000' || bankCode === '001')) return ispb;
  return bankCode === BANK.compeCode ? BANK.ispb : ispbOf(bankCode);
}

function toAccount(
  { bankCode, branch, account }: Instruction['payee'],
  { ispb, type, isTed }: Pick<NamedAccount, 'type'> & {
    readonly ispb: string;
    readonly isTed: boolean;
  },
): Route {
  // Pix has digits only: a letter in an account number, such as the check digit X, becomes 0.
  const number = account.replace(/^0+/, '').replace(/[A-Z]/gi, '0');
  if (!/^\d+$/.test(number)) return { refusal: 'AN' };
  // A branch has four digits in Pix; the field has five.
  const issuer = branch.replace(/^0+/, '').padStart(4, '0');
  if (type !== 'TRAN' && (issuer === '0000' || issuer.length > 4)) return { refusal: 'AM' };
  const named = { bankCode, ispb, branch: issuer, number, type };
  return { means: { kind: 'account', account: named, isTed } };
}
