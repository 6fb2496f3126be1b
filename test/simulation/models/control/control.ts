import { statusDiffers } from '../../core/answers';
import { operation, type Outcome, type ServiceModel, type Surroundings } from '../../core/model';
import { type Answer, type HttpRequest } from '../../core/wire';
import { NO_DATA, UNUSED, type Data, type World } from '../world';

const START = '2999-01-04T12:00:00.000Z';
const SNAPSHOTS = ['first', 'second'];
const DURATIONS = [1, 2, 60, 3_600, 86_400, 3 * 86_400];

/** What happens to the data of a sandbox between two instants. Several results if the specification leaves it open. */
export type Passage = (
  data: Data,
  fromMs: number,
  toMs: number,
  surroundings: Surroundings,
) => readonly Data[];

/** Each sandbox begins with a clock that stands. */
const start = operation<World, null>({
  name: 'control.start',
  service: 'suite',
  weight: 10,
  draw: (_, { nowMs }) => (nowMs === undefined ? null : undefined),
  request: () => put('/clock', { mode: 'frozen', now: START, allowPast: true }),
  outcomes: (_, world, surroundings) =>
    allOrNone(world, surroundings, [done('set', 200, { ...world, nowMs: Date.parse(START) })]),
});

const save = operation<World, { name: string }>({
  name: 'control.save',
  service: 'suite',
  weight: 0.3,
  draw: (dice, { nowMs }) => (nowMs === undefined ? undefined : { name: dice.one(SNAPSHOTS) }),
  request: ({ name }, world) => ifReady(world, post(`/sandboxes/{sandbox}/snapshots/${name}`)),
  outcomes: ({ name }, world, surroundings) => {
    const { nowMs, data, snapshots } = world;
    if (nowMs === undefined) return [];
    const saved = { ...world, snapshots: { ...snapshots, [name]: { nowMs, data } } };
    return allOrNone(world, surroundings, [done('saved', 201, saved)]);
  },
});

const restore = operation<World, { name: string }>({
  name: 'control.restore',
  service: 'suite',
  weight: 0.3,
  draw: (dice, { snapshots }) => {
    const names = Object.keys(snapshots);
    return names.length === 0 ? undefined : { name: dice.one(names) };
  },
  request: ({ name }, world) =>
    ifReady(world, post(`/sandboxes/{sandbox}/snapshots/${name}/restore`)),
  outcomes: ({ name }, world, surroundings) => {
    const saved = world.snapshots[name];
    const outcome =
      saved === undefined
        ? done('unknown', 404, world)
        : done('restored', 200, { ...world, ...saved, isRestored: true });
    return allOrNone(world, surroundings, [outcome]);
  },
});

const reset = operation<World, null>({
  name: 'control.reset',
  service: 'suite',
  weight: 0.15,
  draw: (_, { nowMs }) => (nowMs === undefined ? undefined : null),
  request: () => post('/reset'),
  outcomes: (_, world, surroundings) =>
    allOrNone(world, surroundings, [
      done('reset', 200, { ...world, nowMs: undefined, data: NO_DATA }),
    ]),
});

/** A drop that fails may have dropped some parts. It also repairs what an interrupted change has left. */
const drop = operation<World, null>({
  name: 'control.drop',
  service: 'suite',
  weight: 0.1,
  draw: (_, { nowMs }) => (nowMs === undefined ? undefined : null),
  request: () => ({ service: 'suite', method: 'DELETE', path: '/__admin/sandboxes/{sandbox}' }),
  outcomes: (_, world, { disturbed }) => [
    done('dropped', 204, UNUSED),
    ...(world.isBroken || world.nowMs === undefined ? [done('already dropped', 404, UNUSED)] : []),
    ...(disturbed.size > 0 ? [incomplete(world, ({ status }) => status === 502)] : []),
  ],
});

/** The suite control. Its operations change all services, or none. */
export function control(passages: readonly Passage[]): ServiceModel<World> {
  const advance = operation<World, { seconds: number }>({
    name: 'control.advance',
    service: 'suite',
    weight: 2,
    draw: (dice, { nowMs }) => (nowMs === undefined ? undefined : { seconds: dice.one(DURATIONS) }),
    request: ({ seconds }, world) =>
      ifReady(world, post('/clock/advance', { by: `PT${String(seconds)}S` })),
    outcomes: ({ seconds }, world, surroundings) => {
      const { nowMs } = world;
      if (nowMs === undefined) return [];
      const toMs = nowMs + 1_000 * seconds;
      let all: readonly Data[] = [world.data];
      for (const pass of passages) {
        all = all.flatMap((data) => pass(data, nowMs, toMs, surroundings));
      }
      const outcomes = all.map((data) => done('advanced', 200, { ...world, nowMs: toMs, data }));
      return allOrNone(world, surroundings, outcomes);
    },
  });
  return {
    service: 'suite',
    operations: [start, advance, save, restore, reset, drop],
    readers: [],
  };
}

/** Adds what can happen when a service or the control itself dies in the middle. */
function allOrNone(
  world: World,
  { disturbed }: Surroundings,
  outcomes: readonly Outcome<World>[],
): readonly Outcome<World>[] {
  if (disturbed.size === 0) return outcomes;
  const nothing: Outcome<World> = {
    name: 'nothing was changed',
    differs: (answer) => statusDiffers(answer, 502, { code: 'SERVICE_FAILED' }),
    next: () => world,
  };
  const isIncomplete = ({ body }: Answer): boolean =>
    (body as { readonly code?: unknown } | null)?.code === 'CHANGE_INCOMPLETE';
  return [...outcomes, nothing, incomplete(world, isIncomplete)];
}

function incomplete(world: World, isIncomplete: (answer: Answer) => boolean): Outcome<World> {
  return {
    name: 'incomplete',
    differs: (answer) => (isIncomplete(answer) ? undefined : 'it is not an incomplete change'),
    next: () => ({ ...world, isBroken: true }),
  };
}

/** Without the step that set the clock, a request would tell nothing. */
function ifReady({ nowMs }: World, request: HttpRequest): HttpRequest | undefined {
  return nowMs === undefined ? undefined : request;
}

function done(name: string, status: number, world: World): Outcome<World> {
  return { name, differs: (answer) => statusDiffers(answer, status), next: () => world };
}

function post(path: string, body?: object): HttpRequest {
  const request = { service: 'suite', method: 'POST', path: `/__admin${path}` } as const;
  return { ...request, ...(body !== undefined && { body }) };
}

function put(path: string, body: object): HttpRequest {
  return { service: 'suite', method: 'PUT', path: `/__admin${path}`, body };
}
