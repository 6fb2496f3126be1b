import { type Dice } from '#libs/testing';
import { at, statusDiffers, unchanged } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { type HttpRequest } from '../../core/wire';
import { nowOf, withData, type World } from '../world';
import { type Client, type RatelimitState } from './state';

/** More clients than this in a sandbox would only make reading slower. */
const ENOUGH = 20;
/** How long an access token is valid. */
const TOKEN_SECONDS = 86_400;
const MOST_TOKENS = 3;
export const UNKNOWN_ID = '11111111-2222-4333-8444-555555555555';

export const register = operation<World, { name: string; email: string | null }>({
  name: 'ratelimit.register',
  service: 'ratelimit',
  weight: 2,
  draw: (dice, { nowMs, data }, { number }) => {
    if (nowMs === undefined || Object.keys(data.ratelimit.clients).length > ENOUGH)
      return undefined;
    const email = dice.one([null, null, `c${String(number)}@example.com`, 'no address']);
    return { name: dice.share(0.1) ? ' ' : `client-${String(number)}`, email };
  },
  request: ({ name, email }) => post('/auth/register', { name, ...(email !== null && { email }) }),
  outcomes: ({ name, email }, world) => {
    const isValid = name.trim() !== '' && email !== 'no address';
    if (!isValid) return limited(world, [unchanged(world, 'invalid', 400, 'REQUEST_INVALID')]);
    return limited(world, [registered(world, name)]);
  },
});

function registered(world: World, name: string): Outcome<World> {
  const createdAt = nowOf(world);
  const client: Client = { name, createdAt, fullMs: Date.parse(createdAt), tokens: [] };
  return {
    name: 'registered',
    differs: ({ status, body, headers }) =>
      statusDiffers({ status, body, headers }, 201, { name, createdAt }) ??
      (at(body, 'clientId') === at(body, 'client_id') ? undefined : 'it has two ids'),
    next: (answer) => {
      const id = at(answer?.body, 'clientId');
      const secret = at(answer?.body, 'clientSecret');
      if (typeof id !== 'string' || typeof secret !== 'string') {
        return withClient(world, freeKey(world.data.ratelimit, `?${name}`), client);
      }
      return withClient(world, id, { ...client, id, secret });
    },
  };
}

function freeKey(state: RatelimitState, key: string): string {
  return state.clients[key] === undefined ? key : freeKey(state, `${key}+`);
}

interface TokenRequest {
  readonly client: string;
  readonly isWrong: boolean;
  readonly grant: string;
  [name: string]: string | boolean;
}

export const issue = operation<World, TokenRequest>({
  name: 'ratelimit.token',
  service: 'ratelimit',
  weight: 4,
  draw: (dice, world) => {
    const client = drawClient(dice, world, ({ secret }) => secret !== undefined);
    if (client === undefined) return undefined;
    const grant = dice.share(0.05) ? 'password' : 'client_credentials';
    return { client, isWrong: dice.share(0.1), grant };
  },
  request: ({ client, isWrong, grant }, { data }) => {
    const { id, secret } = data.ratelimit.clients[client] ?? {};
    if (id === undefined || secret === undefined) return undefined;
    const given = isWrong ? `${secret}x` : secret;
    return post('/auth/token', { grant_type: grant, client_id: id, client_secret: given });
  },
  outcomes: ({ client, isWrong, grant }, world) => {
    const known = world.data.ratelimit.clients[client];
    const refused = (status: number, error: string): Outcome<World> => ({
      name: error,
      differs: (answer) => statusDiffers(answer, status, { error }),
      next: () => world,
    });
    if (grant !== 'client_credentials')
      return limited(world, [refused(400, 'unsupported_grant_type')]);
    if (known === undefined || isWrong) return limited(world, [refused(401, 'invalid_client')]);
    return limited(world, [issued(world, client, known)]);
  },
});

function issued(world: World, key: string, client: Client): Outcome<World> {
  const expiresMs = Date.parse(nowOf(world)) + 1_000 * TOKEN_SECONDS;
  const shown = { token_type: 'Bearer', expires_in: TOKEN_SECONDS };
  return {
    name: 'issued',
    differs: (answer) => statusDiffers(answer, 200, shown),
    next: (answer) => {
      const text = at(answer?.body, 'access_token');
      if (typeof text !== 'string') return world;
      const tokens = [...client.tokens, { text, expiresMs }].slice(-MOST_TOKENS);
      return withClient(world, key, { ...client, tokens });
    },
  };
}

/** By the clock of the machine, which is not that of the sandbox. */
function limited(world: World, outcomes: readonly Outcome<World>[]): readonly Outcome<World>[] {
  return [...outcomes, unchanged(world, 'too many attempts', 429, 'TOO_MANY_ATTEMPTS')];
}

export function withClient(world: World, key: string, client: Client): World {
  const state = world.data.ratelimit;
  return withData(world, 'ratelimit', { ...state, clients: { ...state.clients, [key]: client } });
}

export function drawClient(
  dice: Dice,
  { nowMs, data }: World,
  isMeant: (client: Client) => boolean,
): string | undefined {
  const meant = Object.entries(data.ratelimit.clients).filter(([, client]) => isMeant(client));
  return nowMs === undefined || meant.length === 0 ? undefined : dice.one(meant)[0];
}

export function post(
  path: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
): HttpRequest {
  const request = { service: 'ratelimit', method: 'POST', path } as const;
  return {
    ...request,
    ...(body !== undefined && { body }),
    ...(headers !== undefined && { headers }),
  };
}
