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

/** The elements that can contain the PAN, in this order. The first of them in the original is copied. */
const CARD = ['2', '34', '35', '45', '36'];

/**
 * Returns the reversal advice (0420) of a request: it has the elements of its original, its own DE7 and DE11, and DE90
 * with the numbers of the original. DE12, 13 and 37 are those of the original.
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

/** The reversal of a request, without its own DE7 and DE11. */
export function plannedReversal(original: IsoMessage): IsoMessage {
  const { mti, fields } = reversalAdvice(original, { stan: '', transmittedAt: '' });
  return { mti, fields: without(fields, ['7', '11']) };
}

/** The elements of a message without some of them. */
export function without(
  fields: IsoMessage['fields'],
  elements: readonly string[],
): IsoMessage['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !elements.includes(key)));
}

/**
 * The repeat of an advice or a confirmation: 0421, 0221, 0121 or 0203 with the same elements, DE7 and DE11 included.
 */
export function repeatOf({ mti, fields, parts }: IsoMessage): IsoMessage {
  const origin = Number(mti.charAt(3));
  const repeated = mti.slice(0, 3) + String(origin % 2 === 0 ? origin + 1 : origin);
  return { mti: repeated, fields, ...(parts && { parts }) };
}

/**
 * True for advices (0120, 0220, 0420), confirmations (0102, 0202) and their repeats: they report a completed
 * operation, so the sender repeats them until they are answered.
 */
export function isRepeatedUntilAnswered(mti: string): boolean {
  return /^.[124]2|^.[12]0[2-5]$/.test(mti);
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
