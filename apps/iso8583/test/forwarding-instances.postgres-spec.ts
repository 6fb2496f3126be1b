import 'reflect-metadata';
import { type IsoMessage } from '#libs/iso8583';
import { tcpClient } from './card-host';
import { eventually } from './scripted-host';
import { useTwoInstances } from './two-instances';

const LISTENERS = '/iso8583/tools/listeners';

describe.each(['1', '10'])(
  'Advices that two instances forward on one database, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    const pair = useTwoInstances(poolSize);

    it('are sent once, by an instance with a client, whichever has taken them', async () => {
      const [here, there] = pair.sides('once');
      await here.freeze('2026-11-21T12:00:00Z');
      const received: IsoMessage[] = [];
      const clients = [];
      for (const [index, side] of [here, there].entries()) {
        const { body } = await side.post(LISTENERS, { name: 'switch' }).expect(201);
        const { port } = body as { port: number };
        const client = await tcpClient(pair.instances[index] ?? pair.instances[0], { port });
        clients.push(client);
        const serve = async (): Promise<void> => {
          for (;;) {
            const message = await client.next();
            received.push(message);
            client.send({ mti: '0130', fields: { ...message.fields, '39': '00' } });
          }
        };
        void serve().catch(() => undefined);
      }
      const stans = Array.from({ length: 20 }, (_, index) => String(100_001 + index));
      await Promise.all(
        stans.map((stan, index) =>
          (index % 2 === 0 ? here : there)
            .post(`${LISTENERS}/switch/advices`, {
              mti: '0120',
              fields: { '2': '4000000000000001', '4': '000000000100', '11': stan },
            })
            .expect(202),
        ),
      );
      const path = '/iso8583/acquirer/advices?listener=switch&limit=100';
      await eventually(async () => {
        const advices = await here.get<{ status: string }[]>(path);
        return advices.every(({ status }) => status === 'confirmed');
      });
      expect(received.map(({ mti }) => mti)).toEqual(Array(20).fill('0120'));
      expect(received.map(({ fields }) => fields['11']).sort()).toEqual(stans);
      for (const { socket } of clients) socket.destroy();
    });

    it('are sent by the instance with the client, although the other one takes them', async () => {
      const [here, there] = pair.sides('other');
      const { body } = await here.post(LISTENERS, { name: 'switch' }).expect(201);
      await there.post(LISTENERS, { name: 'switch' }).expect(201);
      const client = await tcpClient(pair.instances[0], { port: (body as { port: number }).port });
      await client.ask({ mti: '0800', fields: { '7': '1121120000', '11': '000001', '70': '301' } });
      const advice = { mti: '0220', fields: { '2': '4000000000000001', '4': '000000000100' } };
      await there.post(`${LISTENERS}/switch/advices`, advice).expect(202);
      expect(await client.next()).toMatchObject({ mti: '0220' });
      client.socket.destroy();
    });

    it.each([
      ['a sign-on', { '7': '1121120000', '11': '000002', '32': '00000000123', '70': '001' }],
      ['a change of the settings', undefined],
    ])('are sent after %s at the other instance', async (what, signOn) => {
      const [here, there] = pair.sides(what.replaceAll(' ', '-'));
      const { body } = await here.post(LISTENERS, { name: 'switch' }).expect(201);
      await here.freeze('2026-11-21T12:00:00Z');
      await here.put('/admin/host', { security: { requireSignOn: true } }).expect(200);
      const client = await tcpClient(pair.instances[0], { port: (body as { port: number }).port });
      const fields = { '2': '4000000000000001', '4': '000000000100', '32': '00000000123' };
      await here.post(`${LISTENERS}/switch/advices`, { mti: '0120', fields }).expect(202);
      const echo = { mti: '0800', fields: { '7': '1121120000', '11': '000001', '70': '301' } };
      // The response is the next message, so the advice was not sent.
      expect(await client.ask(echo)).toMatchObject({ mti: '0810' });
      if (signOn === undefined) await there.put('/admin/host', {}).expect(200);
      else await there.post('/iso8583/issuer/network', { mti: '0800', fields: signOn }).expect(200);
      expect(await client.next()).toMatchObject({ mti: '0120' });
      client.socket.destroy();
    });
  },
);
