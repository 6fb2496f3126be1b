import 'reflect-metadata';
import { type TestApp } from '#libs/testing';
import { cardHost, isoMessage, tcpClient } from './card-host';
import { useTwoInstances } from './two-instances';

const LISTENERS = '/iso8583/tools/listeners';

describe.each(['1', '10'])(
  'The listeners of two instances on one database, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    const pair = useTwoInstances(poolSize);

    const open = async (instance: TestApp, sandbox: string, body: object): Promise<number> =>
      (
        (await cardHost(instance, sandbox).post(LISTENERS, body).expect(201)).body as {
          port: number;
        }
      ).port;

    it('are open only in the instance that was asked, and share the sandbox', async () => {
      const [one, other] = pair.instances;
      const ports = [
        await open(one, 'shared', { name: 'same' }),
        await open(other, 'shared', { name: 'same' }),
      ];
      for (const port of ports) {
        const client = await tcpClient(one, { port });
        expect((await client.ask(isoMessage('0200', {}))).fields['39']).toBe('00');
        client.socket.destroy();
      }
      for (const instance of pair.instances) {
        const host = cardHost(instance, 'shared');
        expect(await host.get<object[]>(LISTENERS)).toHaveLength(1);
        const transactions = '/admin/cards/4000000000000001/transactions';
        expect(await host.get<object[]>(transactions)).toHaveLength(2);
      }
    });

    it('use a profile that was posted to the other instance', async () => {
      const [one, other] = pair.instances;
      const profile = { ...(await cardHost(one, 'dialect').get<object>(PROFILE)), name: 'acme' };
      await cardHost(other, 'dialect').post('/iso8583/tools/profiles', profile).expect(201);
      const port = await open(one, 'dialect', { name: 'acme', profile: 'acme' });
      const client = await tcpClient(one, { port });
      // More messages at once than connections of the pool.
      const asked = Array.from({ length: 20 }, () => isoMessage('0200', { '4': '000000000001' }));
      for (const message of asked) client.send(message);
      for (const { mti } of asked) {
        expect(mti).toBe('0200');
        expect((await client.next()).fields['39']).toBe('00');
      }
      client.socket.destroy();
    });

    it('close in all instances when their sandbox is dropped', async () => {
      const [one, other] = pair.instances;
      const clients = [
        await tcpClient(one, { port: await open(one, 'brief', { name: 'one' }) }),
        await tcpClient(other, { port: await open(other, 'brief', { name: 'other' }) }),
      ];
      await one.http.delete('/__admin/sandboxes/brief').expect(204);
      for (const client of clients) expect(await client.closed).toBe('closed');
      for (const instance of pair.instances) {
        expect(await cardHost(instance, 'brief').get<object[]>(LISTENERS)).toEqual([]);
      }
    });
  },
);

const PROFILE = '/iso8583/tools/profiles/ascii';
