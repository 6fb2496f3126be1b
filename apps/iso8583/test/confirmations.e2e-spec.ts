import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost } from './card-host';

const PAN = '4000000000000001';
const TIMES = { transmissionDateTime: '1121120000', localTime: '090000', localDate: '1121' };
const DEBIT = { pan: PAN, amount: 1_000, stan: '000042', rrn: '632512000042', ...TIMES };

describe(`Confirmations on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async (settings: object = {}) => {
    sandboxes += 1;
    const host = cardHost(test, `confirmations-${String(sandboxes)}`);
    await host.put('/admin/host', settings).expect(200);
    return host;
  };

  describe('with two legs', () => {
    it.each([
      ['0202', 'financial', '0212'],
      ['0102', 'authorize', '0112'],
    ] as const)('%s does not move money again', async (mti, path, response) => {
      const host = await fresh();
      const first = await host[path](DEBIT);
      expect(first).toMatchObject({ approved: true });
      const before = await host.card(PAN);
      for (const confirmation of [mti, mti]) {
        const answer = await host[path]({ ...DEBIT, mti: confirmation, stan: '000042' });
        expect(answer.mti).toBe(response);
      }
      expect(await host.card(PAN)).toEqual(before);
    });

    it('a repeat gets the first response, and a confirmation of nothing is 25', async () => {
      const { financial } = await fresh();
      await financial(DEBIT);
      expect(await financial({ ...DEBIT, mti: '0202' })).toMatchObject({
        responseCode: '00',
        trace: { rule: 'confirmation' },
      });
      expect(await financial({ ...DEBIT, mti: '0203' })).toMatchObject({
        responseCode: '00',
        trace: { rule: 'repeat' },
      });
      const nothing = { ...DEBIT, mti: '0202', stan: '000043', rrn: '632512000043' };
      expect(await financial(nothing)).toMatchObject({ responseCode: '25' });
    });
  });

  describe('with three legs', () => {
    it('a debit holds the amount until its 0202 debits it', async () => {
      const { financial, card } = await fresh({ legs: 3 });
      await financial(DEBIT);
      expect(await card(PAN)).toMatchObject({ balance: 10_000_000, held: 1_000 });
      expect(await financial({ ...DEBIT, mti: '0202' })).toMatchObject({ responseCode: '00' });
      expect(await card(PAN)).toMatchObject({ balance: 9_999_000, held: 0 });
      expect(await financial({ ...DEBIT, mti: '0203' })).toMatchObject({ responseCode: '00' });
      expect(await card(PAN)).toMatchObject({ balance: 9_999_000, held: 0 });
    });

    it('a 0202 with a DE39 that is not an approval releases the amount', async () => {
      const { financial, reversal, card } = await fresh({ legs: 3 });
      const before = await card(PAN);
      await financial(DEBIT);
      const abandoned = { ...DEBIT, mti: '0202', fields: { '39': '05' } };
      expect(await financial(abandoned)).toMatchObject({
        responseCode: '00',
        trace: { rule: 'confirmation.declined' },
      });
      expect(await card(PAN)).toMatchObject({ balance: before.balance, held: 0 });
      const again = { ...DEBIT, mti: '0202', transmissionDateTime: '1121120001' };
      expect(await financial(again)).toMatchObject({ responseCode: '25' });
      await reversal({ pan: PAN, amount: 1_000, rrn: DEBIT.rrn, advice: true });
      expect(await card(PAN)).toMatchObject({ balance: before.balance, held: 0 });
    });

    it('a debit that was captured in part is debited once', async () => {
      const { financial, card } = await fresh({ legs: 3, captures: 'several' });
      const { fields } = await financial(DEBIT);
      await financial({ pan: PAN, amount: 700, advice: true, authorizationCode: fields['38'] });
      await financial({ ...DEBIT, mti: '0202' });
      expect(await card(PAN)).toMatchObject({ balance: 9_999_000, held: 0 });
    });

    it('a debit without a confirmation is undone in time', async () => {
      const { financial, card, freeze, advance } = await fresh({ legs: 3, confirmSeconds: 30 });
      await freeze('2026-11-21T12:00:00.000Z');
      await financial(DEBIT);
      await advance('PT31S');
      expect(await card(PAN)).toMatchObject({ balance: 10_000_000, held: 0 });
      expect(await financial({ ...DEBIT, mti: '0202' })).toMatchObject({
        responseCode: '25',
        trace: { detail: expect.stringContaining('no confirmation arrived in time') as string },
      });
      expect(await card(PAN)).toMatchObject({ balance: 10_000_000, held: 0 });
    });

    it.each([false, true])('a debit is reversed (confirmed before: %s)', async (isConfirmed) => {
      const { financial, reversal, card } = await fresh({ legs: 3 });
      await financial(DEBIT);
      if (isConfirmed) await financial({ ...DEBIT, mti: '0202' });
      const original = { mti: '0200', stan: DEBIT.stan };
      const answer = await reversal({ pan: PAN, amount: 1_000, advice: true, original });
      expect(answer).toMatchObject({ responseCode: '00' });
      expect(await card(PAN)).toMatchObject({ balance: 10_000_000, held: 0 });
    });
  });
});
