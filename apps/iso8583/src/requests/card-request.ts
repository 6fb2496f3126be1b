import { accepted, refused, type Result } from '#libs/kernel';
import {
  invalidDate,
  isApproval,
  parseOriginal90,
  parseReplacement95,
  parseTrack2,
  Iso8583Error,
  type IsoMessage,
  type OriginalElements,
} from '#libs/iso8583';
import { type Authentication } from '../account/authentication/authentication';
import { type Channel } from '../account/card';
import { pansOf } from './card-number';
import { channelOf } from './channel';
import { readChip, type ChipData } from './chip';
import { type Billing } from '../account/currency/billing';
import { accountOfDigits, type Account } from '../account/own-accounts/account-type';
import { type Installments } from '../account/installments/installments';
import { readEcommerceData, type EcommerceData } from './authentication-data';
import { placedElements, readPlacedTexts, type ValuePlaces } from './placed-values';
import { readPrivateData } from './private-data';
import { type Token } from '../tokens/token';
import { decisionOf, type Decision } from '../decision';

type RequestKind =
  'authorization' | 'financial' | 'confirmation' | 'reversal' | 'reconciliation' | 'network';

/** The meaning of the first two digits of DE3 for the host. */
type Purpose = 'purchase' | 'cash' | 'credit' | 'transfer' | 'inquiry' | 'verification';

/** A request as the host understands it, with its amount in BRL. */
export interface CardRequest extends ReadRequest {
  readonly billing: Billing;
}

/** A request as it was read. It includes the message, which is needed for the response. */
export interface ReadRequest {
  readonly message: IsoMessage;
  readonly kind: RequestKind;
  readonly isAdvice: boolean;
  /** An advice or a confirmation of an operation that did not take place: its DE39 is not an approval. */
  readonly reportsDecline: boolean;
  /** The MTI is xxx1: the sender may have sent the message before. */
  readonly isRepeat: boolean;
  /** The PAN; until the host has found the card of a token, the token. */
  readonly pan: string;
  /** The number in the message, which is in its PIN block and its cryptogram: the PAN, or a token. */
  readonly sentPan: string;
  /** The token, if the number is one. */
  readonly token?: Token | undefined;
  readonly purpose: Purpose;
  readonly account: Account;
  /** The account that receives a transfer. */
  readonly toAccount: Account;
  /** DE4, in minor units of the currency in DE49; 0 if DE4 is absent. */
  readonly amount: number;
  readonly channel: Channel;
  readonly expiry: string | undefined;
  readonly cvv: string | undefined;
  readonly pinBlock: string | undefined;
  readonly chip: ChipData | undefined;
  /** The terminal supports partial approval. */
  readonly takesPart: boolean;
  readonly installments: Installments | undefined;
  readonly ecommerce: EcommerceData;
  /** The elements with values at the places of the profile, which are not stored. */
  readonly placed: readonly string[];
  readonly original: OriginalElements | undefined;
  /** The remaining amount after a partial reversal, in the currency of `amount`. */
  readonly remaining: number | undefined;
  /** The amount in BRL, once the request is billed. */
  readonly billing: Billing | undefined;
  /** The authentication of the cardholder by 3-D Secure, if the message has one, once the card is known. */
  readonly authentication: Authentication | undefined;
}

const KINDS: Readonly<Record<string, RequestKind>> = {
  '1': 'authorization',
  '2': 'financial',
  '4': 'reversal',
  '5': 'reconciliation',
  '8': 'network',
};

/** 0102, 0104, 0202, 0203 and so on: a request whose origin is not the acquirer confirms an earlier one. */
const CONFIRMATION = /^0[12]0[2-5]$/;

const PURPOSES: Readonly<Record<string, Purpose>> = {
  '00': 'purchase',
  '01': 'cash',
  '09': 'purchase',
  '10': 'purchase',
  '11': 'purchase',
  '17': 'cash',
  '20': 'credit',
  '21': 'credit',
  '22': 'credit',
  '26': 'credit',
  '28': 'credit',
  '30': 'inquiry',
  '31': 'inquiry',
  '39': 'verification',
  '40': 'transfer',
};

/** DE25 of an account verification, which has no amount. */
const ACCOUNT_VERIFICATION = '51';

/** The elements that the host needs, in addition to a PAN in DE2, DE35 or DE45. */
const REQUIRED: Readonly<Record<RequestKind, readonly string[]>> = {
  authorization: ['3', '7', '11'],
  financial: ['3', '7', '11'],
  confirmation: ['7', '11'],
  reversal: ['3', '7', '11'],
  reconciliation: ['7', '11'],
  network: ['7', '11'],
};

/**
 * Reads a message of a terminal or network. A message that cannot be processed is refused with a DE39: 30 if its
 * format is invalid, 12 if the host does not support it.
 */
export function readCardRequest(
  received: IsoMessage,
  profile: ValuePlaces,
): Result<ReadRequest, Decision> {
  const message = withoutWidePadding(received);
  const { mti, fields } = message;
  const kind = CONFIRMATION.test(mti) ? 'confirmation' : KINDS[mti.charAt(1)];
  const purpose = PURPOSES[(fields['3'] ?? '000000').slice(0, 2)];
  if (!/^0[12458][02]/.test(mti) || kind === undefined) {
    return refused(decisionOf('12', 'message-type', `The host does not support MTI ${mti}.`));
  }
  const wrong = formatError(kind, purpose, message);
  if (wrong !== undefined) return refused(decisionOf('30', 'format', wrong));
  // A reversal undoes its original, whatever the processing code.
  if (purpose === undefined && (kind === 'authorization' || kind === 'financial')) {
    const type = fields['3']?.slice(0, 2) ?? '';
    return refused(
      decisionOf(
        '12',
        'processing-code',
        `DE3 starts with ${type}, which the host does not support.`,
      ),
    );
  }
  try {
    return accepted(understood(message, { kind, purpose: purpose ?? 'purchase', profile }));
  } catch (error) {
    if (error instanceof Iso8583Error) return refused(decisionOf('30', 'format', error.detail));
    throw error;
  }
}

/** The lengths of the standard. A profile can allow more, but the host does not. */
const KEPT_LENGTHS: readonly (readonly [string, number])[] = Object.entries({
  '2': 19,
  '3': 6,
  '4': 12,
  '6': 12,
  '7': 10,
  '11': 6,
  '12': 6,
  '13': 4,
  '18': 4,
  '32': 11,
  '33': 11,
  '37': 12,
  '38': 6,
  '41': 8,
  '42': 15,
  '49': 3,
});

/** A profile can have wider elements, such as a terminal of 16 characters, whose blanks at the end are only padding. */
function withoutWidePadding(message: IsoMessage): IsoMessage {
  const { fields } = message;
  if (longElement(fields) === undefined) return message;
  const wide = KEPT_LENGTHS.filter(
    ([element, length]) => (fields[element] ?? '').length > length,
  ).map(([element]): [string, string] => [element, fields[element]?.trimEnd() ?? '']);
  return { ...message, fields: { ...fields, ...Object.fromEntries(wide) } };
}

function formatError(
  kind: RequestKind,
  purpose: Purpose | undefined,
  message: IsoMessage,
): string | undefined {
  const missing = missingElements(kind, purpose, message);
  if (missing.length > 0) return `Missing: ${missing.join(', ')}.`;
  const long = longElement(message.fields);
  if (long !== undefined) return `DE${long[0]} is longer than ${String(long[1])} characters.`;
  const date = invalidDate(message);
  return date === undefined ? undefined : `DE${date.element} is not ${date.sense}.`;
}

/** The first element that is longer than in the standard, with its length there. */
function longElement(fields: IsoMessage['fields']): readonly [string, number] | undefined {
  return KEPT_LENGTHS.find(([element, length]) => (fields[element] ?? '').length > length);
}

interface Reading {
  readonly kind: RequestKind;
  readonly purpose: Purpose;
  readonly profile: ValuePlaces;
}

function understood(message: IsoMessage, { kind, purpose, profile }: Reading): ReadRequest {
  const { mti, fields } = message;
  const track = fields['35'] === undefined ? undefined : parseTrack2(fields['35']);
  const texts = readPlacedTexts(message, profile);
  const isVerification = purpose === 'verification' || fields['25'] === ACCOUNT_VERIFICATION;
  const isAdvice = mti.charAt(2) === '2';
  const pan = onlyPan(fields);
  return {
    message,
    kind,
    isAdvice,
    reportsDecline:
      (isAdvice || kind === 'confirmation') &&
      fields['39'] !== undefined &&
      !isApproval(fields['39']),
    isRepeat: /[135]$/.test(mti),
    pan,
    sentPan: pan,
    token: undefined,
    purpose: isVerification && purpose === 'purchase' ? 'verification' : purpose,
    account: accountOf(fields['3'], purpose),
    toAccount: accountOfDigits((fields['3'] ?? '').slice(4, 6)),
    amount: Number(fields['4'] ?? 0),
    channel: channelOf(fields, purpose === 'cash'),
    expiry: fields['14'] ?? track?.expiry,
    ...readPrivateData(texts),
    pinBlock: fields['52'],
    chip: fields['55'] === undefined ? undefined : readChip(fields['55']),
    ecommerce: readEcommerceData(texts),
    placed: placedElements(profile),
    original: fields['90'] === undefined ? undefined : parseOriginal90(fields['90']),
    remaining:
      fields['95'] === undefined ? undefined : parseReplacement95(fields['95']).transactionMinor,
    billing: undefined,
    // Members that are set later are there from the start, so that all requests have one hidden class: docs/adr/0061.
    authentication: undefined,
  };
}

/**
 * The PAN of the message; empty if it has none.
 * @throws Iso8583Error if two elements name different cards
 */
function onlyPan(fields: IsoMessage['fields']): string {
  const [first, ...others] = pansOf(fields);
  const other = others.find(({ pan }) => pan !== first?.pan);
  if (first === undefined || other === undefined) return first?.pan ?? '';
  throw new Iso8583Error({
    code: 'ISO8583_VALUE_INVALID',
    element: other.element,
    expected: `the card of ${first.element}`,
    got: 'another card',
  });
}

function missingElements(
  kind: RequestKind,
  purpose: Purpose | undefined,
  { fields }: IsoMessage,
): string[] {
  const isThere = (element: string): boolean => fields[element] !== undefined;
  const missing = REQUIRED[kind].filter((element) => !isThere(element)).map((one) => `DE${one}`);
  if (kind === 'network' || kind === 'reconciliation') return missing;
  if (!['2', '35', '45'].some(isThere)) missing.push('DE2 (or DE35, DE45)');
  if (kind === 'confirmation') return missing;
  if (kind === 'reversal' && !['90', '37', '41'].some(isThere)) {
    missing.push('DE90 (or DE37, or DE41 with the STAN of the original in DE11)');
  }
  const needsAmount = purpose !== 'inquiry' && purpose !== 'verification';
  if (needsAmount && !isThere('4')) missing.push('DE4');
  return missing;
}

/** The account in DE3, positions 3 and 4; of a credit, the account that receives it. */
function accountOf(processingCode = '', purpose: Purpose): Account {
  const isReceived = purpose === 'credit';
  return accountOfDigits(isReceived ? processingCode.slice(4, 6) : processingCode.slice(2, 4));
}
