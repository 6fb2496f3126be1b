import 'reflect-metadata';
import fc from 'fast-check';
import {
  createTestData,
  databaseUnderTest,
  freePorts,
  startBuilt,
  type BuiltService,
  type TestData,
} from '#libs/testing';
import { apps } from '../apps/suite/src/apps';
import { fault } from './robustness/judge';
import { objectOf, OpenApi, type JsonObject, type Operation } from './robustness/openapi';
import {
  hardRules,
  mutatedRequests,
  validRequest,
  type Attack,
  type Circumstances,
} from './robustness/requests';
import { send } from './robustness/send';

/** The same in every run; others find other things. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
/** Requests for each operation. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 20);
/** How many operations share a sandbox. On PostgreSQL a new one takes longer than the requests. */
const OPERATIONS_OF_SANDBOX = databaseUnderTest === 'PostgreSQL' ? 8 : 1;
const ENDED = 'the process ended';

const documents = apps.map(({ name }) => new OpenApi(name));
const keyOf = ({ method, path }: Operation): string => `${method} ${path}`;
/** Operations that every service has, such as its control surface: one service is tested with each. */
const shared = (documents[0]?.operations ?? [])
  .map(keyOf)
  .filter((key) => documents.every(({ operations }) => operations.map(keyOf).includes(key)));

describe.each(apps)(`Any request to $name on ${databaseUnderTest}`, (definition) => {
  const { name } = definition;
  const turn = apps.indexOf(definition);
  const api = new OpenApi(name);
  const operations = api.operations.filter((operation) => {
    const at = shared.indexOf(keyOf(operation));
    return at < 0 || at % apps.length === turn;
  });
  const plain = api.operations.find(
    ({ method, path }) => method === 'GET' && !/\{|health|__admin/.test(path),
  );
  let data: TestData;
  let service: BuiltService;
  beforeAll(async () => {
    data = await createTestData();
    service = await start();
  });
  // A process that ended fails its own test only.
  beforeEach(async () => {
    if (!(await isAlive())) service = await start();
  });
  afterAll(async () => {
    service.child.kill('SIGKILL');
    await data.remove();
  });

  function start(): Promise<BuiltService> {
    const variables = {
      ...freePorts([definition]),
      AUTH_REQUESTS_PER_MINUTE: '0',
      ICOM_POLL_MS: '0',
    };
    return startBuilt(name, data, { LOG_LEVEL: 'error', ...variables });
  }

  async function isAlive(): Promise<boolean> {
    const answer = await fetch(`${service.address}/health/live`).catch(() => undefined);
    return answer?.ok === true;
  }

  async function call(method: string, path: string, sandbox: string, body?: object) {
    const response = await fetch(service.address + path, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Sandbox': sandbox },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return objectOf(await response.json().catch(() => undefined));
  }

  /** A sandbox that has one of each: a snapshot, a rule that matches nothing here, a client. */
  async function prepare(sandbox: string): Promise<Circumstances> {
    await call('POST', '/__admin/sandboxes', sandbox, { name: sandbox });
    await call('POST', `/__admin/sandboxes/${sandbox}/snapshots/first`, sandbox);
    const rule = { match: { path: '/nowhere' }, effect: { reset: true } };
    const { id } = await call('POST', '/__admin/rules', sandbox, rule);
    const client = api.operations.some(({ path }) => path === '/auth/register')
      ? await call('POST', '/auth/register', sandbox, { name: 'robustness' })
      : {};
    const { access_token: token } =
      'clientId' in client ? await call('POST', '/auth/token', sandbox, client) : {};
    const names = { id, clientId: client['clientId'], name: sandbox, snapshot: 'first' };
    const known = Object.entries(names).filter(([, value]) => typeof value === 'string');
    return {
      host: new URL(service.address).host,
      sandbox,
      authorization: typeof token === 'string' ? `Bearer ${token}` : undefined,
      known: Object.fromEntries(known) as Record<string, string>,
    };
  }

  /** What is wrong with the answer to the request, as one line. */
  async function attempt(operation: Operation, attack: Attack): Promise<string[]> {
    const outcome = await send(service.address, attack);
    const line = (what: string): string[] => [`${what}\n  after ${described(attack)}`];
    if (outcome === 'hang') return line('no answer');
    if (outcome === 'closed') return (await isAlive()) ? [] : line(ENDED);
    const wrong = fault(api, operation, attack, outcome);
    if (wrong !== undefined) return line(wrong);
    if (!isOfRules(operation) || outcome.status !== 201) return [];
    const wrongLater = await followRule(objectOf(JSON.parse(outcome.body)), attack);
    return wrongLater === undefined ? [] : line(wrongLater);
  }

  /** Has the rule that was posted take effect, and removes it; says what went wrong. */
  async function followRule(made: JsonObject, attack: Attack): Promise<string | undefined> {
    const sandbox = attack.headers.findLast(([header]) => header === 'X-Sandbox')?.[1] ?? '';
    const effect = objectOf(objectOf(made['rule'])['effect']);
    const headers = [
      ['Host', new URL(service.address).host],
      ['Connection', 'close'],
      ['X-Sandbox', sandbox],
    ] as const;
    const target = plain?.path ?? '/nothing';
    const isSlow = 'delay' in effect;
    const outcome = isSlow
      ? 'closed'
      : await send(service.address, { method: 'GET', target, headers, body: undefined });
    if (!(await isAlive())) return `${ENDED} when the rule took effect`;
    await call('DELETE', `/__admin/rules/${JSON.stringify(made['id']).slice(1, -1)}`, sandbox);
    if (typeof outcome === 'string' || outcome.status < 500) return undefined;
    const requested = objectOf(effect['respond'])['status'];
    const isRequested =
      outcome.status === requested || ('outcome' in effect && outcome.status === 503);
    return isRequested ? undefined : `the rule gives ${String(outcome.status)}: ${outcome.body}`;
  }

  it.each(operations.map((operation, index) => [operation.method, operation.path, index] as const))(
    'finds %s %s robust',
    async (_method, _path, index) => {
      const operation = operations[index];
      if (operation === undefined) throw new Error('There is no such operation.');
      const sandbox = mayHold(operation)
        ? 'robust-held'
        : `robust-${String(Math.floor(index / OPERATIONS_OF_SANDBOX))}`;
      const circumstances = await prepare(sandbox);
      const attacks = [
        validRequest(operation, circumstances),
        ...(isOfRules(operation) ? hardRules(operation, circumstances) : []),
        ...fc.sample(mutatedRequests(operation, circumstances), {
          numRuns: REQUESTS,
          seed: SEED * 1_000 + index,
        }),
      ];
      const findings: string[] = [];
      for (const attack of attacks) {
        const found = await attempt(operation, attack);
        findings.push(...found);
        if (found.some((each) => each.startsWith(ENDED))) break;
      }
      if (!(await isAlive())) findings.push(ENDED);
      else if ((index + 1) % OPERATIONS_OF_SANDBOX === 0) {
        await call('DELETE', `/__admin/sandboxes/${sandbox}`, 'default');
      }
      expect([...new Set(findings)]).toEqual([]);
    },
  );
});

/** Other requests to a held sandbox wait, so such an operation has a sandbox of its own. */
function mayHold({ method, path }: Operation): boolean {
  return method === 'PUT' && path.endsWith('/hold');
}

function isOfRules({ method, path }: Operation): boolean {
  return method === 'POST' && path === '/__admin/rules';
}

/** The request in a form to find it by. */
function described({ method, target, headers, body, cutAfter }: Attack): string {
  const shown = headers.filter(([header]) => !['Host', 'Connection', 'X-Sandbox'].includes(header));
  const cut = cutAfter === undefined ? '' : `, cut after ${String(cutAfter)} bytes`;
  const fields = shown.map(([header, value]) => `${header}: ${value.slice(0, 60)}`).join(', ');
  const text = body?.toString().slice(0, 300) ?? '';
  return `${method} ${target.slice(0, 200)} (${fields})${cut} ${JSON.stringify(text)}`;
}
