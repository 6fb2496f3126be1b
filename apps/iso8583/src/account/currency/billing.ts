import { type Rates } from '../../settings/host-settings';
import { type IsoMessage } from '#libs/iso8583';
import { type CardTransaction } from '../transaction';
import { centsOf, formatRate10, parseRate10, shareOf } from './convert';

/** The amount of a message in the currency of the card, BRL. */
export interface Billing {
  /** 0 if there is a problem. */
  readonly cents: number;
  /** DE6, DE10 and DE51 of the response. Empty if the message is in BRL. */
  readonly elements: Readonly<Record<string, string>>;
  /** The reason why the amount cannot be billed. */
  readonly problem?: string;
}

/** The numeric code of ISO 4217. */
export const BRL = '986';

/**
 * Returns the amount to bill. A message in BRL is billed as it is. In another currency, the network may have
 * converted it (DE6, DE10, DE51); otherwise the rates of the sandbox are used.
 */
export function billingOf(message: IsoMessage, rates: Rates): Billing {
  const billing = converted(message, rates);
  const isFree = billing.cents === 0 && Number(message.fields['4'] ?? 0) > 0;
  return isFree && billing.problem === undefined
    ? refused('The amount in BRL is zero, but the amount in DE4 is not.')
    : billing;
}

/** The currency of the amounts of a message (DE49). Without one, they are in BRL. */
export function currencyOf({ fields }: Pick<IsoMessage, 'fields'>): string {
  return fields['49'] ?? BRL;
}

/** Whether two codes name the same currency; BRL can be written in letters. */
export function isSameCurrency(one: string, other: string): boolean {
  return one === other || (isBrl(one) && isBrl(other));
}

function isBrl(currency: string | undefined): boolean {
  return currency === BRL || currency === 'BRL';
}

function converted(message: IsoMessage, rates: Rates): Billing {
  const { fields } = message;
  const amount = Number(fields['4'] ?? 0);
  const currency = currencyOf(message);
  if (isBrl(currency)) return { cents: amount, elements: {} };
  if (fields['6'] !== undefined) return convertedBefore(fields, amount, currency);
  const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
  if (rate === undefined) {
    return refused(`There is no rate for currency ${currency}; PUT /admin/rates sets the rates.`);
  }
  const cents = centsOf(amount, currency, rate);
  if (cents === undefined) return refused(`The amount in BRL has more than 12 digits.`);
  return {
    cents,
    elements: { '6': centsText(cents), '10': formatRate10(rate), '51': BRL },
  };
}

function convertedBefore(fields: IsoMessage['fields'], amount: number, currency: string): Billing {
  const { '6': billed = '', '10': rate10, '51': billedIn = 'missing' } = fields;
  if (!isBrl(billedIn)) {
    return refused(`DE51 is ${billedIn}; with DE6 it must be 986, the currency of the card.`);
  }
  const cents = Number(billed);
  const elements = { '6': billed, '51': billedIn };
  if (rate10 === undefined) return { cents, elements };
  const rate = parseRate10(rate10);
  if (rate === undefined)
    return refused('DE10 is not a rate: a digit for the decimals, and seven digits.');
  const expected = centsOf(amount, currency, rate);
  // The network may round in another way.
  if (expected === undefined || Math.abs(expected - cents) > 1) {
    return refused(`DE6 is ${billed}, but DE4 at the rate of DE10 is ${String(expected)} cents.`);
  }
  return { cents, elements: { ...elements, '10': rate10 } };
}

/** The billing of an authorization. */
type Billed = Pick<CardTransaction, 'currency' | 'amount' | 'billingAmount' | 'added'>;

/**
 * Returns the amount of a capture at the rate of its authorization, for a currency whose rate was removed.
 * @returns undefined if the authorization was in another currency
 */
export function billingAtRateOf(message: IsoMessage, authorized: Billed): Billing | undefined {
  const { currency, amount, billingAmount, added } = authorized;
  if (isBrl(currency) || currencyOf(message) !== currency || amount === 0) return undefined;
  const captured = Number(message.fields['4'] ?? 0);
  const { '10': rate10 } = added;
  const rate = rate10 === undefined ? undefined : parseRate10(rate10);
  // The network may have converted it without a DE10.
  const cents =
    rate === undefined
      ? shareOf(billingAmount, captured, amount)
      : centsOf(captured, currency, rate);
  if (cents === undefined || (cents === 0 && captured > 0)) return undefined;
  const of10 = rate10 === undefined ? {} : { '10': rate10 };
  return { cents, elements: { '6': centsText(cents), ...of10, '51': BRL } };
}

function refused(problem: string): Billing {
  return { cents: 0, elements: {}, problem };
}

/** An amount as in DE4 and DE6. */
export function centsText(cents: number): string {
  return String(cents).padStart(12, '0');
}
