import { type OfficialKeyType } from '#libs/dict-api';
import { type ExamRunHead, type GradedStep as StepWith } from '#libs/exams';
import { type ExamParameters } from './exam.request';

export type SubjectKind = 'KEY' | 'CORRUPTION' | 'CLAIM' | 'TRANSFER' | 'INFRACTION_REPORT';

/** A record that the examiner created for a run. */
export interface Subject {
  readonly kind: SubjectKind;
  /** The id of the record, or the EndToEndId of a transfer. */
  readonly id: string;
  readonly keyType?: OfficialKeyType;
  readonly key?: string;
  /** CPF or CNPJ of the owner of a key that is to be claimed. */
  readonly ownerTaxId?: string;
  readonly ownerName?: string;
}

export type EvidenceKind =
  'KEY' | 'LOOKUP' | 'SYNC_VERIFICATION' | 'CORRUPTION' | 'CLAIM' | 'INFRACTION_REPORT' | 'REFUND';

/** A record of the directory that proves the result of a step. All instants are ISO 8601 UTC. */
export interface Evidence {
  readonly kind: EvidenceKind;
  /** The id of the record, or the EndToEndId of a lookup. */
  readonly id: string;
  readonly keyType: OfficialKeyType | null;
  readonly key: string | null;
  /** OK or NOK of a synchronism verification; null if the record has none. */
  readonly status: string | null;
  /** When the record was created. */
  readonly at: string;
  /** Only of a claim. */
  readonly acknowledgedAt: string | null;
  /** Only of claims, reports and refunds. */
  readonly lastModified: string | null;
}

/** The result of a step. */
export type GradedStep = StepWith<Evidence>;

/** A run of an item of the homologation script. */
export interface ExamRun extends ExamRunHead<Evidence> {
  readonly parameters: ExamParameters;
  readonly subjects: readonly Subject[];
  /** Only keys with a larger number count. */
  readonly afterKey: number;
  /** Only lookups with a larger number count. */
  readonly afterLookup: number;
}

/** The first subject of a kind. */
export function subjectOf(
  { subjects }: Pick<ExamRun, 'subjects'>,
  kind: SubjectKind,
): Subject | undefined {
  return subjects.find((subject) => subject.kind === kind);
}
