import { ISPB, isIspb } from '#libs/brazil';
import {
  accepted,
  isCalendarDate,
  parseCents,
  parseInstant,
  refused,
  type Cents,
  type CentsRefusal,
  type Result,
} from '#libs/kernel';
import { type XmlElement } from '#libs/xml';
import { type XmlSchema } from './xml-schema';

/** A data type of the message tables: converts the content of an element to a value, or refuses it. */
export interface ElementType<T> {
  /** Amounts are checked after the form of the message. */
  readonly violationKind: 'form' | 'amount';
  /** The same type for the documentation of an API. */
  readonly schema: XmlSchema;
  /** The value, or what was wrong and what would be right. */
  read(content: string, element: XmlElement): Result<T, string>;
}

function formType<T>(schema: XmlSchema, read: ElementType<T>['read']): ElementType<T> {
  return { violationKind: 'form', schema: { type: 'string', ...schema }, read };
}

function matching(pattern: RegExp, expected: string): ElementType<string> {
  return formType({ pattern: pattern.source }, (content) =>
    pattern.test(content)
      ? accepted(content)
      : refused(`"${shorten(content)}" is not ${expected}.`),
  );
}

function text(maxCharacters: number): ElementType<string> {
  return formType({ maxLength: maxCharacters }, (content) => {
    // Code units bound the characters from above, so the exact count is rarely needed.
    const characters = content.length > maxCharacters ? Array.from(content).length : content.length;
    return characters <= maxCharacters
      ? accepted(content)
      : refused(
          `Has ${String(characters)} characters; at most ${String(maxCharacters)} are allowed.`,
        );
  });
}

function oneOf(codes: readonly string[]): ElementType<string> {
  return formType({ enum: codes }, (content) =>
    codes.includes(content)
      ? accepted(content)
      : refused(`"${shorten(content)}" is not one of ${codes.join(', ')}.`),
  );
}

/** Max35Text: identifiers. */
export const max35Text = text(35);
/** Max140Text: names. */
export const max140Text = text(140);
/** Text of any form: the element is used if it is there, and never makes a message invalid. */
export const looseText: ElementType<string> = formType({}, (content) => accepted(content));
/** Max15NumericText: counts. */
export const max15Digits = matching(/^[0-9]{1,15}$/, 'a whole number of 1 to 15 digits');
/** SettlementMethod1Code. */
export const settlementMethod = oneOf(['CLRG', 'COVE', 'INDA', 'INGA']);
/** ChargeBearerType1Code. */
export const chargeBearer = oneOf(['CRED', 'DEBT', 'SHAR', 'SLEV']);

/** ClearingSystemMemberIdentification: in Brazil the ISPB of the institution. */
export const ispb = formType<string>({ pattern: ISPB.source }, (content) =>
  isIspb(content)
    ? accepted(content)
    : refused(`"${shorten(content)}" is not an ISPB (8 digits or capital letters).`),
);

/** ISODate, without a zone. */
export const isoDate = formType<string>({ format: 'date' }, (content) =>
  isCalendarDate(content)
    ? accepted(content)
    : refused(`"${shorten(content)}" is not a date, as in 2026-01-31.`),
);

/** ISODateTime, with or without the zone `Z`: both occur. */
export const isoDateTime = formType<string>(
  { description: 'Date and time, with or without a time zone.' },
  (content) =>
    content.includes('T') && parseInstant(content) !== undefined
      ? accepted(content)
      : refused(`"${shorten(content)}" is not a date-time, as in 2026-01-31T12:00:00.`),
);

/** An amount: decimal text, with its currency in an attribute. */
export const amountSchema: XmlSchema = {
  type: 'object',
  description: 'Amount in reais, with at most two decimals, as the text of the element.',
  properties: { Ccy: { type: 'string', enum: ['BRL'], xml: { attribute: true } } },
  required: ['Ccy'],
};

/** The reasons of `parseCents`, as they complete a sentence that starts with the amount. */
export const AMOUNT_REFUSALS: Readonly<Record<CentsRefusal, string>> = {
  'not-a-decimal': 'is not a decimal amount, as in 150.75',
  'too-many-decimals': 'has more than two decimals',
  'too-many-digits': 'has more than 18 digits',
  'beyond-exact-range':
    'is more than 90071992547409.91, the largest amount that can be stored exactly',
};

/** ActiveCurrencyAndAmount as the SPI restricts it: reais, positive, two decimals, 18 digits. */
export const brlAmount: ElementType<Cents> = {
  violationKind: 'amount',
  schema: amountSchema,
  read(content, element) {
    const currency = element.attributes.get('Ccy');
    if (currency === undefined) return refused('Has no Ccy attribute; it must be Ccy="BRL".');
    if (currency !== 'BRL')
      return refused(`The currency is "${shorten(currency)}"; it must be BRL.`);
    const cents = parseCents(content);
    if (!cents.ok) return refused(`"${shorten(content)}" ${AMOUNT_REFUSALS[cents.refusal]}.`);
    if (cents.value <= 0) return refused(`${shorten(content)} is not greater than zero.`);
    return cents;
  },
};

/** Enough of a value to recognize it. */
function shorten(content: string): string {
  return content.length <= 60 ? content : `${content.slice(0, 57)}...`;
}
