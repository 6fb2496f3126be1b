import { responseMti, type IsoMessage } from '#libs/iso8583';

const OF_A_PAYMENT = [
  '2',
  '3',
  '4',
  '7',
  '11',
  '12',
  '13',
  '23',
  '25',
  '32',
  '33',
  '37',
  '41',
  '42',
  '49',
];

/** The elements of the request that its response echoes, by class of message. */
const ECHOED: Readonly<Record<string, readonly string[]>> = {
  '1': OF_A_PAYMENT,
  '2': OF_A_PAYMENT,
  '4': ['2', '3', '4', '7', '11', '12', '13', '32', '33', '37', '41', '42', '49', '90', '95'],
  '8': ['3', '7', '11', '12', '13', '32', '33', '37', '41', '70'],
};

/**
 * Returns the response to a request: its MTI, the echoed elements, and the elements that the host adds.
 * @param added elements that the host sets
 */
export function answerTo(
  { mti, fields }: IsoMessage,
  added: Readonly<Record<string, string>>,
): IsoMessage {
  const answer: Record<string, string> = {};
  for (const element of ECHOED[mti.charAt(1)] ?? ['11']) {
    const value = fields[element];
    if (value !== undefined) answer[element] = value;
  }
  const responded = responseMti(mti);
  if (responded === undefined) throw new RangeError(`MTI ${mti} is not a request.`);
  return { mti: responded, fields: Object.assign(answer, added) };
}
