import { ISPB } from '#libs/brazil';
import {
  accepted,
  formatCents,
  decimalPointHint,
  parseCents,
  parseInstant,
  refused,
  type Cents,
  type CentsRefusal,
} from '#libs/kernel';
import {
  anyText,
  calendarDate,
  codes,
  matching,
  sameText,
  shown,
  textType,
  withSchema,
  type TextType,
} from '#libs/xml-tables';

/** The data types of the messages of the contract. */

/** Max35Text: identifiers. */
export const max35Text = withSchema(anyText(35), { maxLength: 35 });
/** Max140Text: names. */
export const max140Text = withSchema(anyText(140), { maxLength: 140 });
/** Text of any form: the element is used if it is there, and never makes a message invalid. */
export const looseText = sameText(accepted);
/** Max15NumericText: counts. */
export const max15Digits = patterned(/^[0-9]{1,15}$/, 'a whole number of 1 to 15 digits');
/** SettlementMethod1Code. */
export const settlementMethod = enumerated('CLRG', 'COVE', 'INDA', 'INGA');
/** ChargeBearerType1Code. */
export const chargeBearer = enumerated('CRED', 'DEBT', 'SHAR', 'SLEV');

/** ClearingSystemMemberIdentification: in Brazil the ISPB of the institution. */
export const ispb = patterned(ISPB, 'an ISPB (8 digits or capital letters)');

/** ISODate, without a zone. */
export const isoDate = withSchema(calendarDate, { format: 'date' });

/** ISODateTime, with or without the zone `Z`: both occur. */
export const isoDateTime = withSchema(
  sameText((text) =>
    text.includes('T') && parseInstant(text) !== undefined
      ? accepted(text)
      : refused(`${shown(text)} is not a date-time, as in 2026-01-31T12:00:00.`),
  ),
  { description: 'Date and time, with or without a time zone.' },
);

/** The reasons of `parseCents`, as they complete a sentence that starts with the amount. */
export const AMOUNT_REFUSALS: Readonly<Record<CentsRefusal, string>> = {
  'not-a-decimal': 'is not a decimal amount, as in 150.75',
  'too-many-decimals': 'has more than two decimals',
  'too-many-digits': 'has more than 18 digits',
  'beyond-exact-range':
    'is more than 90071992547409.91, the largest amount that can be stored exactly',
};

/**
 * ActiveCurrencyAndAmount as the SPI restricts it: reais, positive, two decimals, 18 digits. The currency is in an
 * attribute.
 */
export const brlAmount: TextType<Cents> = withSchema(
  textType((text, element) => {
    const currency = element?.attributes.get('Ccy');
    if (currency === undefined) return refused('Has no Ccy attribute; it must be Ccy="BRL".');
    if (currency !== 'BRL') return refused(`The currency is ${shown(currency)}; it must be BRL.`);
    const cents = parseCents(text);
    if (!cents.ok)
      return refused(`${shown(text)} ${AMOUNT_REFUSALS[cents.refusal]}.${decimalPointHint(text)}`);
    if (cents.value <= 0) return refused(`${text} is not greater than zero.`);
    return cents;
  }, formatCents),
  {
    type: 'object',
    description: 'Amount in reais, with at most two decimals, as the text of the element.',
    properties: { Ccy: { type: 'string', enum: ['BRL'], xml: { attribute: true } } },
    required: ['Ccy'],
  },
);

function patterned(pattern: RegExp, expected: string): TextType<string> {
  return withSchema(matching(pattern, expected), { pattern: pattern.source });
}

function enumerated(...allowed: string[]): TextType<string> {
  return withSchema(codes(...allowed), { enum: allowed });
}
