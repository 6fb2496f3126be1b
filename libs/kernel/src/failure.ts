/** The result of a step that can be refused for an expected reason. */
export type Result<T, Refusal> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function accepted<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refused<Refusal>(refusal: Refusal): {
  readonly ok: false;
  readonly refusal: Refusal;
} {
  return { ok: false, refusal };
}

/** One error and its place. */
export interface Violation {
  /** The place: a JSON Pointer, or the path of an XML element. */
  readonly pointer: string;
  /** The error and what would be right, in words. */
  readonly detail: string;
}

/** How many violations one problem lists. A large message can have hundreds of thousands. */
export const MAX_VIOLATIONS = 100;

/** Collects violations: keeps the first MAX_VIOLATIONS of them and counts the others. */
export class ViolationList {
  private readonly first: Violation[] = [];
  private total = 0;

  add(pointer: string, detail: string): void {
    this.total += 1;
    if (this.first.length < MAX_VIOLATIONS) this.first.push({ pointer, detail });
  }

  /** Counts violations of another list that it did not keep. */
  addOmitted(count: number): void {
    this.total += count;
  }

  /** The first violations, in the order in which they were found. */
  get kept(): readonly Violation[] {
    return this.first;
  }

  /** The number of violations that are not kept. */
  get omitted(): number {
    return this.total - this.first.length;
  }

  get isEmpty(): boolean {
    return this.total === 0;
  }
}

/**
 * One sentence for the `detail` of a problem: the first violation, and how many others there are.
 * @param omitted violations that were found and are not listed
 */
export function summaryOf(violations: readonly Violation[], omitted = 0): string {
  const [first] = violations;
  if (first === undefined) return 'The request is not valid.';
  const others = violations.length - 1 + omitted;
  const more = others > 0 ? ` And ${String(others)} more; see errors.` : '';
  return `${first.pointer || 'The body'}: ${first.detail}${more}`;
}

/** The kind of a failure, independent of HTTP. Only libs/http maps it to an HTTP status. */
export type FailureKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'unprocessable'
  | 'rate-limited'
  | 'upstream-failed'
  | 'unavailable'
  | 'upstream-timeout'
  | 'storage-full';

/**
 * A request that fails for a reason that the caller can understand and fix. There is one subclass per
 * failure. Any other thrown error is a defect and is answered with 500.
 */
export abstract class Failure extends Error {
  abstract readonly kind: FailureKind;
  /** Stable, in upper snake case. Tests of clients check it. */
  abstract readonly code: string;
  /** A short name of the problem, the same for every occurrence. */
  abstract readonly title: string;
  /** After how many seconds the request can be sent again. */
  readonly retryAfterSeconds?: number;
  /** The URI of the problem type, if a standard defines one. */
  readonly type?: string;
  /** Additional members that this standard defines, by name. */
  readonly members?: Readonly<Record<string, string | readonly string[]>>;

  /** At most MAX_VIOLATIONS of them. */
  readonly violations: readonly Violation[];
  /** The number of other violations. */
  readonly omittedViolations: number;

  /** @param omitted number of violations that are not in `violations` */
  constructor(
    /** The error and what would be right. */
    readonly detail: string,
    violations: readonly Violation[] = [],
    omitted = 0,
  ) {
    super(detail);
    this.name = new.target.name;
    this.violations = violations.slice(0, MAX_VIOLATIONS);
    this.omittedViolations = omitted + violations.length - this.violations.length;
  }
}

/** What a failure says: a sentence, or violations, of which the first one makes the sentence, or both. */
export type Description =
  | string
  | readonly Violation[]
  | Pick<ViolationList, 'kept' | 'omitted'>
  | { readonly detail: string; readonly violations: readonly Violation[] };

/** Describes a failure by one violation. */
export function at(pointer: string, detail: string): readonly Violation[] {
  return [{ pointer, detail }];
}

/**
 * Makes the classes of failures, by kind. `describe` turns the parameters of the constructor into a description; without
 * it, the constructor has one parameter, the description.
 * @example
 * export class KeyNotFound extends failure.notFound(
 *   'KEY_NOT_FOUND',
 *   'The key does not exist',
 *   (key: string, sandbox: string) => `Sandbox ${sandbox} has no key ${key}.`,
 * ) {}
 */
export const failure = {
  malformed: ofKind('malformed'),
  unauthenticated: ofKind('unauthenticated'),
  forbidden: ofKind('forbidden'),
  notFound: ofKind('not-found'),
  conflict: ofKind('conflict'),
  gone: ofKind('gone'),
  unprocessable: ofKind('unprocessable'),
  rateLimited: ofKind('rate-limited'),
  upstreamFailed: ofKind('upstream-failed'),
  unavailable: ofKind('unavailable'),
  upstreamTimeout: ofKind('upstream-timeout'),
  storageFull: ofKind('storage-full'),
};

function ofKind(kind: FailureKind) {
  return <Code extends string, Parts extends readonly unknown[] = [Description]>(
    code: Code,
    title: string,
    describe: (...parts: Parts) => Description = (...parts) => parts[0] as Description,
  ) =>
    class extends Failure {
      readonly kind = kind;
      readonly code = code;
      readonly title = title;

      constructor(...parts: Parts) {
        super(...contentOf(describe(...parts)));
      }
    };
}

function contentOf(description: Description): ConstructorParameters<typeof Failure> {
  if (typeof description === 'string') return [description];
  if ('detail' in description) return [description.detail, description.violations];
  const { kept, omitted } = 'kept' in description ? description : { kept: description, omitted: 0 };
  return [summaryOf(kept, omitted), kept, omitted];
}

/** Invalid parameters, or an invalid JSON body. */
export class RequestInvalid extends failure.malformed(
  'REQUEST_INVALID',
  'The request is not valid',
) {}
