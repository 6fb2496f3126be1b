import { ExamItemHeadResponse, ExamRunHeadResponse, headOf, type StepStatus } from '#libs/exams';
import { type ExamRun } from './exam-run';
import { isOfficial, type CapacityRole, type CapacitySize } from './grading/capacity';

/** A message of the participant. */
export class ExamEvidenceResponse {
  /**
   * PI-ResourceId.
   * @example dGhpcyBpcyBub3QgYSByZWFsIGlkIQ==
   */
  resourceId!: string;

  /**
   * BizMsgIdr; null if it could not be read.
   * @example M1234567820260131120012345678901
   */
  messageId!: string | null;

  /** @example pacs.008.spi.1.16 */
  definition!: string;

  /**
   * IN: from the participant to the SPI. OUT: from the SPI to the participant.
   * @example OUT
   */
  direction!: 'IN' | 'OUT';

  /**
   * The EndToEndId or RtrId of the payment or return in the message.
   * @example E9999900320260131120012345678901
   */
  subject!: string | null;

  /**
   * TxSts of a pacs.002.
   * @example ACSP
   */
  status!: string | null;

  /**
   * Reason of a rejection.
   * @example AC03
   */
  reasonCode!: string | null;

  /**
   * When it was received, or when it became available. All instants are on the clock of the sandbox.
   * @example 2026-01-31T12:00:00.000Z
   */
  at!: string;

  /**
   * When it was first read.
   * @example 2026-01-31T12:00:00.100Z
   */
  deliveredAt!: string | null;

  /**
   * When the participant confirmed that it has read it.
   * @example 2026-01-31T12:00:00.200Z
   */
  confirmedAt!: string | null;
}

/** A step of an item, and its expected result. */
export class ExamItemStepResponse {
  /** @example accepted */
  name!: string;

  /** @example The participant answers with a pacs.002 ACSP before the time limit of 40 seconds. */
  expected!: string;
}

/** A step of a run, and its result. */
export class ExamStepResponse extends ExamItemStepResponse {
  /**
   * pending: it has not happened yet.
   * @example passed
   */
  status!: StepStatus;

  /** The reason why it is not passed, or the measured values. */
  detail!: string;

  /** The messages that decide the result. */
  evidence!: ExamEvidenceResponse[];
}

/** The parameters of item 7. */
export class ExamCapacityResponse {
  /** @example SMALL */
  size!: CapacitySize;

  /** @example BOTH */
  role!: CapacityRole;

  /** @example 10 */
  minutes!: number;

  /**
   * Whether the run counts for the script: it takes ten minutes, and the participant pays and receives at the same time.
   * @example true
   */
  official!: boolean;
}

/** A run of an item of the homologation script. */
export class ExamRunResponse extends ExamRunHeadResponse {
  /** @example 2b */
  override item!: string;

  /** @example 2026-01-31T12:05:00.000Z */
  override endsAt!: string;

  /** @example 2026-01-31T12:00:02.000Z */
  override finishedAt?: string;

  /**
   * The EndToEndId or RtrId of the payment or return that the examiner sent.
   * @example E9999900320260131120012345678901
   */
  subject?: string;

  /**
   * The payments of the examiner in item 7; see `/__admin/payments/{id}`.
   * @example 5f0c2c1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  paymentsId?: string;

  /** Only of item 7. */
  capacity?: ExamCapacityResponse;

  /** In the list, empty while the run is running. */
  steps!: ExamStepResponse[];

  static of(run: ExamRun): ExamRunResponse {
    const { subject, seriesId, capacity, steps } = run;
    return {
      ...headOf(run),
      ...(subject === null ? {} : { subject }),
      ...(seriesId === null ? {} : { paymentsId: seriesId }),
      ...(capacity === null ? {} : { capacity: { ...capacity, official: isOfficial(capacity) } }),
      steps: steps.map((step) => ({ ...step, evidence: [...step.evidence] })),
    };
  }
}

/** An item of the homologation script. */
export class ExamItemResponse extends ExamItemHeadResponse {
  /** @example 2b */
  override item!: string;

  /** @example The simulator has no secondary channel. */
  override reason?: string;

  /** @example Read the pacs.008 of the examiner, answer with a pacs.002 ACSP in time, and read the pacs.002 ACCC. */
  override task?: string;

  /** @example PT5M */
  override timeLimit?: string;

  /** @example ["ispb","amount"] */
  override parameters?: string[];

  steps?: ExamItemStepResponse[];
}
