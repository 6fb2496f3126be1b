import { at } from '../../core/answers';
import { type Reader } from '../../core/model';
import { bagDifferences, elementsOf, TOO_MANY } from '../lists';
import { type World } from '../world';
import { type Announcer, type Delivery } from './state';

/** The messages of a service: its own list of them, and what the receiver has received. */
export function deliveriesOf(service: Announcer): Reader<World> {
  return {
    service,
    requests: () => [
      { service, method: 'GET', path: '/__admin/webhooks' },
      { service, method: 'GET', path: '/__admin/webhooks/deliveries?limit=1000' },
      { service: 'receiver', method: 'GET', path: '/{sandbox}' },
    ],
    differences: (world, [hooks, deliveries, received]) => [
      ...hookDifferences(world, service, elementsOf(hooks?.body)),
      ...logDifferences(world, service, elementsOf(deliveries?.body), elementsOf(hooks?.body)),
      ...receiverDifferences(world, service, elementsOf(received?.body)),
    ],
  };
}

function hookDifferences(
  { data }: World,
  service: Announcer,
  found: readonly unknown[],
): readonly string[] {
  const expected = data.webhook[service].hooks.map(
    ({ name, events }) => `${name} ${events.join()} true`,
  );
  const shown = found.map(
    (hook) =>
      `${String(at(hook, 'name'))} ${elementsOf(at(hook, 'events')).join()} ${String(at(hook, 'enabled'))}`,
  );
  return bagDifferences(`webhook of ${service}`, shown, expected);
}

function logDifferences(
  world: World,
  service: Announcer,
  found: readonly unknown[],
  hooks: readonly unknown[],
): readonly string[] {
  const names = new Map(hooks.map((hook) => [at(hook, 'id'), String(at(hook, 'name'))]));
  const { deliveries } = world.data.webhook[service];
  const untimed = new Set(
    deliveries
      .filter(({ atMs }) => atMs === undefined)
      .map((delivery) => subjectOf(world, service, delivery)),
  );
  const expected = deliveries.map((delivery) => {
    const { hook, type, state, attempts, atMs, nextMs } = delivery;
    const subject = subjectOf(world, service, delivery);
    const about = `${hook} ${type} ${subject}`;
    return atMs === undefined
      ? about
      : `${about} ${instant(atMs)} ${state} ${String(attempts)} ${instant(nextMs)}`;
  });
  const shown = found.map((delivery) => {
    const part = (name: string): string => textOf(at(delivery, name));
    const subject = part('subject');
    const about = `${names.get(at(delivery, 'subscriptionId')) ?? '?'} ${part('type')} ${subject}`;
    const next = part(part('status') === 'pending' ? 'nextAttemptAt' : 'deliveredAt');
    return untimed.has(subject)
      ? about
      : `${about} ${part('createdAt')} ${part('status')} ${part('attempts')} ${next}`;
  });
  return bagDifferences(`message of ${service}`, shown, expected);
}

function receiverDifferences(
  world: World,
  service: Announcer,
  found: readonly unknown[],
): readonly string[] {
  const { hooks, deliveries } = world.data.webhook[service];
  const names = new Set(hooks.map(({ name }) => name));
  const wanted = found.filter((message) => names.has(String(at(message, 'hook'))));
  const forged = wanted.filter((message) => at(message, 'isGenuine') !== true);
  // Attempts have one id.
  const byId = new Map(wanted.map((message) => [at(message, 'id'), message]));
  const untimed = deliveries.filter(({ atMs }) => atMs === undefined);
  const free = new Set(untimed.map((delivery) => subjectOf(world, service, delivery)));
  const shown = [...byId.values()]
    .filter((message) => !free.has(String(at(message, 'subject'))))
    .map((message) =>
      ['hook', 'type', 'subject', 'status', 'at']
        .map((name) => String(at(message, name)))
        .join(' '),
    );
  const expected = deliveries
    .filter(({ atMs, attempts }) => atMs !== undefined && attempts > 0)
    .map((delivery) => {
      const { hook, type, status, atMs } = delivery;
      return `${hook} ${type} ${subjectOf(world, service, delivery)} ${status} ${instant(atMs)}`;
    });
  const differences = bagDifferences(`received message of ${service}`, shown, expected);
  return [
    ...forged.map((message) => `message ${String(at(message, 'id'))} has a wrong signature`),
    // After a restore, the receiver knows messages of the state that was thrown away.
    ...differences.filter((text) => !world.isRestored || !text.endsWith(TOO_MANY)),
  ];
}

/** The id that messages have for the resource. */
function subjectOf({ data }: World, service: Announcer, { of, type }: Delivery): string {
  if (service === 'report') return data.report.runs[of]?.id ?? '?';
  const note = data.nfse.notes[of];
  return (type === 'invoice.event-registered' ? note?.accessKey : note?.id) ?? '?';
}

function instant(ms: number | undefined): string {
  return ms === undefined ? '' : new Date(ms).toISOString();
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
