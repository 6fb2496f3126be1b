import { layoutOf, type IsoMessage, type Profile } from '#libs/iso8583';
import { type Advice } from '../../acquirer/advices/advice';
import { type CardTransaction } from '../../account/transaction';
import { reasonElement } from '../../settings/stand-in-settings';

/** The elements of the response that the issuer needs: the billed amount with its rate and currency, and the day. */
const OF_RESPONSE = ['6', '10', '15', '51'];
const AMOUNT_DIGITS = 12;

type Approved = Pick<
  CardTransaction,
  'amount' | 'billingAmount' | 'netAmount' | 'authorizationCode' | 'added'
>;

/**
 * The advice to the issuer of a payment that the network approved in its place: 0120 for an authorization, 0220 for a
 * financial message. It has the elements of the payment, DE7, DE11 and DE37 included, and DE38 and DE39 of its response. Its
 * amount is the part that was not reversed.
 */
export function standInAdvice(
  { mti, fields }: IsoMessage,
  { amount, billingAmount, netAmount, authorizationCode, added }: Approved,
): IsoMessage {
  const known = OF_RESPONSE.flatMap((element) => {
    const value = added[element];
    return value === undefined ? [] : [[element, value] as const];
  });
  const elements = { ...fields, ...Object.fromEntries(known) };
  const isWhole = netAmount === billingAmount;
  const rest = Math.round((amount * netAmount) / billingAmount);
  return {
    mti: `${mti.slice(0, 2)}20`,
    fields: {
      ...elements,
      ...(isWhole ? {} : { '4': digits(rest) }),
      ...(isWhole || elements['6'] === undefined ? {} : { '6': digits(netAmount) }),
      ...(authorizationCode === null ? {} : { '38': authorizationCode }),
      '39': '00',
    },
  };
}

/**
 * The advice in the profile of its listener: without the elements that the profile does not have, and with the reason of the
 * stand-in in the element that the profile names.
 */
export function inProfile(
  { message: { mti, fields }, standInReason }: Pick<Advice, 'message' | 'standInReason'>,
  profile: Profile,
): IsoMessage {
  const known = Object.entries(fields).filter(
    ([element]) => layoutOf(profile, Number(element)) !== undefined,
  );
  const reason = reasonElement(profile, standInReason ?? undefined);
  return { mti, fields: { ...Object.fromEntries(known), ...reason } };
}

function digits(amount: number): string {
  return String(amount).padStart(AMOUNT_DIGITS, '0');
}
