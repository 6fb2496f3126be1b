import 'reflect-metadata';
import { readVariables } from '#libs/config';
import { sandboxVariables, storeFor } from '#libs/sandbox';
import { createTestApp, createTestData, databaseUnderTest } from '#libs/testing';
import { EntitySql, returning } from '#libs/database';
import { AttemptRow, DeliveryRow } from './webhook.rows';
import { payments } from '../test/payments';
import { startReceiver } from '../test/receiver';
import { START, tester } from '../test/tester';
import { newDelivery } from '../webhooks';
import { KEPT_DELIVERIES } from './delivery.repository';

describe(`The delivery log on ${databaseUnderTest}`, () => {
  it('keeps the newest deliveries, and all that are pending', async () => {
    const data = await createTestData();
    const store = storeFor(payments, readVariables(sandboxVariables, data.environment));
    const database = await store.open('full');
    const event = { type: 'payment.created', subject: 'old', data: {} };
    const origin = { at: START, correlationId: 'run-42' };
    const old = Array.from({ length: KEPT_DELIVERIES + 99 }, (_, index) => ({
      ...newDelivery(event, origin, 'nobody'),
      // The first one is pending, and not due.
      ...(index === 0
        ? { subject: 'first', nextAttemptAt: '2999-12-31T00:00:00.000Z' }
        : { status: 'delivered' as const, nextAttemptAt: null }),
    }));
    const deliveries = EntitySql.of(database, DeliveryRow);
    for (let start = 0; start < old.length; start += 200) {
      const { sql, parameters } = deliveries.insertMany(old.slice(start, start + 200));
      await returning(database, sql, parameters);
    }
    const attempt = { statusCode: 204, error: null, durationMs: 1, response: '' };
    for (const { id } of [old[0], old[1], old.at(-1)].filter((each) => each !== undefined)) {
      const row = { deliveryId: id, number: 1, at: START, ...attempt };
      const { sql, parameters } = EntitySql.of(database, AttemptRow).insert(row);
      await returning(database, sql, parameters);
    }
    await store.close('full', database);
    await store.end();

    const receiver = await startReceiver();
    const test = await createTestApp(payments, { LOG_LEVEL: 'silent' }, data);
    const {
      freeze,
      subscribe,
      pay,
      advance,
      admin,
      delivery,
      deliveries: list,
    } = tester(test, 'full');
    await freeze();
    await subscribe(receiver.url);
    // The hundredth after a full log.
    await pay('new');
    await advance('PT0S');
    const { headers } = await admin('get', '/webhooks/deliveries?limit=1').expect(200);
    expect(headers['x-total-count']).toBe(String(KEPT_DELIVERIES + 1));
    const [first] = await list('?subject=first');
    expect((await delivery(first?.id)).log).toHaveLength(1);
    await admin('get', `/webhooks/deliveries/${String(old[1]?.id)}`).expect(404);
    expect((await delivery(old.at(-1)?.id)).log).toHaveLength(1);
    expect(await list('?subject=new')).toHaveLength(1);
    receiver.close();
    await test.stop();
    await data.remove();
  });
});
