import { type DictErrorName } from '../errors';
import { CLAIM_OPERATIONS } from './claim';
import { ENTRY_OPERATIONS } from './entry';
import { MARKER_OPERATIONS, REFUND_OPERATIONS, REPORT_OPERATIONS } from './fraud';
import { type DictOperation } from './operation';
import { RECONCILIATION_OPERATIONS } from './reconciliation';
import { EVENT_OPERATIONS, RECOVERY_OPERATIONS } from './recovery';
import { POLICY_OPERATIONS, STATISTICS_OPERATIONS } from './statistics';
import { API_VERSIONS, type ApiVersion } from './versions';

/** The operations of DICT API 2.12.1, in the order of the official document. The ids of the examples depend on this order. */
export const DICT_OPERATIONS = {
  ...ENTRY_OPERATIONS,
  ...CLAIM_OPERATIONS,
  ...RECONCILIATION_OPERATIONS,
  ...REPORT_OPERATIONS,
  ...RECOVERY_OPERATIONS,
  ...MARKER_OPERATIONS,
  ...REFUND_OPERATIONS,
  ...STATISTICS_OPERATIONS,
  ...EVENT_OPERATIONS,
  ...POLICY_OPERATIONS,
} as const satisfies Readonly<Record<string, DictOperation>>;

export type OperationName = keyof typeof DICT_OPERATIONS;

/** The operation with a name, with all optional members. */
export function operationOf(name: OperationName): DictOperation {
  return DICT_OPERATIONS[name];
}

/** Whether a version of the API has the operation. */
export function isInVersion(
  { since = '1.8', until = '2.12' }: DictOperation,
  version: ApiVersion,
): boolean {
  const place = API_VERSIONS.indexOf(version);
  return API_VERSIONS.indexOf(since) <= place && place <= API_VERSIONS.indexOf(until);
}

/** The errors of every operation. */
const OF_ALL: readonly DictErrorName[] = [
  'BadRequest',
  'Forbidden',
  'RateLimited',
  'ServiceUnavailable',
];
/** The additional errors of every operation with a body. */
const OF_CHANGES: readonly DictErrorName[] = ['RequestSignatureInvalid', 'ResourceConflict'];

/** The errors of an operation. Its special errors are first. */
export function errorsOf(name: OperationName): readonly DictErrorName[] {
  const { invalid, errors = [], request } = operationOf(name);
  const all = [
    ...(invalid === undefined ? [] : [invalid]),
    ...errors,
    ...OF_ALL,
    ...(request === undefined ? [] : OF_CHANGES),
  ];
  return [...new Set(all)];
}
