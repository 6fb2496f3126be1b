import { type IsoMessage } from '#libs/iso8583';
import { type Channel } from '../account/card';

/** The channels by DE22, positions 1 and 2. DE25 separates e-commerce from a number that was typed in a shop. */
const CHANNELS_BY_ENTRY: Readonly<Record<string, Channel>> = {
  '02': 'stripe',
  '05': 'chip',
  '07': 'contactless',
  '09': 'ecommerce',
  '10': 'ecommerce',
  '79': 'manual',
  '80': 'stripe',
  '81': 'ecommerce',
  '82': 'ecommerce',
  '90': 'stripe',
  '91': 'contactless',
  '95': 'chip',
};

/** The channel of a payment. Cash comes from an ATM. */
export function channelOf(fields: IsoMessage['fields'], isCash: boolean): Channel {
  if (isCash) return 'atm';
  if (fields['25'] === '59') return 'ecommerce';
  return CHANNELS_BY_ENTRY[(fields['22'] ?? '').slice(0, 2)] ?? 'manual';
}
