import { SERVICES, type ServiceName } from '#libs/control-client';
import { type Sandbox } from '../sandbox/sandbox';
import { type RuleMatch } from '../simulator/rule';
import { type Expectation, type Verified } from '../simulator/simulator';
import { TestKitError } from '../test-kit.errors';
import { type Outcome } from './outcome';

/** Requests that a service must have received: the parts of a match, and how many. Default: at least one. */
export type Received = Pick<RuleMatch, 'method' | 'path' | 'headers' | 'query' | 'body'> &
  Omit<Expectation, 'match'> & {
    /** Can be left out if the sandbox has one service. */
    readonly service?: ServiceName;
  };

/** Whether a service has received requests. */
export async function received(box: Sandbox, expected: Received): Promise<Outcome> {
  const { service = onlyServiceOf(box), times, atLeast, atMost, status, ...match } = expected;
  if (!box.services.includes(service)) throw unknownService(box, service);
  const counts = Object.entries({ times, atLeast, atMost, status });
  const given = Object.fromEntries(counts.filter(([, value]) => value !== undefined));
  const verified = await box[service].verify({ match, ...given });
  return { pass: verified.pass, message: describe(service, expected, verified) };
}

function onlyServiceOf({ services }: Sandbox): ServiceName {
  const [only, another] = services;
  if (only !== undefined && another === undefined) return only;
  throw new TestKitError(
    `Name the service that must receive the request, as in { service: 'spi' }: the sandbox has ${services.join(', ')}.`,
  );
}

function unknownService({ services }: Sandbox, service: string): TestKitError {
  return new TestKitError(`The sandbox has no ${service}; it has ${services.join(', ')}.`);
}

function describe(service: ServiceName, expected: Received, verified: Verified): string {
  const { title } = SERVICES[service];
  const { method = 'any method', path = 'any path', status } = expected;
  const answered = status === undefined ? '' : ` answered with ${String(status)}`;
  const found = `${title} received ${String(verified.count)} such requests, expected ${expectedCount(expected)}.`;
  const misses = verified.nearestMisses.map(({ entry, differences }) => {
    const { id, status: answer } = entry;
    const head = `  #${String(id)} ${entry.method} ${entry.path} -> ${answer === undefined ? 'no response' : String(answer)}`;
    return [head, ...differences.map(lineOf)].join('\n');
  });
  return [
    `${method} ${path}${answered}: ${found}`,
    ...(verified.message === undefined ? [] : [verified.message]),
    ...(misses.length === 0 ? [] : ['The nearest requests:', ...misses]),
  ].join('\n');
}

function expectedCount({ times, atLeast, atMost }: Received): string {
  const parts = [
    ...(times === undefined ? [] : [`exactly ${String(times)}`]),
    ...(atLeast === undefined ? [] : [`at least ${String(atLeast)}`]),
    ...(atMost === undefined ? [] : [`at most ${String(atMost)}`]),
  ];
  return parts.length === 0 ? 'at least 1' : parts.join(' and ');
}

function lineOf({
  field,
  expected,
  actual,
}: Verified['nearestMisses'][number]['differences'][number]) {
  return `     ${field}: expected ${expected}, was ${actual ?? 'absent'}`;
}
