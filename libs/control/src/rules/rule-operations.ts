import { parsePathPattern } from '#libs/matching';
import { type KnownOperations } from './rule-warnings';

/** An operation that rules can match. */
export interface RuleOperation {
  /** In upper case; undefined for any method. */
  readonly method?: string | undefined;
  /** With parameters as in `{id}`. It can end with `**`. */
  readonly path: string;
  /** The codes of the outcomes that the operation has. */
  readonly outcomes: readonly string[];
}

/**
 * The operations of the simulated system, each with its outcomes, in the order of their addresses.
 * @param all the outcomes of the service
 */
export function ruleOperations(known: KnownOperations, all: readonly string[]): RuleOperation[] {
  const { declared, withOutcomes = [] } = known;
  // Nobody makes a rule for HEAD and OPTIONS only.
  const single = declared.flatMap(({ methods, path }) =>
    (methods.length === 0 ? [undefined] : methods)
      .filter((method) => method !== 'HEAD' && method !== 'OPTIONS')
      .map((method) => ({ method, path })),
  );
  const used = new Set<object>();
  const listed = single.map(({ method, path }) => {
    const having = withOutcomes.filter((each) => has(each, { method, path }));
    for (const each of having) used.add(each);
    const codes = having.flatMap(({ outcomes }) => Object.keys(outcomes));
    const outcomes = known.withOutcomes === undefined ? all : [...new Set(codes)];
    return { method, path: shownPath(path), outcomes };
  });
  // Addresses without a route of their own: messages over TCP, handlers of other libraries, older versions of an API.
  const others = withOutcomes
    .filter((each) => !used.has(each))
    .map(({ method, path, outcomes }) => ({ method, path, outcomes: Object.keys(outcomes) }));
  // A handler can be mounted twice.
  const byAddress = new Map([...listed, ...others].map((each) => [keyOf(each), each]));
  return [...byAddress].sort(([one], [other]) => compare(one, other)).map(([, each]) => each);
}

/** Whether all requests to an operation have the outcomes. Its parameters fit only parameters of the pattern. */
function has(
  outcomes: { readonly method?: string; readonly path: string },
  { method, path }: { readonly method: string | undefined; readonly path: string },
): boolean {
  const pattern = parsePathPattern(outcomes.path);
  const isMethod = outcomes.method === undefined || outcomes.method === method;
  return isMethod && pattern.ok && pattern.value.accepts(path);
}

function shownPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function keyOf({ method = '', path }: RuleOperation): string {
  return `${path} ${method}`;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
