import { createHash } from 'node:crypto';
import { passesLuhn } from '#libs/kernel';
import { brandOf, isExpired, type Card, type Channel } from '../account/card';
import { decisionOf, type Decision } from '../decision';

export const TOKEN_STATUSES = ['active', 'suspended', 'deleted'] as const;
export type TokenStatus = (typeof TOKEN_STATUSES)[number];

/** The allowed changes of the status; a deleted token stays deleted. */
export const TOKEN_TRANSITIONS: Readonly<Record<TokenStatus, readonly TokenStatus[]>> = {
  active: ['suspended', 'deleted'],
  suspended: ['active', 'deleted'],
  deleted: [],
};

/** The channels that a token can be restricted to. */
export const TOKEN_CHANNELS = ['ecommerce', 'contactless', 'in-app'] as const;
export type TokenChannel = (typeof TOKEN_CHANNELS)[number];

/** The maximum number of tokens of a card that are not deleted. */
export const MAX_TOKENS = 20;

/** A number that stands for the PAN of a card, for one requestor, with restrictions. */
export interface Token {
  readonly token: string;
  readonly pan: string;
  /** YYMM. The token is valid until the end of this month. */
  readonly expiry: string;
  /** The token requestor (TRID), such as a wallet or a shop: 11 digits. */
  readonly requestorId: string;
  readonly channels: readonly TokenChannel[];
  /** The merchants (DE42) that can use it; all of them if it is empty. */
  readonly merchants: readonly string[];
  readonly status: TokenStatus;
  /** The highest approved counter (tag 9F36) of the device; null if there was none. */
  readonly lastAtc: number | null;
  readonly createdAt: string;
  readonly statusChangedAt: string;
}

/**
 * The first digits of tokens, by the brand of the card, so that a token has the brand of its card. The ranges belong to
 * this simulator: no card can be created in them.
 */
const PREFIXES: Readonly<Record<string, string>> = {
  visa: '400099',
  mastercard: '500099',
  elo: '650099',
  amex: '370099',
  hipercard: '60628299',
};
const OTHER_PREFIX = '600099';
const ALL_PREFIXES = [...Object.values(PREFIXES), OTHER_PREFIX].join('|');
const TOKEN_RANGE = new RegExp(`^(?:${ALL_PREFIXES})[0-9]+$`);

/** Numbers of cards: those outside the ranges of tokens. */
export const NO_TOKEN = new RegExp(`^(?!${ALL_PREFIXES})`);

/** Whether a number is in the range of tokens. Each number there was made here, or belongs to nobody. */
export function isTokenNumber(number: string): boolean {
  return TOKEN_RANGE.test(number);
}

/**
 * The number of a token: a card has the same tokens in each sandbox, so that tests repeat.
 * @param ordinal the number of tokens that the card had before
 * @returns as many digits as the PAN has, with a correct check digit
 */
export function tokenNumber(pan: string, ordinal: number): string {
  const prefix = PREFIXES[brandOf(pan)] ?? OTHER_PREFIX;
  const length = Math.max(pan.length, SHORTEST);
  const hash = createHash('sha256')
    .update(`token/${pan}/${String(ordinal)}`)
    .digest('hex');
  const missing = length - prefix.length - 1;
  const middle = BigInt(`0x${hash}`).toString().slice(-missing);
  return withCheckDigit(prefix + middle);
}

/** Shorter numbers have too few digits after the prefix. */
const SHORTEST = 15;

function withCheckDigit(digits: string): string {
  const numbers = Array.from({ length: 10 }, (_, digit) => `${digits}${String(digit)}`);
  return numbers.find(passesLuhn) ?? digits;
}

const PAR_CHARACTERS = 25;

/**
 * The payment account reference of a card (PAR): 29 characters, the same for the card and all its tokens. The first
 * four identify who gives the references.
 */
export function paymentAccountReference(pan: string): string {
  const hash = createHash('sha256').update(`par/${pan}`).digest('hex');
  const text = BigInt(`0x${hash}`).toString(36).toUpperCase();
  return `SIMB${text.slice(-PAR_CHARACTERS).padStart(PAR_CHARACTERS, '0')}`;
}

/** The last four digits of a PAN. */
export function lastFourOf(pan: string): string {
  return pan.slice(-4);
}

/** The parts of a request that a token restricts. */
export interface TokenUse {
  readonly token?: Token | undefined;
  readonly channel: Channel;
  readonly entryMode: string;
  readonly merchant: string;
  readonly requestorId: string | undefined;
}

/** DE22 of a payment in an app, with a cryptogram of the device. */
const IN_APP_ENTRY = '09';

/**
 * The reason why a token does not allow a payment; undefined if it does, or if the message has no token. The codes:
 * 14 for a deleted token, because the number belongs to nobody; 62 for a suspended one, as for a blocked card; 54
 * after its expiry; 63 for another requestor, because it has no right to the number; 57 for another channel and 58 for
 * another merchant, because the card itself would be accepted.
 */
export function tokenRefusal(use: TokenUse, nowMs: number): Decision | undefined {
  const { token, merchant, requestorId } = use;
  if (token === undefined) return undefined;
  const refuse = (code: string, detail: string): Decision => decisionOf(code, 'token', detail);
  if (token.status === 'deleted') return refuse('14', 'The token is deleted.');
  if (token.status === 'suspended') return refuse('62', 'The token is suspended.');
  if (isExpired(token.expiry, nowMs)) {
    return refuse('54', 'The month of the expiry date of the token has ended.');
  }
  if (requestorId !== undefined && requestorId !== token.requestorId) {
    return refuse('63', `The token belongs to requestor ${token.requestorId}, not ${requestorId}.`);
  }
  const channel = channelOf(use);
  if (channel === undefined || !token.channels.includes(channel)) {
    const names = token.channels.join(', ');
    return refuse('57', `The token is for ${names}, not for ${channel ?? use.channel}.`);
  }
  if (token.merchants.length > 0 && !token.merchants.includes(merchant)) {
    const names = token.merchants.join(', ');
    return refuse('58', `The token is for merchant ${names}, not for ${merchant}.`);
  }
  return undefined;
}

function channelOf({ channel, entryMode }: TokenUse): TokenChannel | undefined {
  if (entryMode.startsWith(IN_APP_ENTRY)) return 'in-app';
  return TOKEN_CHANNELS.find((known) => known === channel);
}

/** The members of a token that a tester can set; the others have defaults. */
export interface TokenDraft {
  readonly pan: string;
  readonly requestorId: string;
  readonly expiry?: string | undefined;
  readonly channels?: readonly TokenChannel[] | undefined;
  readonly merchants?: readonly string[] | undefined;
}

/** A new token of a card. */
export function newToken(
  { expiry, requestorId, channels = TOKEN_CHANNELS, merchants = [] }: TokenDraft,
  card: Pick<Card, 'pan' | 'expiry'>,
  ordinal: number,
  now: string,
): Token {
  return {
    token: tokenNumber(card.pan, ordinal),
    pan: card.pan,
    expiry: expiry ?? card.expiry,
    requestorId,
    channels,
    merchants,
    status: 'active',
    lastAtc: null,
    createdAt: now,
    statusChangedAt: now,
  };
}
