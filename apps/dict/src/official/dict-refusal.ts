import {
  codeOfDictError,
  DICT_ERRORS,
  type DictErrorName,
  type DictErrorType,
  type DictViolation,
} from '#libs/dict-api';
import { Failure, type FailureKind, type Violation } from '#libs/kernel';

/** A violation with the refused value, which the official problems show. */
export interface ValuedViolation extends Violation {
  readonly value?: string;
}

/** An error of the official API and its fields, before it is thrown. */
export interface Refusal {
  readonly error: DictErrorName;
  readonly detail: string;
  readonly violations?: readonly DictViolation[];
}

/** DICT refuses a request with an error of the official API. */
export class DictRefusal extends Failure {
  readonly kind: FailureKind;
  readonly code: string;
  readonly title: string;

  /** @param detail what is wrong and what would be right */
  constructor(
    readonly error: DictErrorName,
    detail: string,
    violations: readonly DictViolation[] = [],
  ) {
    super(detail, violations.map(shown));
    const { kind, title }: DictErrorType = DICT_ERRORS[error];
    this.kind = kind;
    this.code = codeOfDictError(error);
    this.title = title;
  }
}

export function refusalOf({ error, detail, violations }: Refusal): DictRefusal {
  return new DictRefusal(error, detail, violations);
}

/** @throws DictRefusal if there is a refusal */
export function refuse(refusal: Refusal | undefined): void {
  if (refusal !== undefined) throw refusalOf(refusal);
}

function shown({ reason, value, property = '' }: DictViolation): ValuedViolation {
  return { pointer: property, detail: reason, ...(value === undefined ? {} : { value }) };
}
