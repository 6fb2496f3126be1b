import {
  adviceCode,
  brandNamed,
  responseTo,
  type Codec,
  type IsoMessage,
  type Profile,
} from '#libs/iso8583';
import { type Decision } from '../decision';
import { brandOfMessage } from '../requests/card-number';
import { hasPaths, withElements } from '../messages/with-elements';
import { type Token } from '../tokens/token';
import { type StandInReason } from '../settings/stand-in-settings';
import { type RetryState } from '../retries/retry-count';

/** The reason for the response. */
interface Trace extends Pick<Decision, 'rule' | 'detail'> {
  /** The id of the stored transaction, as in /admin/cards/:pan/transactions; absent if none was stored. */
  readonly transactionId?: string;
}

export interface HostAnswer {
  readonly response: IsoMessage;
  readonly trace: Trace;
  /** The brand of the card, or else of its number. */
  readonly brand: string;
  /** The declined attempts of the merchant, if they are counted. */
  readonly retries: RetryState | undefined;
  /** The token in the message, if its number is one. */
  readonly token: Token | undefined;
  /** Why the network decided in place of the issuer. */
  readonly standInReason: StandInReason | undefined;
}

/** An answer with the bytes of its response. */
export interface PackedAnswer extends HostAnswer {
  readonly packed: Buffer;
}

interface AnswerFacts {
  readonly profile: Profile;
  /** The brand of the card, if it exists. */
  readonly brand?: string | undefined;
  /** Elements and subelements of the response, in addition to DE39 and to those that the profile echoes. */
  readonly added?: Readonly<Record<string, string>>;
  readonly transactionId?: string;
}

/** The answer to a message with this decision. */
export function answerOf(
  message: IsoMessage,
  { code, rule, detail }: Decision,
  { profile, brand = brandOfMessage(message), added = {}, transactionId }: AnswerFacts,
): HostAnswer {
  const response = respondWith(message, { ...added, '39': code }, profile);
  const trace = transactionId === undefined ? { rule, detail } : { rule, detail, transactionId };
  const advised = withAdviceCode(response, profile, brand);
  const none = { retries: undefined, token: undefined, standInReason: undefined };
  return { response: advised, trace, brand, ...none };
}

function respondWith(
  message: IsoMessage,
  added: Readonly<Record<string, string>>,
  profile: Profile,
): IsoMessage {
  return hasPaths(added)
    ? withElements(responseTo(message, {}, profile), added)
    : responseTo(message, added, profile);
}

/** @throws Iso8583Error if the profile has no room for an element of the response */
export function packed(
  { response, trace, brand, retries, token, standInReason }: HostAnswer,
  codec: Codec,
): PackedAnswer {
  const bytes = codec.encode(response);
  // Only decoding finds the subelements of the response.
  const whole = codec.hasParts ? codec.decode(bytes) : response;
  return { response: whole, trace, brand, retries, token, standInReason, packed: bytes };
}

/** The subelement of DE48 with the Merchant Advice Code, in the layout of Mastercard. */
const ADVICE_CODE = '84';

/** Adds a subelement, unless the response has its element already: a private element is never changed. */
function withPart(response: IsoMessage, path: string, value: string): IsoMessage {
  const [element = ''] = path.split('.', 1);
  if (response.fields[element] !== undefined) return response;
  return { ...response, parts: { ...response.parts, [path]: value } };
}

/** Adds the Merchant Advice Code to DE48, if the profile has it, the card is a Mastercard and the payment is declined. */
function withAdviceCode(response: IsoMessage, profile: Profile, brand: string): IsoMessage {
  const { adviceCode: place = false } = profile;
  if (place === false || brandNamed(brand) !== 'mastercard') return response;
  const { mti, fields } = response;
  const code = /^0[12]/.test(mti) ? adviceCode(fields['39'] ?? '') : undefined;
  if (code === undefined) return response;
  if (place !== true) return withPart(response, place, code);
  const value = `${fields['48'] ?? ''}${ADVICE_CODE}02${code}`;
  return { ...response, fields: { ...fields, '48': value } };
}
