import { z } from 'zod';
import { formatOriginal90, type IsoMessage, type Profile } from '#libs/iso8583';
import { dictionary, wholeNumber } from '#libs/schema';
import { panOf } from '../requests/card-number';
import { pinBlockOf } from '../network/pin-block';
import {
  FEWEST_INSTALLMENTS,
  INSTALLMENT_TYPES,
  MOST_INSTALLMENTS,
} from '../account/installments/installments';
import { MessageInvalid } from './message.errors';
import { withPrivateMembers, type MessageElements } from './private-members';

/** A member of a message by name. null is the same as an absent member. */
function textOf(pattern: RegExp, expected: string) {
  const error = `Must be a string of ${expected}.`;
  return z.string({ error }).regex(pattern, { error }).nullish();
}

function digits(length: number, min = length) {
  const expected =
    min === length ? `${String(length)} digits` : `${String(min)} to ${String(length)} digits`;
  return textOf(new RegExp(`^[0-9]{${String(min)},${String(length)}}$`), expected);
}

function text(length: number) {
  const pattern = new RegExp(`^[\\x20-\\x7e]{1,${String(length)}}$`);
  return textOf(pattern, `1 to ${String(length)} printable characters`);
}

/** The members that become one data element as they are, each with the number of its element. */
const ELEMENT_OF = {
  pan: '2',
  processingCode: '3',
  transmissionDateTime: '7',
  stan: '11',
  localTime: '12',
  localDate: '13',
  expiry: '14',
  settlementDate: '15',
  mcc: '18',
  posEntryMode: '22',
  cardSequence: '23',
  posConditionCode: '25',
  acquirerId: '32',
  forwarderId: '33',
  track2: '35',
  rrn: '37',
  authorizationCode: '38',
  terminalId: '41',
  merchantId: '42',
  merchantName: '43',
  additionalData: '48',
  emv: '55',
  networkCode: '70',
} as const;

const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['BRL', '986'],
  ['USD', '840'],
  ['EUR', '978'],
]);
const MTI_TEXT = 'Must be a string of four digits, as in 0100.';
const CURRENCY_TEXT = 'Must be BRL, USD, EUR or a numeric code of ISO 4217, as in 986.';
const MAX_AMOUNT = 999_999_999_999;
const AMOUNT_TEXT = `Must be a whole number of cents, at most ${String(MAX_AMOUNT)}.`;
/** Shorter than MAX_AMOUNT, so that the number is exact. */
const REAIS = /^(\d{1,10})[.,](\d{2})$/;

const cents = z
  .number({ error: ({ input }) => AMOUNT_TEXT + centsHint(input) })
  .max(MAX_AMOUNT, AMOUNT_TEXT)
  .refine(Number.isSafeInteger, AMOUNT_TEXT)
  .meta({ type: 'integer' })
  .nullish();

const part = (pattern: RegExp, expected: string) =>
  textOf(pattern, expected).unwrap().unwrap().optional();

const original = z
  .strictObject({
    mti: part(/^[0-9]{4}$/, '4 digits'),
    stan: part(/^[0-9]{1,6}$/, '1 to 6 digits'),
    transmissionDateTime: part(/^[0-9]{10}$/, '10 digits'),
    acquirerId: part(/^[0-9]{1,11}$/, '1 to 11 digits'),
  })
  .refine((parts) => Object.keys(parts).length > 0, {
    error: 'Must have mti, stan, transmissionDateTime or acquirerId.',
  });

const installments = z
  .strictObject({
    count: wholeNumber(FEWEST_INSTALLMENTS, MOST_INSTALLMENTS).describe(
      'The number of monthly installments.',
    ),
    type: z
      .enum(INSTALLMENT_TYPES, `Must be one of ${INSTALLMENT_TYPES.join(', ')}.`)
      .describe('Who finances the plan: merchant (without interest) or issuer (with interest).'),
  })
  .describe('The plan of a payment in installments.');

/** The members that every message over JSON can have. */
export const numberedMembers = {
  mti: z
    .string(MTI_TEXT)
    .regex(/^[0-9]{4}$/, MTI_TEXT)
    .optional()
    .describe('Message type indicator. Default: the request of the address, such as 0100.'),
  fields: dictionary(z.string('Must be a string, as in "000000001000".'))
    .nullish()
    .describe(
      'Data elements by number, as in {"2": "4000000000000001"}. Binary elements are in hex.',
    ),
  parts: dictionary(z.string('Must be a string, as in "02".'))
    .nullish()
    .describe(
      'Subelements by path, as in {"48.84": "02"}. An element of the profile can be given by its subelements.',
    ),
  header: z
    .string()
    .nullish()
    .describe(
      'The header before the MTI in hex, if the profile has one. Default: that of the profile.',
    ),
  complete: z
    .boolean()
    .nullish()
    .describe('false: missing elements are not completed. Default: true.'),
  strict: z
    .boolean()
    .nullish()
    .describe(
      'true: missing elements are not completed, and a missing mandatory element gets code 30. Default: the setting of the sandbox.',
    ),
};

/** The members of a message by name. */
const namedMembers = {
  pan: digits(19, 1).describe('DE2: card number (PAN).'),
  amount: cents.describe('DE4: amount in cents.'),
  currency: z
    .string(CURRENCY_TEXT)
    .transform((code) => CURRENCIES.get(code) ?? code)
    .refine((code) => /^[0-9]{3}$/.test(code), CURRENCY_TEXT)
    .nullish()
    .describe('DE49: currency, as BRL, USD, EUR or a numeric code of ISO 4217.'),
  processingCode: digits(6).describe('DE3: transaction type and account types.'),
  expiry: digits(4).describe('DE14: expiry date of the card, YYMM.'),
  cvv: textOf(/^[0-9]{3,4}$/, '3 or 4 digits').describe(
    'Security code (CVV) of the card, in DE48 or at the place of the profile.',
  ),
  pin: textOf(/^[0-9]{4,12}$/, '4 to 12 digits').describe('DE52: PIN. It is sent as a PIN block.'),
  eci: textOf(/^[0-9]{2}$/, '2 digits').describe(
    'Electronic commerce indicator (ECI), such as 05 for Visa and 02 for Mastercard.',
  ),
  cavv: textOf(/^[A-Za-z0-9+/]{1,30}={0,2}$/, '1 to 32 characters of Base64').describe(
    'Authentication value of 3-D Secure (CAVV), or of a token (TAVV).',
  ),
  threeDsVersion: digits(1).describe('Version of 3-D Secure, 1 or 2.'),
  dsTransactionId: textOf(/^[\x21-\x7e]{1,36}$/, '1 to 36 printable characters').describe(
    'Transaction id of the directory server of 3-D Secure.',
  ),
  tokenRequestorId: digits(11).describe('The requestor of the token (TRID).'),
  partialApproval: z
    .boolean()
    .nullish()
    .describe('true if the terminal supports partial approval.'),
  installments: installments.nullish(),
  stan: digits(6, 1).describe('DE11: systems trace audit number of the message.'),
  rrn: text(12).describe('DE37: retrieval reference number.'),
  authorizationCode: text(6).describe('DE38: authorization code of an earlier approval.'),
  original: original
    .nullish()
    .describe('DE90: the original message, which is reversed or completed.'),
  replacementAmount: cents.describe(
    'DE95: the remaining amount after a partial reversal, in cents.',
  ),
  transmissionDateTime: digits(10).describe('DE7: transmission date and time, MMDDhhmmss in UTC.'),
  localTime: digits(6).describe('DE12: local time of the terminal, hhmmss.'),
  localDate: digits(4).describe('DE13: local date of the terminal, MMDD.'),
  settlementDate: digits(4).describe('DE15: settlement date, MMDD.'),
  mcc: digits(4).describe('DE18: merchant category code.'),
  posEntryMode: digits(3).describe(
    'DE22: how the card was read, and whether a PIN can be entered.',
  ),
  cardSequence: digits(3).describe('DE23: sequence number of the card.'),
  posConditionCode: digits(2).describe('DE25: conditions at the point of sale.'),
  acquirerId: digits(11, 1).describe('DE32: identification of the acquirer.'),
  forwarderId: digits(11, 1).describe(
    'DE33: identification of the institution that forwards the message.',
  ),
  track2: textOf(/^[0-9]{1,19}[=D][0-9=D]*F?$/, 'a PAN, = or D, and digits').describe(
    'DE35: track 2 of the card.',
  ),
  terminalId: text(8).describe('DE41: identification of the terminal.'),
  merchantId: text(15).describe('DE42: identification of the merchant.'),
  merchantName: text(40).describe('DE43: name and place of the merchant.'),
  additionalData: text(999).describe('DE48: additional private data.'),
  emv: textOf(/^(?:[0-9A-Fa-f]{2})+$/, 'BER-TLV in hex').describe(
    'DE55: chip data (BER-TLV in hex).',
  ),
  networkCode: digits(3).describe('DE70: network management code, such as 301 for an echo test.'),
  advice: z.boolean().nullish().describe('true: the message is an advice, as in 0120.'),
  repeat: z.boolean().nullish().describe('true: the message is a repeat, as in 0101.'),
};

/** A message over JSON has elements by name, by number, or both. A number overrides a name. */
export const jsonMessage = z
  .strictObject({ ...namedMembers, ...numberedMembers })
  .describe('A message with data elements by name. Missing elements are completed.');

/** A message by name, as it was read. */
type NamedFields = z.output<z.ZodObject<typeof namedMembers>>;

/**
 * The elements and subelements of a message: those by name, and those by number, which override them.
 * @throws MessageInvalid
 */
export function elementsOf(
  message: NamedFields,
  numbered: MessageElements,
  profile: Profile,
): MessageElements {
  const { parts } = numbered;
  const named = { ...elementsByName(message), ...numbered.fields };
  const { fields, ...others } = withPrivateMembers({ fields: named, parts }, message, profile);
  const { pin } = message;
  if (typeof pin !== 'string') return { fields, ...others };
  return { fields: { '52': pinBlockOf(pin, panFor(fields)), ...fields }, ...others };
}

/** The PAN for the PIN block, from wherever the message has it. */
function panFor(fields: Readonly<Record<string, string>>): string {
  const pan = panOf(fields);
  if (pan !== undefined) return pan;
  const detail = 'Needs pan or track2, because the PIN block depends on the card number.';
  throw new MessageInvalid([{ pointer: '/pin', detail }]);
}

function elementsByName(message: NamedFields): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, element] of Object.entries(ELEMENT_OF) as [keyof typeof ELEMENT_OF, string][]) {
    const value = message[name];
    if (value === undefined || value === null) continue;
    fields[element] = name === 'stan' ? value.padStart(6, '0') : value;
  }
  const { amount, replacementAmount, currency, original: reversed } = message;
  if (typeof amount === 'number') fields['4'] = centsText(amount);
  if (typeof replacementAmount === 'number') {
    fields['95'] = centsText(replacementAmount).padEnd(42, '0');
  }
  if (typeof currency === 'string') fields['49'] = currency;
  if (reversed !== undefined && reversed !== null) {
    const { mti, stan, transmissionDateTime: transmittedAt, acquirerId: acquirer } = reversed;
    fields['90'] = formatOriginal90({ mti, stan, transmittedAt, acquirer, forwarder: undefined });
  }
  return fields;
}

/** DE4 has no sign. A negative amount is sent as zero, which the issuer declines. */
function centsText(amount: number): string {
  return String(Math.max(0, amount)).padStart(12, '0');
}

/** The MTI of a message without one: the class of the address, with `advice` and `repeat` of the message. */
export function namedMti(
  mtiClass: '1' | '2' | '4' | '5' | '8',
  { advice, repeat }: NamedFields,
): IsoMessage['mti'] {
  return `0${mtiClass}${advice === true ? '2' : '0'}${repeat === true ? '1' : '0'}`;
}

/** How to write an amount of reais, such as the text 75,00. */
function centsHint(sent: unknown): string {
  const [, reais, decimals = ''] = REAIS.exec(typeof sent === 'string' ? sent : '') ?? [];
  return reais === undefined
    ? ''
    : ` ${reais}.${decimals} reais are ${String(Number(reais + decimals))}.`;
}
