import { Failure, type FailureKind, type Violation } from '#libs/kernel';
import { ENTRY_REFUSALS, type EntryRefusal, type EntryRefusalCode } from './entry-refusals';

/** The directory refuses, under the code of the official error. */
export class EntryRefused extends Failure {
  readonly kind: FailureKind;
  readonly title: string;
  override readonly retryAfterSeconds?: number;

  constructor(
    readonly code: EntryRefusalCode,
    detail: string,
    violations: readonly Violation[] = [],
  ) {
    super(detail, violations);
    const { kind, meaning, retryAfterSeconds }: EntryRefusal = ENTRY_REFUSALS[code];
    this.kind = kind;
    this.title = meaning;
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds;
  }
}

export class KeyTypeUnknown extends Failure {
  readonly kind = 'malformed';
  readonly code = 'KEY_TYPE_UNKNOWN';
  readonly title = 'The key type is unknown';
}

export class KeyNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'KEY_NOT_FOUND';
  readonly title = 'The key does not exist';
}
