import { type AppDefinition } from '#libs/app';
import { parsePathPattern, type PathPattern, type RequestView } from '#libs/matching';

/** The operations with one path pattern, and the outcomes that they have. */
interface Entry {
  /** Undefined: all methods. */
  readonly method: string | undefined;
  readonly pattern: PathPattern;
  readonly outcomes: Readonly<Record<string, unknown>>;
}

/** Which operations of a service have which outcomes. */
export class OutcomeOperations {
  /** Undefined if the service does not say it. */
  private readonly entries: readonly Entry[] | undefined;

  /** @param routedPath the path by which a request is routed */
  constructor(
    operations: AppDefinition['outcomeOperations'],
    private readonly routedPath: (path: string) => string,
  ) {
    this.entries = operations?.map(({ method, path, outcomes }) => {
      const pattern = parsePathPattern(path);
      if (!pattern.ok) throw new Error(`outcomeOperations: ${path}: ${pattern.refusal}`);
      return { method, pattern: pattern.value, outcomes };
    });
  }

  /** Whether the operation of a request can have the outcome; true if the service does not say it. */
  has(code: string, { method, path }: Pick<RequestView, 'method' | 'path'>): boolean {
    if (this.entries === undefined) return true;
    const wanted = method.toUpperCase();
    const routed = this.routedPath(path);
    return this.entries.some(
      (entry) =>
        Object.hasOwn(entry.outcomes, code) &&
        (entry.method === undefined || entry.method === wanted) &&
        (entry.pattern.accepts(path) || entry.pattern.accepts(routed)),
    );
  }
}

/** Of a service that does not say which operations have which outcomes. */
export const ANY_OUTCOME = new OutcomeOperations(undefined, (path) => path);
