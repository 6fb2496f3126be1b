import { invalidDate, type IsoMessage } from '#libs/iso8583';
import { accepted, refused, type Result } from '#libs/kernel';
import { decisionOf, type Decision } from '../decision';
import { institutionOf } from './network-session';

/** The function of a network management message (0800, 0820). */
export const NETWORK_FUNCTIONS = [
  'sign-on',
  'sign-off',
  'key-exchange',
  'cutover',
  'echo',
] as const;
export type NetworkFunction = (typeof NETWORK_FUNCTIONS)[number];

/** DE70 of the messages that the host sends. */
export const CODE_OF = {
  'sign-on': '001',
  'sign-off': '002',
  'key-exchange': '161',
  cutover: '201',
  echo: '301',
} as const satisfies Readonly<Record<NetworkFunction, string>>;

/** The key that an exchange replaces: PK for PIN blocks, MK for MACs. */
export type KeyClass = 'PK' | 'MK';

export interface NetworkRequest {
  readonly message: IsoMessage;
  readonly function: NetworkFunction;
  /** DE33, DE32, or an empty text if the message names no institution. */
  readonly institution: string;
  readonly keyClass: KeyClass;
  /** DE15 of a cutover, MMDD. */
  readonly settlementDate: string | undefined;
}

/** Network management information code (DE70). */
const BY_CODE: Readonly<Record<string, NetworkFunction>> = {
  '001': 'sign-on',
  '002': 'sign-off',
  '101': 'key-exchange',
  '161': 'key-exchange',
  '162': 'key-exchange',
  '201': 'cutover',
  '301': 'echo',
};

/**
 * Terminals send no DE70. The function of their 0800 is in DE3. The standard does not define these values: common
 * terminal protocols use 91 for log-on, 92 for initialization and 99 for a test.
 */
const BY_PROCESSING_CODE: Readonly<Record<string, NetworkFunction>> = {
  '910000': 'sign-on',
  '920000': 'sign-on',
  '990000': 'echo',
};

/**
 * Reads a network management message. A DE39 of 30 or 12 refuses it.
 * @param keyPlace the element or the subelement with the data of a key exchange
 */
export function readNetworkRequest(
  message: IsoMessage,
  keyPlace = '48',
): Result<NetworkRequest, Decision> {
  const { mti, fields } = message;
  if (!/^08[02]/.test(mti)) {
    return refused(decisionOf('12', 'message-type', `The host does not support MTI ${mti}.`));
  }
  const { '3': processingCode, '70': code } = fields;
  const isOfTerminal = code === undefined && processingCode !== undefined;
  const missing = (isOfTerminal ? ['11'] : ['7', '11', '70'])
    .filter((element) => fields[element] === undefined)
    .map((element) => `DE${element}`);
  if (missing.length > 0) {
    return refused(decisionOf('30', 'format', `Missing: ${missing.join(', ')}.`));
  }
  const date = invalidDate(message);
  if (date !== undefined) {
    return refused(decisionOf('30', 'format', `DE${date.element} is not ${date.sense}.`));
  }
  const asked = isOfTerminal ? BY_PROCESSING_CODE[processingCode] : BY_CODE[code ?? ''];
  if (asked === undefined) return refused(unknownFunction(isOfTerminal, processingCode, code));
  return accepted({
    message,
    function: asked,
    institution: institutionOf(message),
    keyClass: keyClassOf(message, keyPlace),
    settlementDate: fields['15'],
  });
}

function unknownFunction(isOfTerminal: boolean, processingCode = '', code = ''): Decision {
  const detail = isOfTerminal
    ? `The host does not know DE3 ${processingCode} without DE70; it knows ${listOf(BY_PROCESSING_CODE)}.`
    : `The host does not know DE70 ${code}; it knows ${listOf(BY_CODE)}.`;
  return decisionOf('12', 'network', detail);
}

function listOf(table: Readonly<Record<string, NetworkFunction>>): string {
  return Object.keys(table).join(', ');
}

/** An exchange replaces the PIN key, unless subelement 11 of DE48, DE53, or the subelement of the profile, starts with MK. */
function keyClassOf({ fields, parts = {} }: IsoMessage, keyPlace: string): KeyClass {
  if (keyPlace.includes('.')) return parts[keyPlace]?.startsWith('MK') === true ? 'MK' : 'PK';
  const { '48': privateData = '', '53': securityData = '' } = fields;
  return /^[A-Z]?11[0-9]{2}MK/.test(privateData) || securityData.startsWith('MK') ? 'MK' : 'PK';
}
