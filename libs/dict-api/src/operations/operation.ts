import { type DictErrorName } from '../errors';
import { type ClaimStatus } from '../messages/claim';
import { type RefundStatus, type ReportStatus } from '../messages/fraud';
import { type DictRequestName, type DictResponseName } from '../messages/messages';
import { type RecoveryStatus } from '../messages/recovery';
import { type ApiVersion } from './versions';

/** An operation of the official API. */
export interface DictOperation {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below /api/v2, with the names of the official document. */
  readonly path: string;
  readonly status: 200 | 201;
  readonly request?: DictRequestName;
  readonly response: DictResponseName;
  /** The error for a body whose elements are not valid. */
  readonly invalid?: DictErrorName;
  /** The errors that not all operations have (DICT API 2.12.1: the list of errors, and the texts of the operations). */
  readonly errors?: readonly DictErrorName[];
  /** The rate policies that each request counts on. Absent for getEntry and some lists, whose policies depend on the request. */
  readonly policies?: readonly string[];
  /** The first version that has the operation; absent: the first of all. */
  readonly since?: ApiVersion;
  /** The last version that has the operation; absent: the last of all. */
  readonly until?: ApiVersion;
  /** Whether version 2.12 no longer serves it. The response is DeprecatedResource. */
  readonly isWithdrawn?: true;
  /** What must exist for the example of the documentation; absent: nothing. */
  readonly example?: ExampleScene;
}

/** The objects that must exist for the example of an operation. */
export interface ExampleScene {
  readonly entry?: true;
  readonly claim?: ClaimStatus;
  /** A settled payment. */
  readonly payment?: true;
  /** The return of the payment. */
  readonly returned?: true;
  readonly report?: ReportStatus;
  readonly marker?: true;
  readonly refund?: RefundStatus;
  readonly recovery?: RecoveryStatus;
}

/** The errors of an operation that uses a key, an account or a person. */
export const BLOCKED = [
  'TaxIdNumberBlocked',
  'EntryBlocked',
  'UserOrAccountWithFraudRelatedRestriction',
] as const satisfies readonly DictErrorName[];

type Row = Omit<DictOperation, 'request' | 'response'>;
/** The members that differ from those of most operations. */
type Members = Partial<Row>;

/** The common start of the roots of a request and its response. */
export type Stem = {
  [Name in DictResponseName]: Name extends `${infer Words}Response`
    ? `${Words}Request` extends DictRequestName
      ? Words
      : never
    : never;
}[DictResponseName];

interface With<S extends Stem> {
  readonly request: `${S}Request` & DictRequestName;
  readonly response: `${S}Response`;
}

export function change<S extends Stem>(path: string, stem: S, members: Members): Row & With<S> {
  const roots = { request: `${stem}Request`, response: `${stem}Response` } as With<S>;
  return { method: 'POST', path, status: 200, ...roots, ...members };
}

export function post<S extends Stem>(path: string, stem: S, members: Members): Row & With<S> {
  return change(path, stem, { status: 201, ...members });
}

export function get<R extends DictResponseName>(
  path: string,
  response: R,
  members: Members = {},
): Row & { readonly response: R } {
  return { method: 'GET', path, status: 200, response, ...members };
}
