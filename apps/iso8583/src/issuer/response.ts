import { echoedElements, responseMti, type IsoMessage, type Profile } from '#libs/iso8583';

/**
 * Returns the response to a request: its MTI, the elements that the profile echoes, and those that the host adds.
 * @param added elements that the host sets
 */
export function answerTo(
  { mti, fields }: IsoMessage,
  added: Readonly<Record<string, string>>,
  profile: Profile,
): IsoMessage {
  const answer: Record<string, string> = {};
  for (const element of echoedElements(mti, profile)) {
    const value = fields[element];
    if (value !== undefined) answer[element] = value;
  }
  const responded = responseMti(mti);
  if (responded === undefined) throw new RangeError(`MTI ${mti} is not a request.`);
  return { mti: responded, fields: Object.assign(answer, added) };
}
