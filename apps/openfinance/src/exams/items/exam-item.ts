import { type CheckedStep, type ServedItem } from '#libs/exams';
import { type FlawPlace } from '../../authorization-server/flaws/planned-flaw.row';
import { type ExamCallRow } from '../exam-call.row';
import { type Evidence } from '../exam-run';

/** A call, as the grading needs it. */
export type ExamCall = Pick<
  ExamCallRow,
  'method' | 'path' | 'tokenHash' | 'idempotencyKey' | 'content' | 'atMs' | 'fault'
>;

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
  readonly calls: readonly ExamCall[];
  readonly nowMs: number;
}

export type ExamStep = CheckedStep<Scene, Evidence>;

/** The call to which the examiner answers with a fault, once. */
export interface Fault {
  readonly status: 401 | 429 | 529;
  readonly applies: (call: Pick<ExamCall, 'method' | 'idempotencyKey'>) => boolean;
}

/** What the examiner does. Only one of them, or nothing. */
export interface ClientItem extends ServedItem {
  readonly flaw?: { readonly place: FlawPlace; readonly code: string };
  readonly fault?: Fault;
  readonly steps: readonly ExamStep[];
}
