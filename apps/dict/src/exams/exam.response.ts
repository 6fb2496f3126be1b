import { ApiProperty } from '@nestjs/swagger';
import { OFFICIAL_KEY_TYPES, type OfficialKeyType } from '#libs/dict-api';
import { type ExamStatus, type StepStatus } from '#libs/exams';
import { EXAM_BODIES, type ExamParameters, FRAUD_ROLES, type FraudRole } from './exam-body';
import { type EvidenceKind, type ExamRun, type SubjectKind } from './exam-run';
import { OFFICIAL_MINUTES, type CapacitySize } from './grading/capacity';
import { stepsOfItem } from './grading/grade';
import { type ExamItem } from './items/exam-item';

/** A record of the directory. */
export class DictExamEvidenceResponse {
  /** @example LOOKUP */
  kind!: EvidenceKind;

  /**
   * The id of the record: a UUID, the EndToEndId of a lookup, or the number of a synchronism verification.
   * @example E1234567820260131120012345678901
   */
  id!: string;

  @ApiProperty({ enum: OFFICIAL_KEY_TYPES, nullable: true, example: 'PHONE' })
  keyType!: OfficialKeyType | null;

  /** @example "+5561988887777" */
  key!: string | null;

  /**
   * The status of a claim, a report or a refund, or the result of a synchronism verification.
   * @example COMPLETED
   */
  status!: string | null;

  /**
   * When it was made. All instants are on the clock of the sandbox.
   * @example 2026-01-31T12:00:00.000Z
   */
  at!: string;

  /**
   * When the donor acknowledged the claim.
   * @example 2026-01-31T12:00:20.000Z
   */
  acknowledgedAt!: string | null;

  /**
   * Of claims, reports and refunds.
   * @example 2026-01-31T12:00:40.000Z
   */
  lastModified!: string | null;
}

/** One thing that has to happen, and the result. */
export class DictExamStepResponse {
  /** @example acknowledged */
  name!: string;

  /**
   * pending: it has not happened yet.
   * @example passed
   */
  status!: StepStatus;

  /** @example The participant, as donor, acknowledges the claim of the examiner. */
  expected!: string;

  /**
   * Why it is not passed, or what was counted.
   * @example It happened at 2026-01-31T12:00:20.000Z.
   */
  detail!: string;

  /** The records that decide. */
  evidence!: DictExamEvidenceResponse[];
}

/** What the examiner has made for a run. */
export class DictExamSubjectResponse {
  /** @example TRANSFER */
  kind!: SubjectKind;

  /**
   * The id of the record: a UUID, or the EndToEndId of a transfer.
   * @example E1234567820260131120012345678901
   */
  id!: string;

  @ApiProperty({ enum: OFFICIAL_KEY_TYPES, required: false, example: 'PHONE' })
  keyType?: OfficialKeyType;

  /** @example "+5561988887777" */
  key?: string;

  /**
   * CPF or CNPJ of the owner of a key of the examiner.
   * @example "11144477735"
   */
  ownerTaxId?: string;

  /** @example "Ana Souza" */
  ownerName?: string;
}

/** How a run is done: the members of the body of its item. */
export class DictExamParametersResponse {
  @ApiProperty({ enum: OFFICIAL_KEY_TYPES, required: false, example: 'PHONE' })
  keyType?: OfficialKeyType;

  /**
   * @example 3
   */
  changes?: number;

  /**
   * @example 3
   */
  claims?: number;

  @ApiProperty({ enum: FRAUD_ROLES, required: false, example: 'REPORTER' })
  role?: FraudRole;

  /** @example SMALL */
  size?: CapacitySize;

  /**
   * @example 10
   */
  minutes?: number;
}

/** An item of the homologation script that a participant does. */
export class DictExamRunResponse {
  /**
   * @example 00000000-0000-4000-8000-000000000042
   */
  id!: string;

  /** @example claim-donor */
  item!: string;

  /** @example "12345678" */
  ispb!: string;

  /**
   * running: not decided yet. expired: the time limit is over, and a step is missing.
   * @example passed
   */
  status!: ExamStatus;

  /**
   * @example 2026-01-31T12:00:00.000Z
   */
  startedAt!: string;

  /**
   * Nothing that happens later counts.
   * @example 2026-01-31T13:00:00.000Z
   */
  endsAt!: string;

  /**
   * When it was decided.
   * @example 2026-01-31T12:00:40.000Z
   */
  finishedAt?: string;

  parameters!: DictExamParametersResponse;

  /**
   * Only of item capacity: whether the run counts for the script. It has ten minutes then.
   * @example true
   */
  official?: boolean;

  /** What the examiner has made: keys, claims, a payment, an infraction report or a corruption of entries. */
  subjects!: DictExamSubjectResponse[];

  /** In the list, empty while the run is running. */
  steps!: DictExamStepResponse[];

  static of(run: ExamRun): DictExamRunResponse {
    const { id, item, ispb, status, startedAt, endsAt, finishedAt } = run;
    const { parameters, subjects, steps } = run;
    return {
      ...{ id, item, ispb, status, startedAt, endsAt },
      ...(finishedAt === null ? {} : { finishedAt }),
      parameters,
      ...officialOf(parameters),
      subjects: [...subjects],
      steps: steps.map((step) => ({ ...step, evidence: [...step.evidence] })),
    };
  }
}

function officialOf({ minutes }: ExamParameters): Pick<DictExamRunResponse, 'official'> {
  return minutes === undefined ? {} : { official: minutes === OFFICIAL_MINUTES };
}

/** What a step of an item expects. */
export class DictExamItemStepResponse {
  /** @example acknowledged */
  name!: string;

  /** @example The participant, as donor, acknowledges the claim of the examiner. */
  expected!: string;
}

/** An item of the homologation script. */
export class DictExamItemResponse {
  /** @example claim-donor */
  item!: string;

  /** @example Complete cycle of a claim, as donor */
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
   * @example The payments are sent to the SPI: its item 2a examines them.
   */
  reason?: string;

  /**
   * What the participant must do.
   * @example The examiner claims the portability of a key of the participant. Acknowledge and confirm the claim.
   */
  task?: string;

  /**
   * ISO 8601 duration. A run that is not finished by then is expired.
   * @example PT1H
   */
  timeLimit?: string;

  /**
   * The members of the body that starts a run.
   * @example ["ispb","claims"]
   */
  parameters?: string[];

  steps?: DictExamItemStepResponse[];

  static of(item: ExamItem): DictExamItemResponse {
    const { item: name, title, source } = item;
    if (!item.served) return { item: name, title, source, served: false, reason: item.reason };
    const parameters = Object.keys(EXAM_BODIES[item.opening].shape);
    return {
      ...{ item: name, title, source, served: true },
      ...{ task: item.task, timeLimit: item.timeLimit, parameters },
      steps: [...stepsOfItem(item, {})],
    };
  }
}
