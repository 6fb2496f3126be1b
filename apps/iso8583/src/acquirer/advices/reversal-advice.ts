import { formatOriginal90, type IsoMessage } from '#libs/iso8583';

/** The numbers that a message gets when it is made. */
export interface OwnNumbers {
  /** DE11, six digits. */
  readonly stan: string;
  /** DE7, MMDDhhmmss in UTC. */
  readonly transmittedAt: string;
}

/**
 * The elements that a reversal advice copies. DE48 is not among them: it can contain the CVV, which an acquirer must
 * not keep after the authorization (PCI DSS 3.3.1). PIN data (DE26, 52, 53) and MACs belong to their own message.
 */
const COPIED = [
  '3',
  '4',
  '12',
  '13',
  '14',
  '15',
  '18',
  '19',
  '22',
  '23',
  '24',
  '25',
  '32',
  '33',
  '37',
  '41',
  '42',
  '43',
  '49',
  '55',
];

/** The elements that can carry the PAN. The first one that the original has identifies the card. */
const CARD = ['2', '34', '35', '45', '36'];

/**
 * Returns the reversal advice (0420) of a request: it carries what its original carried, with its own DE7 and DE11, and
 * DE90 with the numbers of the original. DE12, 13 and 37 stay those of the original.
 *
 * @param answer the response to the original, if it is known: its DE38 and DE39 are in the advice
 * @example
 * reversalAdvice({ mti: '0100', fields: { '2': pan, '7': '1121120000', '11': '000007' } }, own).fields['90'];
 * // '01000000071121120000' and 22 zeros
 */
export function reversalAdvice(
  { mti, fields }: IsoMessage,
  { stan, transmittedAt }: OwnNumbers,
  answer?: IsoMessage,
): IsoMessage {
  const card = CARD.find((element) => fields[element] !== undefined);
  const copied = elementsOf(fields, card === undefined ? COPIED : [card, ...COPIED]);
  const original = {
    mti,
    stan: fields['11'],
    transmittedAt: fields['7'],
    acquirer: withoutZeros(fields['32']),
    forwarder: withoutZeros(fields['33']),
  };
  return {
    mti: '0420',
    fields: {
      ...copied,
      ...elementsOf(answer?.fields ?? {}, ['38', '39']),
      '7': transmittedAt,
      '11': stan,
      '90': formatOriginal90(original),
    },
  };
}

/** The repeat of an advice: 0421, 0221 or 0121 with the same elements, DE7 and DE11 included. */
export function repeatOf({ mti, fields }: IsoMessage): IsoMessage {
  const origin = Number(mti.charAt(3));
  return { mti: mti.slice(0, 3) + String(origin % 2 === 0 ? origin + 1 : origin), fields };
}

/** True for 0120, 0220, 0420 and their repeats: the sender repeats them until they are answered. */
export function isAdvice(mti: string): boolean {
  return mti.charAt(2) === '2' && '124'.includes(mti.charAt(1));
}

function elementsOf(
  fields: IsoMessage['fields'],
  elements: readonly string[],
): Record<string, string> {
  const found = elements.flatMap((element) => {
    const value = fields[element];
    return value === undefined ? [] : [[element, value] as const];
  });
  return Object.fromEntries(found);
}

function withoutZeros(digits: string | undefined): string | undefined {
  return digits?.replace(/^0+/, '');
}
