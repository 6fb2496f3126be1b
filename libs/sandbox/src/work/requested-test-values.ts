import { type UnitOfWork } from '#libs/database';
import { type TestValueNote, type TestValueReason } from '#libs/journal';
import { type ReadTestValue } from '#libs/test-values';

/** Whether an operation has an outcome. */
type IsKnown = (code: string) => boolean;

interface Requested extends ReadTestValue {
  /** The transaction that carries the outcome out; `done` after its commit. */
  takenBy: UnitOfWork | 'done' | undefined;
}

/** The outcomes that the test values of one request request, by the parts of the request, such as the payments of a message. */
export class RequestedTestValues {
  private readonly bySubject = new Map<string, Requested>();

  /** @param isOn whether the sandbox takes test values */
  constructor(private readonly isOn: boolean) {}

  add(subject: string, value: ReadTestValue): void {
    this.bySubject.set(subject, { ...value, takenBy: undefined });
  }

  /** The outcome that `take` returns. */
  peek(isKnown: IsKnown, subject: string): string | undefined {
    const code = this.isOn ? this.bySubject.get(subject)?.code : undefined;
    return code !== undefined && isKnown(code) ? code : undefined;
  }

  /** Takes the outcome in a transaction that carries it out. Without one, the caller carries it out at once. */
  take(isKnown: IsKnown, subject: string, tx?: UnitOfWork): string | undefined {
    const code = this.peek(isKnown, subject);
    const requested = this.bySubject.get(subject);
    if (code === undefined || requested === undefined || requested.takenBy === 'done') return code;
    requested.takenBy = tx ?? 'done';
    tx?.afterCommit(() => {
      if (requested.takenBy === tx) requested.takenBy = 'done';
    });
    return code;
  }

  /** The transaction does not carry the outcome out. */
  giveBack(tx: UnitOfWork, subject: string): void {
    const requested = this.bySubject.get(subject);
    if (requested?.takenBy === tx) requested.takenBy = undefined;
  }

  /** The value whose outcome was taken; undefined if none was. */
  takenFor(subject: string): string | undefined {
    const requested = this.bySubject.get(subject);
    return requested?.takenBy === undefined ? undefined : requested.value;
  }

  /** What became of each value. Called at the end of the request. */
  notes(): readonly TestValueNote[] {
    return [...this.bySubject.values()].map((requested) => {
      const reason = this.reasonOf(requested);
      const nearest = reason === 'unknown' ? requested.nearest : undefined;
      return { value: requested.value, reason, nearest };
    });
  }

  private reasonOf({ code, takenBy }: Requested): TestValueReason | undefined {
    if (!this.isOn) return 'off';
    if (code === undefined) return 'unknown';
    return takenBy === 'done' ? undefined : 'unused';
  }
}
