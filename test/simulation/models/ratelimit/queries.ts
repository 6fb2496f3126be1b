import { type Dice } from '#libs/testing';
import { at, differsIn, statusDiffers } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { type Answer } from '../../core/wire';
import { nowOf, type World } from '../world';
import { available, bucketHeaders, bucketShown, nextTokenMs, spent } from './bucket';
import { drawClient, post, withClient } from './clients';
import { responded, RULED_KEYS, ruleFor, withHit } from './rules';
import { type Client, type Rule } from './state';

/** Found in every sandbox. */
const FOUND = 'always@example.com';
const MALFORMED = 'not a key';

interface Query {
  readonly client: string;
  readonly token: string;
  readonly key: string;
  [name: string]: string;
}

/** The look-up of a key over REST. */
export const query = operation<World, Query>({
  name: 'ratelimit.query',
  service: 'ratelimit',
  weight: 12,
  draw: (dice, world, { number }) => drawQuery(dice, world, number),
  request: ({ token, key }) => post('/instant/query', { key }, authorized(token)),
  outcomes: ({ client, token, key }, world, { disturbed, isRace }) => {
    const rule = ruleFor(world, key);
    if (rule?.effect === 'RESPOND') return [responded(world, rule)];
    const known = clientOf(world, client, token);
    if (known === undefined) return [refusedToken(world)];
    const asked = { client, key, isRace };
    const outcomes =
      rule === undefined ? [queried(world, known, asked)] : ruled(world, known, asked, rule);
    if (!disturbed.has('ratelimit')) return outcomes;
    // If the service is killed in the middle, the token stays spent.
    const isHit = rule === undefined ? [] : [lost(withHit(world, rule), client, known)];
    return [...outcomes, lost(world, client, known), ...isHit];
  },
});

/** The same over GraphQL. */
export const mutate = operation<World, Query>({
  name: 'ratelimit.mutate',
  service: 'ratelimit',
  weight: 4,
  draw: (dice, world, { number }) => drawQuery(dice, world, number),
  request: ({ token, key }) => {
    const text = `mutation { queryInstantKey(key: ${JSON.stringify(key)}) { key bucket { availableTokens fullAt } } }`;
    return post('/graphql', { query: text }, authorized(token));
  },
  outcomes: ({ client, token, key }, world, { disturbed, isRace }) => {
    const known = clientOf(world, client, token);
    const outcome =
      known === undefined ? refusedToken(world) : queried(world, known, { client, key, isRace });
    const inGraphql: Outcome<World> = {
      ...outcome,
      differs: (answer) => outcome.differs(asRest(answer)),
    };
    const all = disturbed.size === 0 ? [inGraphql] : [inGraphql, ...failed(world)];
    if (known === undefined || !disturbed.has('ratelimit')) return all;
    const spending = lost(world, client, known);
    return [...all, spending, ...failed(spending.next(undefined))];
  },
});

/** An error of the server has the status 200 in GraphQL, so the run does not see that a fault explains it. */
function failed(world: World): readonly Outcome<World>[] {
  const differs = (answer: Answer): string | undefined =>
    asRest(answer).status >= 500 ? undefined : 'it has not failed';
  return [{ name: 'failed', differs, next: () => world }];
}

/** Members of the REST answer are in `data`, those of its error in `extensions`. */
function asRest({ status, body, headers }: Answer): Answer {
  const error = at(body, 'errors', 0, 'extensions');
  if (error === undefined) return { status, body: at(body, 'data', 'queryInstantKey'), headers };
  return { status: Number(at(error, 'status')), body: error, headers };
}

function drawQuery(dice: Dice, world: World, number: number): Query | undefined {
  const client = drawClient(dice, world, ({ tokens }) => tokens.length > 0);
  if (client === undefined) return undefined;
  const { text } = dice.one(world.data.ratelimit.clients[client]?.tokens ?? []);
  const token = dice.share(0.03) ? `${text}x` : text;
  const unknown = `nobody${String(number)}@example.com`;
  const keys = [FOUND, FOUND, FOUND, unknown, unknown, MALFORMED, ...RULED_KEYS];
  return { client, token, key: dice.one(keys) };
}

function authorized(token: string): Readonly<Record<string, string>> {
  return { Authorization: `Bearer ${token}` };
}

/** The client of a token that is valid now. */
function clientOf(world: World, client: string, token: string): Client | undefined {
  const known = world.data.ratelimit.clients[client];
  const issued = known?.tokens.find(({ text }) => text === token);
  return issued === undefined || issued.expiresMs <= Date.parse(nowOf(world)) ? undefined : known;
}

function refusedToken(world: World): Outcome<World> {
  return {
    name: 'no valid token',
    differs: (answer) =>
      answer.headers['ratelimit'] === undefined
        ? statusDiffers(answer, 401, { code: 'ACCESS_TOKEN_INVALID' })
        : 'it tells about a bucket',
    next: () => world,
  };
}

/** What a rule requests. It counts only if the service carries it out. */
function ruled(world: World, client: Client, asked: Asked, rule: Rule): readonly Outcome<World>[] {
  const hit = withHit(world, rule);
  const nowMs = Date.parse(nowOf(world));
  const isEmpty = available(client.fullMs, nowMs) < 1;
  if (rule.effect === 'KEY_NOT_FOUND') return [queried(isEmpty ? world : hit, client, asked)];
  const refused = quotaExceeded(hit, client.fullMs, asked.isRace);
  // Whether the rule or the empty bucket has refused it is not specified.
  return isEmpty ? [refused, quotaExceeded(world, client.fullMs, asked.isRace)] : [refused];
}

interface Asked {
  readonly client: string;
  readonly key: string;
  /** Then the bucket in the answer can include tokens of other queries. */
  readonly isRace: boolean;
}

function queried(world: World, client: Client, asked: Asked): Outcome<World> {
  const { key, isRace } = asked;
  const nowMs = Date.parse(nowOf(world));
  if (available(client.fullMs, nowMs) < 1) return quotaExceeded(world, client.fullMs, isRace);
  if (key === FOUND) return found(world, client.fullMs, isRace);
  const fullMs = spent(client.fullMs, nowMs);
  const [status, code] = key === MALFORMED ? [400, 'KEY_MALFORMED'] : [404, 'KEY_NOT_FOUND'];
  return {
    name: 'a failed query',
    differs: (answer) =>
      statusDiffers(answer, status, { code }) ??
      (isRace ? undefined : headersDiffer(answer, fullMs, nowMs)),
    next: () => withClient(world, asked.client, { ...client, fullMs }),
  };
}

function quotaExceeded(world: World, fullMs: number, isRace: boolean): Outcome<World> {
  const nowMs = Date.parse(nowOf(world));
  const seconds = String(Math.max(1, Math.ceil((nextTokenMs(fullMs, nowMs) ?? 0) / 1_000)));
  return {
    name: 'an empty bucket',
    differs: (answer) =>
      statusDiffers(answer, 429, {
        code: 'QUOTA_EXCEEDED',
        'violated-policies': ['instant-query'],
      }) ??
      (isRace ? undefined : differsIn(answer.headers, { 'retry-after': seconds })) ??
      (isRace ? undefined : headersDiffer(answer, fullMs, nowMs)),
    next: () => world,
  };
}

function found(world: World, fullMs: number, isRace: boolean): Outcome<World> {
  const nowMs = Date.parse(nowOf(world));
  const { availableTokens, fullAt } = bucketShown(fullMs, nowMs);
  return {
    name: 'found',
    differs: (answer) =>
      statusDiffers(answer, 200, { key: FOUND }) ??
      (isRace ? undefined : differsIn(at(answer.body, 'bucket'), { availableTokens, fullAt })) ??
      (isRace ? undefined : headersDiffer(answer, fullMs, nowMs)),
    next: () => world,
  };
}

function lost(world: World, key: string, client: Client): Outcome<World> {
  const fullMs = spent(client.fullMs, Date.parse(nowOf(world)));
  return {
    name: 'killed in the middle',
    differs: () => 'it has answered',
    next: () => withClient(world, key, { ...client, fullMs }),
  };
}

function headersDiffer({ headers }: Answer, fullMs: number, nowMs: number): string | undefined {
  return differsIn(headers, bucketHeaders(fullMs, nowMs));
}
