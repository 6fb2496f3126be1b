import {
  accepted,
  formatCents,
  isCalendarDate,
  parseCents,
  refused,
  type Cents,
  type Result,
} from '#libs/kernel';
import {
  anyText,
  collapsed,
  calendarDate,
  matching,
  sameText,
  shown,
  textType,
  withAttribute,
  type TextType,
} from '#libs/xml-tables';
import { AMOUNT_REFUSALS } from '../../element-types';

/** Simple types of the SPI catalogue 5.13, with the patterns and lengths of its XML Schemas. */

export { ispb } from '../../element-types';

const ISPB_AND_MINUTE = '[0-9A-Z]{8}[0-9]{4}[01][0-9][0-3][0-9][0-2][0-9][0-5][0-9]';
const STR_REFERENCE = '[A-Z]{3}[0-9]{4}[01][0-9][0-3][0-9][a-zA-Z0-9]{9}';

export const messageId = matching(
  /^M[0-9A-Z]{8}[a-zA-Z0-9]{23}$/,
  'an id of a message: M, the ISPB of the sender and 23 letters or digits',
);
/** The id of a message, or 32 zeros. */
export const queryId = matching(
  /^(?:M[0-9A-Z]{8}[a-zA-Z0-9]{23}|0{32})$/,
  'the id of a message (M, an ISPB and 23 letters or digits) or 32 zeros',
);
export const endToEndId = transactionId('E');
export const returnId = transactionId('D');
export const endToEndOrReturnId = transactionId('ED');
/** An id that starts with L belongs to a contribution or withdrawal. */
export const entryEndToEndId = transactionId('EL');
export const strReference = matching(
  new RegExp(`^${STR_REFERENCE}$`),
  'a control number of the STR: 3 letters, yyyyMMdd and 9 letters or digits',
);
/** The id of the entry in a camt.060. */
export const entryId = matching(
  new RegExp(`^(?:[ED]${ISPB_AND_MINUTE}[a-zA-Z0-9]{11}|${STR_REFERENCE})$`),
  'an EndToEndId, an RtrId or a control number of the STR',
);
export const txId = matching(/^[a-zA-Z0-9]{1,35}$/, '1 to 35 letters and digits');
export const cnpj = matching(/^[0-9A-Z]{12}[0-9]{2}$/, 'a CNPJ of 14 characters');
export const taxId = matching(
  /^(?:[0-9]{11}|[0-9A-Z]{12}[0-9]{2})$/,
  'a CPF of 11 digits or a CNPJ of 14 characters',
);
export const accountNumber = matching(/^[0-9A-Z]{1,20}$/, '1 to 20 digits and capital letters');
export const branch = collapsed(matching(/^[0-9]{1,4}$/, 'a branch of 1 to 4 digits'));
export const fiscalDocument = matching(/^[a-zA-Z0-9]{1,50}$/, '1 to 50 letters and digits');

export const text35 = anyText(35);
export const text105 = anyText(105);
export const text140 = anyText(140);
export const text350 = anyText(350);

export const date = collapsed(calendarDate);

const TIME = '(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\\.[0-9]{3}Z';
const DATE_TIME = new RegExp(`^([0-9]{4}-[0-9]{2}-[0-9]{2})T${TIME}$`);

/** An instant in UTC with milliseconds. The day must exist. */
export const dateTime = sameText((text) => {
  const trimmed = text.trim();
  const [, day] = DATE_TIME.exec(trimmed) ?? [];
  return day !== undefined && isCalendarDate(day)
    ? accepted(trimmed)
    : refused(`${shown(text)} is not a date and time in UTC, as in 2026-01-31T12:00:00.000Z.`);
});

export const time = collapsed(
  matching(new RegExp(`^${TIME}$`), 'a time in UTC, as in 12:00:00.000Z'),
);

/** A count of 1 to 15 digits, always exact. */
export const count: TextType<number> = textType(
  (text) =>
    /^[0-9]{1,15}$/.test(text)
      ? accepted(Number(text))
      : refused(`${shown(text)} is not a whole number of 1 to 15 digits.`),
  String,
);

/** An amount in reais, zero or more, with at most two decimals. */
export const amount: TextType<Cents> = withAttribute(
  textType(readAmount, formatCents),
  'Ccy',
  'BRL',
);

function readAmount(text: string): Result<Cents, string> {
  const cents = parseCents(text.trim());
  if (!cents.ok) return refused(`${shown(text)} ${AMOUNT_REFUSALS[cents.refusal]}.`);
  return cents.value < 0 ? refused(`${shown(text)} is negative.`) : cents;
}

/**
 * Stands for any amount above 90071992547409.91. The XML Schema allows it, because it allows 18 digits, but no Conta PI can have it. Such
 * a payment or return is always rejected, so its exact amount is not needed.
 */
export const ABOVE_EXACT_RANGE = Number.POSITIVE_INFINITY as Cents;

/** The amount of a payment or a return. */
export const settlementAmount: TextType<Cents> = withAttribute(
  textType((text) => {
    const cents = parseCents(text.trim());
    const isAbove = !cents.ok && cents.refusal === 'beyond-exact-range' && !text.includes('-');
    return isAbove ? accepted(ABOVE_EXACT_RANGE) : readAmount(text);
  }, formatCents),
  'Ccy',
  'BRL',
);

function transactionId(letters: string): TextType<string> {
  const first = letters.split('').join(' or ');
  return matching(
    new RegExp(`^[${letters}]${ISPB_AND_MINUTE}[a-zA-Z0-9]{11}$`),
    `an id of a transaction: ${first}, an ISPB, yyyyMMddHHmm and 11 letters or digits`,
  );
}
