import { AMOUNT_REFUSALS } from '#libs/iso20022';
import { decimalPointHint, formatCents, parseCents, refused, type Cents } from '#libs/kernel';
import { anyText, matching, shown, textType, type TextType, withAttribute } from '#libs/xml-tables';

/** Simple types of camt that the messages of libs/iso20022 do not have. */

const CURRENCY = 'BRL';

/** ActiveOrHistoricCurrencyAndAmount, in reais: zero or more, at most two decimals and 18 digits. */
export const amount: TextType<Cents> = withAttribute(
  textType((text, element) => {
    const currency = element?.attributes.get('Ccy');
    if (currency !== undefined && currency !== CURRENCY) {
      return refused(`The currency is ${shown(currency)}; it must be ${CURRENCY}.`);
    }
    const cents = parseCents(text.trim());
    if (!cents.ok) {
      return refused(`${shown(text)} ${AMOUNT_REFUSALS[cents.refusal]}.${decimalPointHint(text)}`);
    }
    return cents.value < 0
      ? refused(`${shown(text)} is negative; the sign is in CdtDbtInd.`)
      : cents;
  }, formatCents),
  'Ccy',
  CURRENCY,
);

/** DecimalNumber: the sum of several amounts. */
export const sum = matching(/^[+-]?[0-9]{1,18}(?:\.[0-9]{1,17})?$/, 'a decimal, as in 150.75');
/** Number: a whole number of at most 18 digits. */
export const wholeNumber = matching(/^[0-9]{1,18}$/, 'a whole number of 1 to 18 digits');
export const currency = matching(/^[A-Z]{3}$/, 'a currency, as in BRL');
/** The external codes of ISO 20022. */
export const code = anyText(4);
export const max34Text = anyText(34);
export const max500Text = anyText(500);
