import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, tcpClient, type Answer } from './card-host';

const PAN = '4000000000000001';
const LISTENERS = '/iso8583/tools/listeners';

interface Totals {
  readonly institution: string;
  readonly day: string;
  readonly netAmount: number;
  readonly elements: Readonly<Record<string, string>>;
}
interface Sums {
  credits: number;
  debits: number;
  debitReversals: number;
}

/** Numbers from 0 to below 1 that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

describe(`Settlement days on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost({ LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  it('have the totals of a model, and after each cutover the host sends them', async () => {
    const host = cardHost(test, 'model');
    await host.freeze('2026-11-21T15:00:00Z');
    const opened = await host.post(LISTENERS, { name: 'switch' }).expect(201);
    const client = await tcpClient(test, { port: (opened.body as { port: number }).port });
    await client.ask({ mti: '0800', fields: { '7': '1121120000', '11': '000001', '70': '301' } });
    const random = seeded(83);
    const model = new Map<string, Sums>();
    const day = new Map([
      ['101', '1121'],
      ['102', '1121'],
    ]);
    const sumsOf = (institution: string, of: string): Sums => {
      const key = `${institution} ${of}`;
      const sums = model.get(key) ?? { credits: 0, debits: 0, debitReversals: 0 };
      model.set(key, sums);
      return sums;
    };
    const paid: { institution: string; amount: number; rrn: string }[] = [];
    const operations = {
      debit: async (institution: string, amount: number) => {
        const body = { pan: PAN, amount, acquirerId: institution };
        const { fields, approved } = await host.financial(body);
        if (!approved) return;
        sumsOf(institution, day.get(institution) ?? '').debits += amount;
        paid.push({ institution, amount, rrn: fields['37'] ?? '' });
      },
      credit: async (institution: string, amount: number) => {
        const body = { pan: PAN, amount, acquirerId: institution, processingCode: '200000' };
        const { approved } = await host.financial(body);
        if (approved) sumsOf(institution, day.get(institution) ?? '').credits += amount;
      },
      reverse: async () => {
        const original = paid.shift();
        if (original === undefined) return;
        const { institution, amount, rrn } = original;
        const body = { pan: PAN, amount, rrn, acquirerId: institution, advice: true };
        const { responseCode } = await host.reversal(body);
        if (responseCode !== '00') return;
        sumsOf(institution, day.get(institution) ?? '').debitReversals += amount;
      },
      cutover: async (institution: string) => {
        const ended = day.get(institution) ?? '';
        const sums = sumsOf(institution, ended);
        const request = { function: 'cutover', institution, reconcile: 'request' };
        const sent = host.post(`${LISTENERS}/switch/network`, request).expect(200);
        const done = sent.then(
          ({ body }) => body as { reconciliation: { reconciliation: object } },
        );
        const network = await client.next();
        expect(network.fields['100']).toBe(institution);
        client.send({ mti: '0810', fields: { ...network.fields, '39': '00' } });
        const reconciliation = await client.next();
        expect(reconciliation).toMatchObject({
          mti: '0500',
          fields: { '15': ended, '32': institution },
        });
        const isEqual = Number(reconciliation.fields['88']) === sums.debits;
        const fields = {
          ...reconciliation.fields,
          '39': isEqual ? '00' : '95',
          '66': isEqual ? '1' : '2',
        };
        client.send({ mti: '0510', fields });
        expect((await done).reconciliation.reconciliation).toMatchObject({
          outcome: 'in-balance',
          day: ended,
        });
        day.set(institution, network.fields['15'] ?? '');
      },
    };
    for (let turn = 0; turn < 120; turn += 1) {
      const institution = random() < 0.5 ? '101' : '102';
      const amount = 1 + Math.floor(random() * 900);
      const chance = random();
      if (chance < 0.5) await operations.debit(institution, amount);
      else if (chance < 0.7) await operations.credit(institution, amount);
      else if (chance < 0.95) await operations.reverse();
      else await operations.cutover(institution);
    }
    const totals = await host.get<Totals[]>('/admin/totals');
    const shown = totals.map(({ institution, day: of, elements, netAmount }) => [
      `${institution} ${of}`,
      {
        credits: Number(elements['86']),
        debits: Number(elements['88']),
        debitReversals: Number(elements['89']),
        netAmount,
      },
    ]);
    const expected = [...model]
      .filter(([, sums]) => Object.values(sums).some((sum) => sum > 0))
      .map(([key, sums]) => {
        const netAmount = sums.credits - sums.debits + sums.debitReversals;
        return [key, { ...sums, netAmount }] as const;
      });
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
    const sent = await host.get<object[]>('/admin/reconciliations?direction=sent&limit=100');
    expect(sent.length).toBeGreaterThan(2);
    for (const [key] of expected) {
      const [institution = '', of = ''] = key.split(' ');
      const body = { mti: '0500', fields: { '32': institution, '15': of } };
      const { body: answer } = await host.post('/iso8583/issuer/reconciliation', body).expect(200);
      expect((answer as Answer).fields['88']).toBe(
        String(model.get(key)?.debits ?? 0).padStart(16, '0'),
      );
    }
    client.socket.destroy();
  });
});
