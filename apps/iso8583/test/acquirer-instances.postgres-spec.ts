import 'reflect-metadata';
import { type CardView } from './card-host';
import { eventually, responseTo, ScriptedHost } from './scripted-host';
import { useTwoInstances } from './two-instances';

const PAN = '4000000000000001';

interface Advice {
  readonly id: string;
  readonly status: string;
  readonly tries: number;
}

describe.each(['1', '10'])(
  'The acquirer of two instances on one database, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    const pair = useTwoInstances(poolSize);
    const { sides } = pair;
    let host: ScriptedHost;
    beforeAll(async () => {
      host = await ScriptedHost.open();
    });
    afterAll(() => host.close());

    it('sends over a link of one from the other, with numbers of one counter', async () => {
      const [here, there] = sides('links');
      const body = { name: 'host', host: '127.0.0.1', port: host.port };
      await here.post('/iso8583/acquirer/links', body).expect(201);
      await there.post('/iso8583/acquirer/links', body).expect(409);
      const message = { pan: PAN, amount: 100 };
      for (const side of [here, there, here, there]) {
        const sent = await side.post('/iso8583/acquirer/authorize?link=host', message).expect(200);
        expect(sent.body).toMatchObject({ response: { responseCode: '00' } });
      }
      const stans = host.received.map(({ fields }) => fields['11']);
      expect(new Set(stans).size).toBe(stans.length);
      expect(host.connections).toHaveLength(2);
      await pair.instances[1].http
        .delete('/iso8583/acquirer/links/host')
        .set({ 'X-Sandbox': 'links' })
        .expect(204);
      await eventually(() => host.connections.every(({ socket }) => socket.destroyed));
      await here.post('/iso8583/acquirer/authorize?link=host', message).expect(404);
    });

    it('has at most 20 links, and all of them on both instances, when both create them at once', async () => {
      const [here, there] = sides('limit');
      const created = await Promise.all(
        Array.from({ length: 24 }, async (_, turn) => {
          const body = { name: `host-${String(turn)}`, host: '127.0.0.1', port: host.port };
          const side = turn % 2 === 0 ? here : there;
          return (await side.post('/iso8583/acquirer/links', { ...body, signOn: false })).status;
        }),
      );
      expect(created.filter((status) => status === 201)).toHaveLength(20);
      expect(created.filter((status) => status === 409)).toHaveLength(4);
      for (const side of [here, there]) {
        const links = await side.get<{ name: string }[]>('/iso8583/acquirer/links');
        expect(new Set(links.map(({ name }) => name)).size).toBe(20);
      }
    });

    it('makes each try of an advice once, whichever instance moves the clock', async () => {
      const [here, there] = sides('tries');
      await here.freeze('2026-11-21T12:00:00.000Z');
      const body = { name: 'host', host: '127.0.0.1', port: host.port };
      await here.post('/iso8583/acquirer/links', body).expect(201);
      const before = host.payments.length;
      host.script = (message, { socket, send }) => {
        if (host.payments.length - before < 6) socket.destroy();
        else send(responseTo(message));
      };
      const message = { pan: PAN, amount: 100 };
      await here.post('/iso8583/acquirer/authorize?link=host', message).expect(200);
      const movers = Array.from({ length: 8 }, (_, turn) =>
        (turn % 2 === 0 ? here : there).advance('PT20S'),
      );
      await Promise.all(movers);
      expect(host.payments.slice(before)).toEqual(['0100', '0420', '0421', '0421', '0421', '0421']);
      const advices = await there.get<Advice[]>('/iso8583/acquirer/advices');
      expect(advices).toMatchObject([{ status: 'confirmed', tries: 5 }]);
    });

    it('reverses every lost authorization of both once', async () => {
      const [here, there] = sides('reversals');
      await here.rule({ commitThenDrop: true }, { path: '/iso8583/issuer/authorize' }, 10);
      const message = { pan: PAN, amount: 100 };
      await Promise.all(
        Array.from({ length: 10 }, (_, turn) =>
          (turn % 2 === 0 ? here : there).post('/iso8583/acquirer/authorize', message).expect(200),
        ),
      );
      const advices = await here.get<Advice[]>('/iso8583/acquirer/advices');
      expect(advices.map(({ status }) => status)).toEqual(Array(10).fill('confirmed'));
      expect(await there.get<CardView>(`/admin/cards/${PAN}`)).toMatchObject({ held: 0 });
    });

    it('shows a load run of one on the other, which cancels it', async () => {
      const [here, there] = sides('loads');
      const load = { rate: 1, messages: 100, request: { pan: PAN, amount: 1 } };
      const { body } = await here.post('/iso8583/acquirer/load', load).expect(202);
      const path = `/iso8583/acquirer/load/${(body as { id: string }).id}`;
      expect(await there.get(path)).toMatchObject({ status: 'running' });
      await pair.instances[1].http.delete(path).set({ 'X-Sandbox': 'loads' }).expect(200);
      await eventually(
        async () => (await here.get<{ finishedAt: string | null }>(path)).finishedAt !== null,
      );
      expect(await here.get(path)).toMatchObject({ status: 'cancelled' });
    });
  },
);
