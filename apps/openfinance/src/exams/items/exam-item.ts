import { type CheckedStep, type ServedItem } from '#libs/exams';
import { type FlawPlace } from '../../authorization-server/flaws/planned-flaw.row';
import { type ExamCallRow } from '../watch/exam-call.row';
import { type Evidence } from '../exam-run';

/** A call, as the grading needs it. */
export type ExamCall = Pick<
  ExamCallRow,
  'method' | 'path' | 'tokenHash' | 'idempotencyKey' | 'content' | 'atMs' | 'fault'
>;

/** A call with the consent of its access token; undefined for a token of the client alone. */
export interface SceneCall extends ExamCall {
  readonly consentId: string | undefined;
}

/** The flawed response of a run, and what the client has done with it. */
export interface FlawedResponse {
  readonly takenAtMs: number;
  readonly isRedeemed: boolean;
  /** The hashes of the access tokens that come from its code. */
  readonly tokenHashes: ReadonlySet<string>;
}

/** The data that decides the result of a step. */
export interface Scene {
  /** Undefined until the bank has sent it. */
  readonly flawed: FlawedResponse | undefined;
  readonly isCodeRedeemed: boolean;
  /** The calls of the client since the run began, in their order. */
  readonly calls: readonly SceneCall[];
  /** The payments under the consent of the call with the fault. */
  readonly paymentIds: ReadonlySet<string>;
  readonly nowMs: number;
}

export type ExamStep = CheckedStep<Scene, Evidence>;

/** The status with which the examiner refuses a call in place of the bank. */
export type RefusalStatus = 401 | 429 | 529;

/** The call to which the examiner answers with a fault, once. */
export type Fault = {
  readonly applies: (call: Pick<ExamCall, 'method' | 'path' | 'idempotencyKey'>) => boolean;
} & (
  | { readonly kind: 'refuse'; readonly status: RefusalStatus }
  /** The examiner requests an outcome, as a rule does. A long run notes repeated reads once a minute. */
  | {
      readonly kind: 'outcome';
      readonly code: string;
      readonly status: 201 | 422;
      readonly isLong?: boolean;
    }
  /** The bank does the work, and the response comes later, on the clock of the sandbox. */
  | { readonly kind: 'late'; readonly lateMs: number; readonly status: 201 }
);

/** What the examiner does. Only one of them, or nothing. */
export interface ClientItem extends ServedItem {
  readonly flaw?: { readonly place: FlawPlace; readonly code: string };
  readonly fault?: Fault;
  readonly steps: readonly ExamStep[];
}
