import { nearestPath, type DeclaredOperation } from '#libs/http';
import { parsePathPattern, type PathPattern } from '#libs/matching';
import { type OutcomeOperation } from '#libs/openapi';

/** What a service can do with requests. */
export interface KnownOperations {
  readonly declared: readonly DeclaredOperation[];
  /** Undefined if the service does not say which operations have its outcomes. */
  readonly withOutcomes: readonly OutcomeOperation[] | undefined;
  /** Whether an address is one of the simulator itself, which no rule is applied to. */
  readonly isOwn: (path: string) => boolean;
  /** The path by which a request is routed. */
  readonly routedPath: (path: string) => string;
}

/** The parts of a valid rule that decide whether it can take effect. */
export interface PostedRule {
  readonly match?: { readonly method?: string; readonly path?: string } | null;
  readonly effect: { readonly outcome?: string } | object;
}

/** Why a rule can never take effect as it was probably meant, with what would be right. Only what is certain is reported. */
export function warningsOf({ match, effect }: PostedRule, known: KnownOperations): string[] {
  const { method, path } = match ?? {};
  const outcome = 'outcome' in effect ? effect.outcome : undefined;
  const wrongPlace =
    path === undefined ? undefined : placeWarning({ method, path, outcome }, known);
  if (wrongPlace !== undefined) return [wrongPlace];
  const wrongOutcome =
    outcome === undefined ? undefined : outcomeWarning({ method, path, outcome }, known);
  return wrongOutcome === undefined ? [] : [wrongOutcome];
}

interface Place {
  readonly method: string | undefined;
  readonly path: string;
  readonly outcome: string | undefined;
}

function placeWarning(
  { method, path, outcome }: Place,
  known: KnownOperations,
): string | undefined {
  const { isOwn, withOutcomes = [] } = known;
  if (isOwn(path)) {
    return `match.path ${path} is an address of the simulator itself. Rules apply only to requests to the simulated system.`;
  }
  const here = pathsOf(path, known);
  const found = known.declared.filter((operation) => accepts(here, operation.path));
  const others = withOutcomes.filter((operation) => accepts(here, operation.path));
  const wanted = method?.toUpperCase();
  if (found.length === 0 && others.length === 0) {
    const near = nearestPath(
      path,
      known.declared.map((operation) => operation.path),
    );
    const meant = near === undefined ? '/docs lists the addresses.' : `Did you mean ${near}?`;
    return `No address of the service matches match.path ${path}. ${meant} ${consequence(outcome)}`;
  }
  const methods = new Set([
    ...found.flatMap((operation) => operation.methods),
    ...others.flatMap((operation) => operation.method ?? []),
  ]);
  // A mounted handler can have any method, and a browser may ask for the methods of every address.
  const hasAny = found.some((operation) => operation.methods.length === 0);
  if (wanted === undefined || wanted === 'OPTIONS' || hasAny || methods.has(wanted))
    return undefined;
  const list = [...methods].sort().join(', ');
  return `The service has no ${wanted} ${path}. The methods at this path are ${list}. ${consequence(outcome)}`;
}

function consequence(outcome: string | undefined): string {
  return outcome === undefined
    ? 'The rule takes effect only on requests that the service would refuse with 404 or 405.'
    : 'The rule can never take effect.';
}

function outcomeWarning(
  {
    method,
    path = '/**',
    outcome,
  }: Omit<Place, 'path'> & { readonly path?: string | undefined; readonly outcome: string },
  known: KnownOperations,
): string | undefined {
  if (known.withOutcomes === undefined) return undefined;
  const having = known.withOutcomes.filter(({ outcomes }) => Object.hasOwn(outcomes, outcome));
  const here = pathsOf(path, known);
  const wanted = method?.toUpperCase();
  const isPossible = having.some(
    (operation) =>
      accepts(here, operation.path) &&
      (wanted === undefined || operation.method === undefined || operation.method === wanted),
  );
  if (isPossible) return undefined;
  const list = having.map((operation) => `${operation.method ?? 'any method'} ${operation.path}`);
  const remedy =
    list.length === 0 ? 'No operation has it.' : `These operations have it: ${list.join(', ')}.`;
  return `No operation that the rule matches has the outcome ${outcome}. ${remedy} The rule can never take effect.`;
}

/** The pattern of a rule, and the one by which requests with another form of the path are routed. */
function pathsOf(path: string, { routedPath }: KnownOperations): readonly PathPattern[] {
  return [...new Set([path, routedPath(path)])].flatMap(patternsOf);
}

function accepts(here: readonly PathPattern[], path: string): boolean {
  return patternsOf(path).some((pattern) => here.some((each) => each.overlaps(pattern)));
}

function patternsOf(path: string): PathPattern[] {
  const pattern = parsePathPattern(path);
  return pattern.ok ? [pattern.value] : [];
}
