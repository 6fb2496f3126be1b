import 'reflect-metadata';
import { type IsoMessage } from '#libs/iso8583';
import { type TestApp } from '#libs/testing';
import { cardHost, tcpClient } from './card-host';
import { eventually } from './scripted-host';
import { useTwoInstances } from './two-instances';

const LISTENERS = '/iso8583/tools/listeners';
const PEER = '00000000123';
const PANS = ['4000000000000001', '4000987654321098', '5000876543210987'];
const PAYMENTS = 24;

const stansOf = (messages: readonly Pick<IsoMessage, 'fields'>[]) =>
  messages.map(({ fields }) => fields['11']).sort();

describe.each(['1', '10'])(
  'Two instances of the host as a switch, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    const pair = useTwoInstances(poolSize);

    /** A listener of an instance, and a client that answers each message; it notes those that are not about the network. */
    const openAt = async (
      sandbox: string,
      instance: TestApp,
      listener: object,
      received: IsoMessage[],
    ) => {
      const host = cardHost(instance, sandbox);
      const { body } = await host.post(LISTENERS, listener).expect(201);
      const client = await tcpClient(instance, { port: (body as { port: number }).port });
      const serve = async (): Promise<void> => {
        for (;;) {
          const { mti, fields } = await client.next();
          if (mti !== '0800') received.push({ mti, fields });
          const answer = { mti: `${mti.slice(0, 2)}${mti === '0800' ? '1' : '3'}0`, fields };
          client.send({ ...answer, fields: { ...fields, '39': '00' } });
        }
      };
      void serve().catch(() => undefined);
      return { ...host, client };
    };

    it('forwards each stand-in approval once, whichever instance posts it', async () => {
      const received: IsoMessage[] = [];
      const sides = [
        await openAt('forward', pair.instances[0], { name: 'issuer' }, received),
        await openAt('forward', pair.instances[1], { name: 'issuer' }, received),
      ] as const;
      const [here, there] = sides;
      await here.freeze('2026-11-21T12:00:00Z');
      const standIn = { maxAmount: 20_000, forward: 'issuer' };
      await here.put('/admin/host', { issuer: 'unavailable', standIn }).expect(200);
      const at = (index: number) => (index % 2 === 0 ? here : there);
      const pan = (index: number) => PANS[index % PANS.length] ?? '';
      const stans = await Promise.all(
        Array.from({ length: PAYMENTS }, async (_, index) => {
          const paid = await at(index).financial({ pan: pan(index), amount: 100 });
          expect(paid.responseCode).toBe('00');
          return paid.fields['11'];
        }),
      );
      const before = await Promise.all(PANS.map((card) => here.card(card)));
      // Both instances post at once, while other payments post the queue of their cards.
      const [others] = await Promise.all([
        Promise.all(PANS.map((card, index) => at(index).authorize({ pan: card, amount: 1 }))),
        here.put('/admin/host', {}).expect(200),
        there.put('/admin/host', {}).expect(200),
      ]);
      // One that arrives before the change is approved by the stand-in too.
      const late = others.filter(({ standInReason }) => standInReason !== undefined);
      const path = '/iso8583/acquirer/advices?listener=issuer&limit=100';
      await eventually(async () => {
        const advices = await there.get<{ status: string }[]>(path);
        const isWhole = advices.length === PAYMENTS + late.length;
        return isWhole && advices.every(({ status }) => status === 'confirmed');
      });
      const of = (type: string) => received.filter(({ mti }) => mti === type);
      expect(received).toHaveLength(PAYMENTS + late.length);
      expect(stansOf(of('0220'))).toEqual(stans.sort());
      expect(stansOf(of('0120'))).toEqual(stansOf(late));
      const after = await Promise.all(PANS.map((card) => here.card(card)));
      const moved = after.map(({ balance }, index) => (before[index]?.balance ?? 0) - balance);
      expect(moved).toEqual(PANS.map(() => (PAYMENTS / PANS.length) * 100));
      for (const { client } of sides) client.socket.destroy();
    });

    it('shows one status of the host, which the echo test of the other instance corrects', async () => {
      const options = { name: 'switch', institution: PEER, signOn: true };
      const here = await openAt('status', pair.instances[0], options, []);
      const there = await openAt('status', pair.instances[1], { ...options, echoSeconds: 1 }, []);
      const becomes = (status: string) =>
        eventually(async () => {
          const states = await here.get<{ hostStatus: string }[]>('/admin/network');
          return states[0]?.hostStatus === status;
        });
      await becomes('signed-on');
      here.client.socket.destroy();
      await becomes('signed-on');
      there.client.socket.destroy();
      await becomes('not-connected');
    });
  },
);
