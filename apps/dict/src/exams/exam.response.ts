import { ApiProperty } from '@nestjs/swagger';
import { OFFICIAL_KEY_TYPES, type OfficialKeyType } from '#libs/dict-api';
import {
  ExamItemHeadResponse,
  ExamRunHeadResponse,
  headOf,
  OFFICIAL_MINUTES,
  type StepStatus,
} from '#libs/exams';
import { type ExamParameters, FRAUD_ROLES, type FraudRole } from './exam.request';
import { type EvidenceKind, type ExamRun, type SubjectKind } from './exam-run';
import { type CapacitySize } from './grading/capacity';

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
   * When the record was created. All instants are on the clock of the sandbox.
   * @example 2026-01-31T12:00:00.000Z
   */
  at!: string;

  /**
   * When the donor acknowledged the claim.
   * @example 2026-01-31T12:00:20.000Z
   */
  acknowledgedAt!: string | null;

  /**
   * Time of the last change. Only of claims, reports and refunds.
   * @example 2026-01-31T12:00:40.000Z
   */
  lastModified!: string | null;
}

/** A step of an item, and its expected result. */
export class DictExamItemStepResponse {
  /** @example acknowledged */
  name!: string;

  /** @example The participant, as donor, acknowledges the claim of the examiner. */
  expected!: string;
}

/** A step of a run, and its result. */
export class DictExamStepResponse extends DictExamItemStepResponse {
  /**
   * pending: it has not happened yet.
   * @example passed
   */
  status!: StepStatus;

  /** The reason why it is not passed, or the counted values. */
  detail!: string;

  /** The records that decide the result. */
  evidence!: DictExamEvidenceResponse[];
}

/** A record that the examiner created for a run. */
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

/** The parameters of a run: the members of the body of its item. */
export class DictExamParametersResponse {
  @ApiProperty({ enum: OFFICIAL_KEY_TYPES, required: false, example: 'PHONE' })
  keyType?: OfficialKeyType;

  /** @example 3 */
  changes?: number;

  /** @example 3 */
  claims?: number;

  @ApiProperty({ enum: FRAUD_ROLES, required: false, example: 'REPORTER' })
  role?: FraudRole;

  /** @example SMALL */
  size?: CapacitySize;

  /** @example 10 */
  minutes?: number;
}

/** A run of an item of the homologation script. */
export class DictExamRunResponse extends ExamRunHeadResponse {
  /** @example claim-donor */
  override item!: string;

  /** @example 2026-01-31T13:00:00.000Z */
  override endsAt!: string;

  /** @example 2026-01-31T12:00:40.000Z */
  override finishedAt?: string;

  parameters!: DictExamParametersResponse;

  /**
   * Only of item capacity: whether the run is official, which needs ten minutes.
   * @example true
   */
  official?: boolean;

  /**
   * The records that the examiner created: keys, claims, a payment, an infraction report or a corruption of entries.
   */
  subjects!: DictExamSubjectResponse[];

  /** In the list, empty while the run is running. */
  steps!: DictExamStepResponse[];

  static of(run: ExamRun): DictExamRunResponse {
    const { parameters, subjects, steps } = run;
    return {
      ...headOf(run),
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

/** An item of the homologation script. */
export class DictExamItemResponse extends ExamItemHeadResponse {
  /** @example claim-donor */
  override item!: string;

  /** @example The payments are sent to the SPI: its item 2a examines them. */
  override reason?: string;

  /** @example The examiner claims the portability of a key of the participant. Acknowledge and confirm the claim. */
  override task?: string;

  /** @example PT1H */
  override timeLimit?: string;

  /** @example ["ispb","claims"] */
  override parameters?: string[];

  steps?: DictExamItemStepResponse[];
}
