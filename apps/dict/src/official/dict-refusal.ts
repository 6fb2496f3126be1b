import {
  codeOfDictError,
  DICT_ERRORS,
  type DictErrorName,
  type DictErrorType,
  type DictViolation,
} from '#libs/dict-api';
import { Failure, type FailureKind, type Result, type Violation } from '#libs/kernel';

/** A violation with the refused value, which official errors show. */
export interface ValuedViolation extends Violation {
  readonly value?: string;
}

/** An error of the official API as a value. */
export interface Refusal {
  readonly error: DictErrorName;
  readonly detail: string;
  readonly violations?: readonly DictViolation[];
}

/** The value that an operation returns, or why it is refused. */
export type DictResult<T> = Result<T, Refusal>;

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

/** A refusal because of one element of the body. @param property its path, as in `entry.account.branch` */
export function refusalOfElement(
  error: DictErrorName,
  property: string,
  reason: string,
  value?: string,
): Refusal {
  const violation = {
    reason,
    property,
    ...(value === undefined ? {} : { value: value.slice(0, 100) }),
  };
  return { error, detail: `${property}: ${reason}`, violations: [violation] };
}

export function refusalOf({ error, detail, violations }: Refusal): DictRefusal {
  return new DictRefusal(error, detail, violations);
}

/** @throws DictRefusal if there is a refusal */
export function refuse(refusal: Refusal | undefined): void {
  if (refusal !== undefined) throw refusalOf(refusal);
}

/** @throws DictRefusal if the operation was refused */
export function valueOf<T>(result: DictResult<T>): T {
  if (result.ok) return result.value;
  throw refusalOf(result.refusal);
}

function shown({ reason, value, property = '' }: DictViolation): ValuedViolation {
  return { pointer: property, detail: reason, ...(value === undefined ? {} : { value }) };
}
