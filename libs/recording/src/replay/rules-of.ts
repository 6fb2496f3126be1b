import { MASK } from '#libs/masking';
import { textOfBody, type RecordedExchange, type Recording } from '../format/recording';
import { matchesOf, specificity, type Matched, type RuleMatch } from './match-of';

/** A rule as `POST /__admin/rules` accepts it. */
export interface ReplayRule {
  readonly name: string;
  readonly match: RuleMatch;
  readonly effect: {
    readonly respond: {
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: string;
    };
  };
  /** Absent: the last response to a request repeats without limit. */
  readonly times?: number;
}

/** An exchange that has no rule. */
export interface SkippedExchange {
  readonly number: number;
  readonly reason: 'failed' | 'request-body' | 'response-body' | 'status';
}

export interface ReplayRules {
  /** In the order in which they must be tried. */
  readonly rules: readonly ReplayRule[];
  readonly skipped: readonly SkippedExchange[];
}

const MAX_NAME = 200;
/** Headers of the connection, and those that a rule cannot send. */
const NOT_SENT: ReadonlySet<string> = new Set(['set-cookie', 'strict-transport-security']);

/**
 * The rules that let a simulator answer as the recorded service. The first of identical requests gets the first recorded
 * response, the next one the second; the last response repeats. Requests with more conditions are tried first.
 */
export function rulesOf({ origin, exchanges }: Recording): ReplayRules {
  const skipped = exchanges.flatMap((exchange): SkippedExchange[] => {
    const reason = reasonToSkip(exchange);
    return reason === undefined ? [] : [{ number: exchange.number, reason }];
  });
  const usable = exchanges.filter((exchange) => reasonToSkip(exchange) === undefined);
  const operations = groupedBy(usable, ({ request }) => `${request.method} ${request.path}`);
  const matched = operations.flatMap(matchesOf);
  const rules = groupedBy(matched, ({ match }) => JSON.stringify(match))
    .sort((one, other) => specificityOf(other) - specificityOf(one))
    .flatMap((same) => sequenceOf(same, origin));
  return { rules, skipped };
}

function specificityOf([first]: readonly Matched[]): number {
  return first === undefined ? 0 : specificity(first.match);
}

/** The rules of requests that match the same: a rule for each run of equal responses. */
function sequenceOf(same: readonly Matched[], origin: string): ReplayRule[] {
  const runs: { first: Matched; times: number }[] = [];
  for (const matched of same) {
    const last = runs.at(-1);
    if (last !== undefined && responseKey(last.first) === responseKey(matched)) last.times += 1;
    else runs.push({ first: matched, times: 1 });
  }
  return runs.map(({ first, times }, index) => ({
    ...ruleOf(first, origin),
    ...(index === runs.length - 1 ? {} : { times }),
  }));
}

function responseKey({ exchange: { response } }: Matched): string {
  return JSON.stringify([response?.status, response?.headers, response?.body]);
}

function ruleOf({ exchange, match }: Matched, origin: string): ReplayRule {
  const { number, request, response } = exchange;
  const body = textOfBody(response?.body);
  const headers = Object.entries(response?.headers ?? {}).filter(
    ([name, value]) =>
      value !== MASK && !NOT_SENT.has(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value),
  );
  return {
    name: `recorded ${String(number)}: ${request.method} ${request.path}`.slice(0, MAX_NAME),
    match,
    effect: {
      respond: {
        status: response?.status ?? 200,
        headers: Object.fromEntries(headers.map(([name, value]) => [name, ownPath(value, origin)])),
        ...(body === undefined || request.method === 'HEAD' ? {} : { body }),
      },
    },
  };
}

/** A redirect of the service to itself must not lead a test to the real service. */
function ownPath(value: string, origin: string): string {
  const isOwn = value === origin || /^[/?#]/.test(value.slice(origin.length));
  return isOwn && value.startsWith(origin) ? value.slice(origin.length) || '/' : value;
}

function reasonToSkip({
  request,
  response,
  failure,
}: RecordedExchange): SkippedExchange['reason'] | undefined {
  if (failure !== undefined || response === undefined) return 'failed';
  if (response.status < 200 || response.status > 599) return 'status';
  if (request.omitted !== undefined) return 'request-body';
  return response.omitted === undefined ? undefined : 'response-body';
}

/** Groups in the order of their first items. */
function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
