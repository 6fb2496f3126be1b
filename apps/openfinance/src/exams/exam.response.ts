import { ExamItemHeadResponse, ExamRunHeadResponse, headOf, type StepStatus } from '#libs/exams';
import { type ExamRun } from './exam-run';

/** A call of the client. */
export class ClientExamEvidenceResponse {
  /** @example GET */
  method!: string;

  /** @example /open-banking/accounts/v1/accounts */
  path!: string;

  /**
   * When it arrived, on the clock of the sandbox.
   * @example 2026-01-31T12:00:00.000Z
   */
  at!: string;

  /**
   * The status of the response that the examiner changed or delayed; null if the bank served the call alone.
   * @example 429
   */
  fault!: number | null;
}

/** A step of an item, and its expected result. */
export class ClientExamItemStepResponse {
  /** @example code not redeemed */
  name!: string;

  /** @example The client does not redeem the code in the 5 minutes after the wrong ID token. */
  expected!: string;
}

/** A step of a run, and its result. */
export class ClientExamStepResponse extends ClientExamItemStepResponse {
  /**
   * pending: it has not happened yet.
   * @example passed
   */
  status!: StepStatus;

  /** The reason for the result. */
  detail!: string;

  /** The calls that decide the result. */
  evidence!: ClientExamEvidenceResponse[];
}

/** A run of an item of the exam of a client. */
export class ClientExamRunResponse extends ExamRunHeadResponse {
  /** @example authorization-id-token-wrong-nonce */
  override item!: string;

  /**
   * The client that is examined.
   * @example example-client
   */
  clientId!: string;

  /** In the list, empty while the run is running. */
  steps!: ClientExamStepResponse[];

  static of(run: ExamRun): ClientExamRunResponse {
    const { clientId, steps } = run;
    return {
      ...headOf(run),
      clientId,
      steps: steps.map((step) => ({ ...step, evidence: [...step.evidence] })),
    };
  }
}

/** An item of the exam of a client. */
export class ClientExamItemResponse extends ExamItemHeadResponse {
  /** @example authorization-id-token-wrong-nonce */
  override item!: string;

  /** @example Authorise a consent. The ID token of the authorization response is wrong: end there. */
  override task?: string;

  /** @example PT1H */
  override timeLimit?: string;

  /** @example ["ispb","clientId"] */
  override parameters?: string[];

  steps?: ClientExamItemStepResponse[];
}
