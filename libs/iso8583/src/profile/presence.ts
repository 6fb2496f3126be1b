import { type IsoMessage } from '../message';
import { responseMti, withoutRepeat } from '../mti';
import { type Profile } from './profile';

const PAYMENT = '2|35|45 3 4 7 11 12 13 18 22 25 32 37 42 43 49'.split(' ') as readonly string[];
const REVERSAL = '2 3 4 7 11 12 13 18 22 25 32 37 41 42 43 49 90'.split(' ') as readonly string[];

/**
 * The mandatory elements by message type in common practice. The standard leaves them to each network, and there is no
 * public table. These elements are mandatory in all published acquirer manuals that were compared.
 */
export const USUAL_PRESENCE: Readonly<Record<string, readonly string[]>> = {
  '0100': [...PAYMENT, '26 if 52'],
  '0120': PAYMENT,
  '0200': [...PAYMENT, '41', '26 if 52'],
  '0220': [...PAYMENT, '38', '41', '90'],
  '0400': REVERSAL,
  '0420': REVERSAL,
  '0800': ['7', '11', '70|3'],
};

const PAYMENT_ECHO = '2 3 4 7 11 12 13 23 25 32 33 37 41 42 49'.split(' ') as readonly string[];

/** The elements of a request that its response repeats, by message type, if the profile does not say. */
export const USUAL_ECHO: Readonly<Record<string, readonly string[]>> = {
  '0100': PAYMENT_ECHO,
  '0200': PAYMENT_ECHO,
  '0400': '2 3 4 7 11 12 13 32 33 37 41 42 49 90 95'.split(' '),
  '0500': '7 11 12 13 15 32 33 41 42 50 66 74 75 76 77 86 87 88 89 97'.split(' '),
  '0800': '3 7 11 12 13 32 33 37 41 70'.split(' '),
};

/**
 * Returns the mandatory elements that a message does not have, as in `DE2 (or DE35, DE45)` and
 * `DE26 (because of DE52)`. The table is that of the profile, or the usual one.
 */
export function missingElements({ mti, fields }: IsoMessage, profile: Profile): string[] {
  const rules = rowOf(profile.presence ?? {}, mti) ?? rowOf(USUAL_PRESENCE, mti) ?? [];
  return rules.flatMap((rule) => {
    const [choice = '', condition] = rule.split(' if ');
    if (condition !== undefined && fields[condition] === undefined) return [];
    const elements = choice.split('|');
    if (elements.some((element) => fields[element] !== undefined)) return [];
    const [first = '', ...others] = elements.map((element) => `DE${element}`);
    if (condition !== undefined) return [`${first} (because of DE${condition})`];
    return [others.length === 0 ? first : `${first} (or ${others.join(', ')})`];
  });
}

/**
 * Returns the response to a request: its MTI, the elements that the profile echoes, and the added ones, which replace
 * echoed ones. It repeats the header, with exchanged addresses if the profile says so.
 * @throws RangeError if the message is not a request
 */
export function responseTo(
  { mti, fields, header }: IsoMessage,
  added: Readonly<Record<string, string>>,
  profile: Profile,
): IsoMessage {
  const echoed: Record<string, string> = {};
  for (const element of echoedElements(mti, profile)) {
    const value = fields[element];
    if (value !== undefined) echoed[element] = value;
  }
  const responded = responseMti(mti);
  if (responded === undefined) throw new RangeError(`MTI ${mti} is not a request.`);
  const response = { mti: responded, fields: Object.assign(echoed, added) };
  const answering = profile.header && header && answeringHeader(profile.header, header);
  return answering === undefined ? response : { ...response, header: answering };
}

/** The header of a request with its two addresses exchanged. */
function answeringHeader({ swap }: NonNullable<Profile['header']>, header: string): string {
  if (swap === undefined) return header;
  const { first, second, bytes } = swap;
  const found = Buffer.from(header, 'hex');
  const answering = Buffer.from(found);
  answering.set(found.subarray(second, second + bytes), first);
  answering.set(found.subarray(first, first + bytes), second);
  return answering.toString('hex').toUpperCase();
}

/** Returns the elements of a request that its response repeats in this profile. */
export function echoedElements(mti: string, profile: Profile): readonly string[] {
  return rowOf(profile.echo ?? {}, mti) ?? rowOf(USUAL_ECHO, mti) ?? ['11'];
}

/**
 * The row of a message type. A repeat has the row of its original; an advice without a row has the row of the request.
 */
function rowOf(
  table: Readonly<Record<string, readonly string[]>>,
  mti: string,
): readonly string[] | undefined {
  return table[withoutRepeat(mti)] ?? table[`${mti.slice(0, 2)}00`];
}
