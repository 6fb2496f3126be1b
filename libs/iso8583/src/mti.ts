/** The meaning of the four digits of a message type. */
export interface MtiDescription {
  readonly version: string;
  readonly class: string;
  readonly function: string;
  readonly origin: string;
}

const RESERVED = 'reserved';

/** The meanings of the first digit. The next tables have the meanings of the other digits. */
const VERSIONS: Readonly<Record<string, string>> = {
  '0': 'ISO 8583:1987',
  '1': 'ISO 8583:1993',
  '2': 'ISO 8583:2003',
  '8': 'national',
  '9': 'private',
};

const CLASSES: Readonly<Record<string, string>> = {
  '1': 'authorization',
  '2': 'financial',
  '3': 'file action',
  '4': 'reversal',
  '5': 'reconciliation',
  '6': 'administrative',
  '7': 'fee collection',
  '8': 'network management',
};

const FUNCTIONS: Readonly<Record<string, string>> = {
  '0': 'request',
  '1': 'request response',
  '2': 'advice',
  '3': 'advice response',
  '4': 'notification',
  '5': 'notification acknowledgement',
  '6': 'instruction',
  '7': 'instruction acknowledgement',
};

const ORIGINS: Readonly<Record<string, string>> = {
  '0': 'acquirer',
  '1': 'acquirer repeat',
  '2': 'issuer',
  '3': 'issuer repeat',
  '4': 'other',
  '5': 'other repeat',
};

/** The origin digit of the response. The response to a repeat is the same as to the original. */
const ANSWERED_ORIGINS: Readonly<Record<string, string>> = {
  '0': '0',
  '1': '0',
  '2': '2',
  '3': '2',
  '4': '4',
  '5': '4',
};

const MTI = /^[0-9]{4}$/;

/**
 * Returns the message type of the response. Returns undefined if the message type is invalid or is itself a
 * response. Requests have an even third digit.
 *
 * @example
 * responseMti('0421'); // "0430"
 */
export function responseMti(mti: string): string | undefined {
  if (!MTI.test(mti)) return undefined;
  const asked = Number(mti.charAt(2));
  const origin = ANSWERED_ORIGINS[mti.charAt(3)];
  if (asked % 2 !== 0 || FUNCTIONS[mti.charAt(2)] === undefined) return undefined;
  return origin === undefined ? undefined : mti.slice(0, 2) + String(asked + 1) + origin;
}

/**
 * Returns the message type of the first transmission: a repeat (xxx1, xxx3, xxx5) has the type of its original.
 *
 * @example
 * withoutRepeat('0421'); // "0420"
 */
export function withoutRepeat(mti: string): string {
  const origin = Number(mti.charAt(3));
  return mti.slice(0, 3) + String(origin - (origin % 2));
}

/**
 * Returns the message type in words; undefined if it is not four digits.
 *
 * @example
 * describeMti('0200'); // { version: 'ISO 8583:1987', class: 'financial', function: 'request', origin: 'acquirer' }
 */
export function describeMti(mti: string): MtiDescription | undefined {
  if (!MTI.test(mti)) return undefined;
  return {
    version: VERSIONS[mti.charAt(0)] ?? RESERVED,
    class: CLASSES[mti.charAt(1)] ?? RESERVED,
    function: FUNCTIONS[mti.charAt(2)] ?? RESERVED,
    origin: ORIGINS[mti.charAt(3)] ?? RESERVED,
  };
}

/** Returns true if the standard defines all four digits. */
export function isKnownMti(mti: string): boolean {
  const description = describeMti(mti);
  return description !== undefined && !Object.values(description).includes(RESERVED);
}
