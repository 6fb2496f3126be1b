import { at, listDifferences, statusDiffers, unchanged } from '../../core/answers';
import { operation, type Invariant, type Outcome, type Reader } from '../../core/model';
import { type HttpRequest } from '../../core/wire';
import { nowOf, withData, type World } from '../world';
import { bucketShown, CAPACITY, TOKEN_MS } from './bucket';
import { drawClient, post, UNKNOWN_ID, withClient } from './clients';
import { ruleDifferences } from './rules';
import { type Client } from './state';

interface Setting {
  readonly client: string;
  readonly tokens: number;
  readonly nextInSeconds: number | null;
  [name: string]: string | number | null;
}

export const setBucket = operation<World, Setting>({
  name: 'ratelimit.set',
  service: 'ratelimit',
  weight: 1,
  draw: (dice, world) => {
    const client = drawClient(dice, world, ({ id }) => id !== undefined);
    if (client === undefined) return undefined;
    const nextInSeconds = dice.one([null, 1, 5, 3_600, 3_601]);
    const tokens = dice.below(CAPACITY + 2);
    return { client: dice.share(0.05) ? UNKNOWN_ID : client, tokens, nextInSeconds };
  },
  request: ({ client, tokens, nextInSeconds }) => ({
    service: 'ratelimit',
    method: 'PUT',
    path: pathOf(client),
    body: { tokens, ...(nextInSeconds !== null && { nextTokenInSec: nextInSeconds }) },
  }),
  outcomes: ({ client, tokens, nextInSeconds }, world) => {
    const known = world.data.ratelimit.clients[client];
    if (known === undefined) return [noClient(world)];
    if (tokens > CAPACITY) return [unchanged(world, 'too many tokens', 422, 'BUCKET_TOO_SMALL')];
    const isPossible = nextInSeconds === null || (tokens < CAPACITY && nextInSeconds <= 3_600);
    if (!isPossible) {
      return [unchanged(world, 'an impossible next token', 422, 'NEXT_TOKEN_IMPOSSIBLE')];
    }
    const nextMs = nextInSeconds === null ? TOKEN_MS : 1_000 * nextInSeconds;
    const owed = tokens === CAPACITY ? 0 : (CAPACITY - tokens - 1) * TOKEN_MS + nextMs;
    return [put(world, client, known, owed)];
  },
});

export const fillOrDrain = operation<World, { client: string; action: 'fill' | 'drain' }>({
  name: 'ratelimit.fill',
  service: 'ratelimit',
  weight: 1,
  draw: (dice, world) => {
    const client = drawClient(dice, world, ({ id }) => id !== undefined);
    return client === undefined
      ? undefined
      : { client, action: dice.one(['fill', 'drain'] as const) };
  },
  request: ({ client, action }) => post(`${pathOf(client)}/${action}`),
  outcomes: ({ client, action }, world) => {
    const known = world.data.ratelimit.clients[client];
    if (known === undefined) return [noClient(world)];
    return [put(world, client, known, action === 'fill' ? 0 : CAPACITY * TOKEN_MS)];
  },
});

function pathOf(client: string): string {
  return `/__admin/clients/${client}/buckets/instant-query`;
}

function noClient(world: World): Outcome<World> {
  return unchanged(world, 'no such client', 404, 'CLIENT_NOT_FOUND');
}

function put(world: World, key: string, client: Client, owedMs: number): Outcome<World> {
  const nowMs = Date.parse(nowOf(world));
  const fullMs = nowMs + owedMs;
  return {
    name: 'set',
    differs: (answer) => statusDiffers(answer, 200, bucketShown(fullMs, nowMs)),
    next: () => withClient(world, key, { ...client, fullMs }),
  };
}

const CLIENTS = 0;
const LEDGER = 1;
const RULES = 2;
const BUCKETS = 3;

export const reader: Reader<World> = {
  service: 'ratelimit',
  requests: ({ data }) => [
    get('/__admin/clients?limit=1000'),
    get('/__admin/ledger?limit=1000'),
    get('/__admin/rules'),
    ...Object.values(data.ratelimit.clients).flatMap(({ id }) =>
      id === undefined ? [] : [get(`/__admin/clients/${id}/buckets`)],
    ),
  ],
  learn: (world, readings) => {
    const { clients } = world.data.ratelimit;
    const listed = listOf(readings[CLIENTS]?.body);
    const taken = new Set(Object.keys(clients));
    // Those whose buckets were read come first.
    const ordered = Object.entries(clients).toSorted(
      ([, one], [, other]) => Number(one.id === undefined) - Number(other.id === undefined),
    );
    const all = ordered.map(([key, client]): [string, Client] => {
      if (client.id !== undefined) return [key, client];
      const found = listed.find(
        (each) => at(each, 'name') === client.name && !taken.has(String(at(each, 'clientId'))),
      );
      const id = at(found, 'clientId');
      if (typeof id !== 'string') return [key, client];
      taken.add(id);
      return [id, { ...client, id }];
    });
    return withData(world, 'ratelimit', {
      ...world.data.ratelimit,
      clients: Object.fromEntries(all),
    });
  },
  differences: (world, readings) => {
    const { clients } = world.data.ratelimit;
    if (world.nowMs === undefined) return [];
    const { nowMs } = world;
    const expected = Object.entries(clients).map(
      ([key, { name, createdAt }]) => [key, { name, createdAt }] as const,
    );
    const found = listOf(readings[CLIENTS]?.body);
    const ids = Object.values(clients).flatMap(({ id }) => id ?? []);
    const buckets = readings.slice(BUCKETS).flatMap(({ body }, index) => {
      const id = ids[index] ?? '';
      const shown = bucketShown(clients[id]?.fullMs ?? 0, nowMs);
      return listDifferences(
        `bucket of ${id}`,
        listOf(body),
        new Map([['instant-query', shown]]),
        nameOf,
      );
    });
    const wrong = listDifferences('client', found, new Map(expected), (each) =>
      String(at(each, 'clientId')),
    );
    return [...wrong, ...ruleDifferences(world, readings[RULES]), ...buckets];
  },
};

function get(path: string): HttpRequest {
  return { service: 'ratelimit', method: 'GET', path };
}

function listOf(body: unknown): readonly unknown[] {
  return Array.isArray(body) ? (body as readonly unknown[]) : [];
}

function nameOf(bucket: unknown): string {
  return String(at(bucket, 'name'));
}

/** What each kind of line does to the balance: it is added this often. */
const SIGNS: Readonly<Record<string, number>> = { SPEND: -1, RETURN: 1, REFUSAL: 0 };

/** Each line of the ledger adds up, and no bucket has more than its capacity, or less than nothing. */
export const ledgerAddsUp: Invariant = {
  name: 'ledger-adds-up',
  violations: ({ ratelimit: readings = [] }) =>
    listOf(readings[LEDGER]?.body).flatMap((line) => {
      const [before, after] = [Number(at(line, 'balanceBefore')), Number(at(line, 'balanceAfter'))];
      const kind = String(at(line, 'kind'));
      const tokens = Number(at(line, 'tokens'));
      const change = kind === 'SET' ? after - before : (SIGNS[kind] ?? NaN) * tokens;
      const isRight = after - before === change && (kind !== 'SET' || Math.abs(change) === tokens);
      const isWithin = [before, after].every((balance) => balance >= 0 && balance <= CAPACITY);
      return isRight && isWithin ? [] : [JSON.stringify(line)];
    }),
};
