import { type ExamStatus, type StepStatus } from '#libs/exams';
import { type ExamRun } from './exam-run';
import {
  capacitySteps,
  isOfficial,
  OFFICIAL_MINUTES,
  type CapacityRole,
  type CapacitySize,
} from './grading/capacity';
import { EXAM_BODIES } from './exam-body';
import { type ExamItem } from './items/exam-item';

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
   * IN: the participant has sent it. OUT: the SPI has it for the participant.
   * @example OUT
   */
  direction!: 'IN' | 'OUT';

  /**
   * The EndToEndId or RtrId that it is about.
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
   * When it was received, or available to be read. All instants are on the clock of the sandbox.
   * @format date-time
   * @example 2026-01-31T12:00:00.000Z
   */
  at!: string;

  /**
   * When it was first read.
   * @format date-time
   * @example 2026-01-31T12:00:00.100Z
   */
  deliveredAt!: string | null;

  /**
   * When the participant confirmed that it has read it.
   * @format date-time
   * @example 2026-01-31T12:00:00.200Z
   */
  confirmedAt!: string | null;
}

/** One thing that the participant has to do, and the result. */
export class ExamStepResponse {
  /** @example accepted */
  name!: string;

  /**
   * pending: it has not happened yet.
   * @example passed
   */
  status!: StepStatus;

  /** @example The participant answers with a pacs.002 ACSP before the time limit of 40 seconds. */
  expected!: string;

  /**
   * Why it is not passed, or what was measured.
   * @example It happened at 2026-01-31T12:00:01.000Z.
   */
  detail!: string;

  /** The messages that decide. */
  evidence!: ExamEvidenceResponse[];
}

/** How item 7 is done. */
export class ExamCapacityResponse {
  /** @example SMALL */
  size!: CapacitySize;

  /** @example BOTH */
  role!: CapacityRole;

  /**
   * @type integer
   * @example 10
   */
  minutes!: number;

  /**
   * Whether the run counts for the script: ten minutes, as payer and receiver at once.
   * @example true
   */
  official!: boolean;
}

/** An item of the homologation script that a participant does. */
export class ExamRunResponse {
  /**
   * @format uuid
   * @example 00000000-0000-4000-8000-000000000042
   */
  id!: string;

  /** @example 2b */
  item!: string;

  /** @example 12345678 */
  ispb!: string;

  /**
   * running: not decided yet. expired: the time limit is over, and a step is missing.
   * @example passed
   */
  status!: ExamStatus;

  /**
   * @format date-time
   * @example 2026-01-31T12:00:00.000Z
   */
  startedAt!: string;

  /**
   * Nothing that happens later counts.
   * @format date-time
   * @example 2026-01-31T12:05:00.000Z
   */
  endsAt!: string;

  /**
   * When it was decided.
   * @format date-time
   * @example 2026-01-31T12:00:02.000Z
   */
  finishedAt?: string;

  /**
   * The EndToEndId or RtrId of what the examiner has sent.
   * @example E9999900320260131120012345678901
   */
  subject?: string;

  /**
   * The payments of the examiner in item 7; see `/__admin/payments/{id}`.
   * @format uuid
   * @example 5f0c2c1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  paymentsId?: string;

  /** Only of item 7. */
  capacity?: ExamCapacityResponse;

  /** In the list, empty while the run is running. */
  steps!: ExamStepResponse[];

  static of(run: ExamRun): ExamRunResponse {
    const { id, item, ispb, status, startedAt, endsAt, finishedAt, subject, seriesId } = run;
    const { capacity, steps } = run;
    return {
      ...{ id, item, ispb, status, startedAt, endsAt },
      ...(finishedAt === null ? {} : { finishedAt }),
      ...(subject === null ? {} : { subject }),
      ...(seriesId === null ? {} : { paymentsId: seriesId }),
      ...(capacity === null ? {} : { capacity: { ...capacity, official: isOfficial(capacity) } }),
      steps: steps.map((step) => ({ ...step, evidence: [...step.evidence] })),
    };
  }
}

/** What a step of an item expects. */
export class ExamItemStepResponse {
  /** @example accepted */
  name!: string;

  /** @example The participant answers with a pacs.002 ACSP before the time limit of 40 seconds. */
  expected!: string;
}

/** An item of the homologation script. */
export class ExamItemResponse {
  /** @example 2b */
  item!: string;

  /** @example Receive an order and accept it */
  title!: string;

  /**
   * Where its content comes from. `our reading`: the script names the item, and the simulator defines its steps.
   * @example our reading
   */
  source!: string;

  /**
   * Whether the simulator can examine it.
   * @example true
   */
  served!: boolean;

  /**
   * Why it cannot.
   * @example The simulator has no secondary channel.
   */
  reason?: string;

  /**
   * What the participant must do.
   * @example Read the pacs.008 of the examiner, answer with a pacs.002 ACSP in time, and read the pacs.002 ACCC.
   */
  task?: string;

  /**
   * ISO 8601 duration. A run that is not finished by then is expired.
   * @example PT5M
   */
  timeLimit?: string;

  /**
   * The members of the body that starts a run.
   * @example ["ispb","amount"]
   */
  parameters?: string[];

  steps?: ExamItemStepResponse[];

  static of(item: ExamItem): ExamItemResponse {
    const { item: name, title, source } = item;
    if (item.kind === 'notServed') {
      return { item: name, title, source, served: false, reason: item.reason };
    }
    const steps =
      item.kind === 'dialogue'
        ? item.steps.map((step) => ({ name: step.name, expected: step.expected }))
        : [...capacitySteps({ size: 'SMALL', role: 'BOTH', minutes: OFFICIAL_MINUTES })];
    const timeLimit = item.kind === 'dialogue' ? item.timeLimit : `PT${String(OFFICIAL_MINUTES)}M`;
    const parameters = Object.keys(EXAM_BODIES[item.opening].shape);
    return {
      ...{ item: name, title, source, served: true },
      ...{ task: item.task, timeLimit, parameters, steps },
    };
  }
}
