import {
  DICT_OPERATIONS,
  exampleSubjects,
  operationOf,
  type DictRequestName,
  type DictRequests,
  type OperationName,
} from '#libs/dict-api';
import { type Call } from '../official/call';

type AnyBody = DictRequests[DictRequestName];

/** The keys, ids and transactions of the examples that need existing objects. */
const NAMED = new Map(
  (Object.keys(DICT_OPERATIONS) as OperationName[])
    .filter((name) => operationOf(name).example !== undefined)
    .map((name) => [name, new Set(Object.values(exampleSubjects(name)))]),
);

/** Whether a request names the key, the id or the transaction of the example of its operation. */
export function isExample(
  { operation, body }: Call<unknown>,
  parameters: Readonly<Record<string, string>>,
): boolean {
  const named = Object.values(parameters)[0] ?? subjectIn(body as AnyBody | undefined);
  return named !== undefined && NAMED.get(operation)?.has(named) === true;
}

/** The key or transaction that a body names. */
function subjectIn(body: AnyBody | undefined): string | undefined {
  if (body === undefined) return undefined;
  if ('Claim' in body) return body.Claim.Key;
  if ('InfractionReport' in body) return body.InfractionReport.TransactionId;
  if ('Refund' in body) return body.Refund.TransactionId;
  return 'FundsRecovery' in body ? body.FundsRecovery.RootTransactionId : undefined;
}
