import { PROFILES, type IsoMessage } from '#libs/iso8583';
import { type Card } from '../../account/card';
import { seededCards } from '../../account/seeded-cards';
import { DEFAULT_RATES } from '../../settings/host-settings';
import { billingOf } from '../../account/currency/billing';
import { readCardRequest, type CardRequest } from '../../requests/card-request';

/** The elements of a test message. Undefined removes an element. */
export type TestFields = Readonly<Record<string, string | undefined>>;

let lastStan = 0;

/** Returns a complete message: 10 BRL from the card 4000000000000001. The given fields replace the defaults. */
export function isoMessage(mti: string, fields: TestFields): IsoMessage {
  lastStan += 1;
  const whole: TestFields = {
    '2': '4000000000000001',
    '3': '000000',
    '4': '000000001000',
    '7': '1121120000',
    '11': String(lastStan).padStart(6, '0'),
    '12': '090000',
    '13': '1121',
    '18': '5999',
    '22': '051',
    '25': '00',
    '32': '00000000001',
    '41': 'TERM0001',
    '42': 'MERCHANT0000001',
    '49': '986',
    ...fields,
  };
  const given = Object.entries(whole).filter(([, value]) => value !== undefined);
  return { mti, fields: Object.fromEntries(given) as Record<string, string> };
}

/** Returns the request of a message that the host can read. */
export function cardRequest(
  fields: TestFields = {},
  mti = '0100',
  rates = DEFAULT_RATES,
): CardRequest {
  const message = isoMessage(mti, fields);
  const read = readCardRequest(message, PROFILES.ascii);
  if (!read.ok) throw new Error(read.refusal.detail);
  return { ...read.value, billing: billingOf(message, rates) };
}

/** Returns a card of a new sandbox, with changes. */
export function testCard(change: Partial<Card> = {}): Card {
  const { pan = '4000000000000001' } = change;
  const card = seededCards().find((one) => one.pan === pan);
  if (card === undefined) throw new Error(`No new sandbox has the card ${pan}.`);
  return { ...card, ...change };
}
