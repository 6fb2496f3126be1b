import { at, statusDiffers } from '../../core/answers';
import { operation, type Invariant, type ServiceModel } from '../../core/model';
import { WEBHOOK_SECRET } from '../../suite/receiver';
import { withData, type World } from '../world';
import { ANNOUNCERS, type Announcer } from './state';
import { deliveriesOf } from './reader';

/** More would only make reading slower. */
const MOST_HOOKS = 3;
/** For how long the receiver refuses: never, for some attempts, for longer than the last one. */
const REFUSED_SECONDS = [0, 0, 1, 40, 800, 100_000];
const EVENTS = {
  nfse: [['*'], ['invoice.status-changed'], ['invoice.event-registered']],
  report: [['*'], ['report.finished']],
} as const;

interface NewHook {
  readonly name: string;
  readonly events: readonly string[];
  readonly refusedSeconds: number;
  [member: string]: string | number | readonly string[];
}

/** A report that is still being written may be finished before the subscription or after it. */
function isWriting({ report }: World['data'], nowMs: number): boolean {
  return Object.values(report.runs).some(({ createdMs }) => createdMs === nowMs);
}

/** The webhooks of a service. */
function webhooksOf(service: Announcer): ServiceModel<World> {
  const subscribe = operation<World, NewHook>({
    name: `${service}.subscribe`,
    service,
    weight: 1,
    draw: (dice, { nowMs, data }, { number }) =>
      nowMs === undefined ||
      data.webhook[service].hooks.length >= MOST_HOOKS ||
      isWriting(data, nowMs)
        ? undefined
        : {
            name: `hook-${String(number)}`,
            events: [...dice.one<readonly string[]>(EVENTS[service])],
            refusedSeconds: dice.one(REFUSED_SECONDS),
          },
    request: ({ name, events, refusedSeconds }) => ({
      service,
      method: 'POST',
      path: '/__admin/webhooks',
      body: {
        name,
        events,
        secret: WEBHOOK_SECRET,
        url: `{receiver}/${name}/${String(refusedSeconds)}`,
      },
    }),
    outcomes: ({ name, events, refusedSeconds }, world) => {
      const { webhook } = world.data;
      const { hooks, deliveries } = webhook[service];
      const changed = { hooks: [...hooks, { name, events, refusedSeconds }], deliveries };
      return [
        {
          name: 'subscribed',
          differs: (answer) => statusDiffers(answer, 201, { name, events, enabled: true }),
          next: () => withData(world, 'webhook', { ...webhook, [service]: changed }),
        },
      ];
    },
  });
  return { service, operations: [subscribe], readers: [deliveriesOf(service)] };
}

export const webhooks: readonly ServiceModel<World>[] = ANNOUNCERS.map(webhooksOf);

/** No message has two ids, and no id has two messages. */
export const idsOnce: Invariant = {
  name: 'webhook-ids-once',
  violations: (readings) => {
    const violations: string[] = [];
    for (const answers of Object.values(readings)) {
      for (const { body } of answers) {
        const lists = Array.isArray(body) ? (body as readonly unknown[]) : [];
        const messages = lists.filter((element) => at(element, 'subscriptionId') !== undefined);
        const ids = new Set(messages.map((message) => at(message, 'id')));
        if (ids.size < messages.length) violations.push('two messages have one id');
      }
    }
    return violations;
  },
};
