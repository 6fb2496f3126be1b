import {
  CAVV_KEY_INDICATOR,
  isCavvOf,
  readCavv,
  TAVV_KEY_INDICATOR,
  TEST_KEYS,
  type CavvKey,
} from '#libs/card-security';
import { ofBrand, type ByBrand } from '../by-brand';

/** How far a cardholder was authenticated: completely, only attempted, or not at all. */
export const AUTHENTICATION_LEVELS = ['full', 'attempted', 'none'] as const;
export type AuthenticationLevel = (typeof AUTHENTICATION_LEVELS)[number];

/** The result of the check of an authentication value (CAVV, or TAVV of a token). */
export const VALUE_RESULTS = ['valid', 'invalid', 'absent', 'unchecked'] as const;
export type ValueResult = (typeof VALUE_RESULTS)[number];

/** The party that bears the loss of a fraud. */
export const LIABLE_PARTIES = ['issuer', 'merchant'] as const;
export type LiableParty = (typeof LIABLE_PARTIES)[number];

/** The data of 3-D Secure in a message. */
export interface AuthenticationData {
  /** The electronic commerce indicator: two digits of the brand, or the level itself. */
  readonly eci: string | undefined;
  /** CAVV, AAV or TAVV: Base64. */
  readonly cavv: string | undefined;
  readonly threeDsVersion: string | undefined;
  /** The transaction id of the directory server. */
  readonly dsTransactionId: string | undefined;
}

/** The authentication of the cardholder of a payment, as the issuer sees it. */
export interface Authentication {
  readonly eci: string | null;
  readonly level: AuthenticationLevel;
  readonly value: ValueResult;
  readonly liability: LiableParty;
  readonly threeDsVersion: string | null;
  readonly dsTransactionId: string | null;
  /** The reason why the indicator is not valid for the brand. */
  readonly problem?: string;
}

/** The indicators of 3-D Secure by brand, from full to none. Brands that are not here use those of Visa. */
const INDICATORS: ByBrand<readonly [string, string, string]> = {
  mastercard: ['02', '01', '00'],
};
const USUAL_INDICATORS = ['05', '06', '07'] as const;

/**
 * The last digit of the security level indicator of Mastercard (DE48, subelement 42, subfield 01): 2 full, 1 attempted,
 * 0 none.
 */
const LEVEL_DIGITS: Readonly<Record<string, AuthenticationLevel>> = {
  '2': 'full',
  '1': 'attempted',
  '0': 'none',
};
const SECURITY_LEVEL = /^(?:0103)?[0-9]{2}([0-2])$/;

/** The results in a CAVV, by the level that they prove. */
const PROOF_OF: Readonly<Record<number, AuthenticationLevel>> = { 0: 'full', 7: 'attempted' };

interface AuthenticationFacts {
  readonly brand: string;
  /** The number in the message: the PAN, or a token. */
  readonly number: string;
  readonly isToken: boolean;
  /** Whether the host checks authentication values. */
  readonly isChecked: boolean;
}

/**
 * The authentication in a message; undefined if it has none. The issuer bears the loss of a fraud if the authentication
 * was full or attempted, and its value is there and not wrong.
 */
export function authenticationOf(
  data: AuthenticationData,
  facts: AuthenticationFacts,
): Authentication | undefined {
  const { eci, cavv, threeDsVersion = null, dsTransactionId = null } = data;
  if (eci === undefined && cavv === undefined) return undefined;
  const level = levelOf(eci, facts.brand);
  const value = resultOf(cavv, level ?? 'none', facts);
  const isShifted = (level === 'full' || level === 'attempted') && isUsable(value);
  return {
    eci: eci ?? null,
    level: level ?? 'none',
    value,
    liability: isShifted ? 'issuer' : 'merchant',
    threeDsVersion,
    dsTransactionId,
    ...(level === undefined ? { problem: unknownIndicator(eci, facts.brand) } : {}),
  };
}

/** The indicators of a brand, from full to none. */
export function indicatorsOf(brand: string): readonly string[] {
  return ofBrand(INDICATORS, brand) ?? USUAL_INDICATORS;
}

/**
 * The result of the check as a character in DE44, as Visa numbers it: 1 and 4 are wrong values of an authentication and
 * of an attempt, 2 and 3 right ones, and 0 a value that cannot be checked.
 */
export function resultCode44({ level, value }: Authentication): string | undefined {
  if (value === 'absent' || value === 'unchecked') return undefined;
  if (level === 'none') return '0';
  const isFull = level === 'full';
  if (value === 'valid') return isFull ? '2' : '3';
  return isFull ? '1' : '4';
}

function levelOf(eci: string | undefined, brand: string): AuthenticationLevel | undefined {
  if (eci === undefined) return 'none';
  const digit = SECURITY_LEVEL.exec(eci)?.[1];
  if (digit !== undefined) return LEVEL_DIGITS[digit];
  return AUTHENTICATION_LEVELS[indicatorsOf(brand).indexOf(eci)];
}

function resultOf(
  cavv: string | undefined,
  level: AuthenticationLevel,
  { number, isToken, isChecked }: AuthenticationFacts,
): ValueResult {
  if (cavv === undefined) return 'absent';
  if (!isChecked) return 'unchecked';
  const read = readCavv(cavv);
  const proves = read === undefined ? undefined : PROOF_OF[read.result];
  // A value that proves more than the indicator says is right; one that proves less is not.
  const isEnough = level === 'none' || proves === 'full' || proves === level;
  return isEnough && isCavvOf(number, cavv, isToken ? TAVV_KEY : CAVV_KEY) ? 'valid' : 'invalid';
}

function isUsable(value: ValueResult): boolean {
  return value === 'valid' || value === 'unchecked';
}

function unknownIndicator(eci = '', brand: string): string {
  return `ECI ${eci} is not an indicator of ${brand}, which uses ${indicatorsOf(brand).join(', ')}.`;
}

/** The keys of authentication values: of cards, and of tokens. */
export const CAVV_KEY: CavvKey = keyOf(TEST_KEYS.cavv.hex, CAVV_KEY_INDICATOR);
export const TAVV_KEY: CavvKey = keyOf(TEST_KEYS.tavv.hex, TAVV_KEY_INDICATOR);

function keyOf(hex: string, indicator: string): CavvKey {
  return { key: Buffer.from(hex, 'hex'), indicator };
}
