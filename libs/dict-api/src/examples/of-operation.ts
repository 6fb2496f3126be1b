import { DICT_OPERATIONS, type OperationName } from '../operations/operations';
import {
  CID,
  CLAIM_ID,
  KEY,
  MARKER_ID,
  RECOVERY_ID,
  REFUND_ID,
  REPORT_ID,
  REQUEST_ID,
  RETURN,
  TRANSACTION,
} from './common';
import { cidOf } from '../cid';
import { type Entry } from '../messages/entry';
import { ENTRY } from './entry';

/** The ids of the examples end with the number of their operation. This is the first number. All have two digits. */
const FIRST = 10;

const NAMES = Object.keys(DICT_OPERATIONS) as OperationName[];

const SUBJECTS = {
  key: KEY,
  claimId: CLAIM_ID,
  reportId: REPORT_ID,
  markerId: MARKER_ID,
  refundId: REFUND_ID,
  recoveryId: RECOVERY_ID,
  requestId: REQUEST_ID,
  transactionId: TRANSACTION,
  returnId: RETURN,
} as const;

/** The ids and keys that the examples of an operation name. */
export type ExampleSubjects = Readonly<Record<keyof typeof SUBJECTS | 'cid', string>>;

/**
 * The ids and keys that the examples of an operation name. Each operation has its own key, claim, transaction and so on, so that
 * the example of one operation does not affect that of another.
 */
export function exampleSubjects(operation: OperationName): ExampleSubjects {
  const number = numberOf(operation);
  const own = Object.entries(SUBJECTS).map(([name, common]) => [name, numbered(common, number)]);
  const subjects = Object.fromEntries(own) as Record<keyof typeof SUBJECTS, string>;
  return { ...subjects, cid: cidOf(entryOf(number), subjects.requestId) };
}

/** The entry of the examples of an operation. Each operation has its own account. */
export function exampleEntry(operation: OperationName): Entry & { readonly Key: string } {
  return entryOf(numberOf(operation));
}

/** A text of the examples with the ids and keys of the operation. */
export function textOfOperation(text: string, operation: OperationName): string {
  const number = numberOf(operation);
  let own = text;
  for (const common of Object.values(SUBJECTS)) {
    own = own.replaceAll(common, numbered(common, number));
  }
  return own.replaceAll(CID, exampleSubjects(operation).cid);
}

function entryOf(number: string): Entry & { readonly Key: string } {
  const AccountNumber = `${ENTRY.Account.AccountNumber}${number}`;
  return { ...ENTRY, Key: numbered(KEY, number), Account: { ...ENTRY.Account, AccountNumber } };
}

function numberOf(operation: OperationName): string {
  return String(FIRST + NAMES.indexOf(operation));
}

function numbered(common: string, number: string): string {
  return common.slice(0, -number.length) + number;
}
