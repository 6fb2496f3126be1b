import { formatAmounts54, type AdditionalAmount } from '#libs/iso8583';
import { available, type Card } from '../card';
import { BRL } from '../currency/billing';
import { digitsOf } from './account-type';
import { ledgerNameOf } from './own-account';

/** The largest amount of DE54; a larger balance is shown as this. */
const MAX_AMOUNT54 = 999_999_999_999;

/** The accounts that DE54 has room for: six blocks, two for each account. */
const MAX_ACCOUNTS54 = 3;

/**
 * DE54 of a balance inquiry: the ledger balance and the available funds of each account, as many as there is room for.
 * The first account is the one that DE3 names, with its digits.
 */
export function balances54([asked, ...others]: readonly Card[], digits: string): string {
  const first = asked === undefined ? [] : balancesOf(asked, digits);
  const rest = others.map((card) => balancesOf(card, digitsOf(ledgerNameOf(card))));
  return formatAmounts54([...first, ...rest.slice(0, MAX_ACCOUNTS54 - 1).flat()]);
}

function balancesOf(card: Card, accountType: string): AdditionalAmount[] {
  const common = { accountType, currency: BRL };
  const amount = (amountType: string, cents: number) => ({
    ...common,
    amountType,
    sign: cents < 0 ? ('D' as const) : ('C' as const),
    amountMinor: Math.min(Math.abs(cents), MAX_AMOUNT54),
  });
  return [amount('01', card.balance), amount('02', available(card))];
}
