import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import {
  cancellationBy,
  item,
  newEndToEndId,
  NOW,
  payerIn,
  PAYMENTS,
  type PaymentData,
} from './payer';
import { cancelledPayments, payment as paymentSchema, standardErrors } from './schemas';

const CUSTOMER = { loggedUser: { document: { identification: '98765432100', rel: 'CPF' } } };
const ACCOUNT = 'joao-corrente';
const SINGLE = { schedule: { single: { date: '2999-03-12' } } };
const DAILY = { schedule: { daily: { startDate: '2999-03-12', quantity: 3 } } };
const DAYS = ['2999-03-12', '2999-03-13', '2999-03-14'];

const of = (date: string): object =>
  item({ endToEndId: newEndToEndId(`${date.replaceAll('-', '')}1500`) });

/** The person who agreed to the payments. */
const BY_PAYER = cancellationBy('98765432100');

describe(`Scheduled payments on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const payer = payerIn(test, `scheduled-${String(sandboxes)}`);
    await payer.frozen(NOW).expect(200);
    const consented = async (payment: object) => (await payer.consent(payment, CUSTOMER)).consentId;
    const schedule = async (payment: object, days: readonly string[]) => {
      const consentId = await consented(payment);
      const made = await payer.payList(days.map(of), { 'x-consent-id': consentId });
      return { consentId, made };
    };
    const statuses = async (made: readonly PaymentData[]) =>
      Promise.all(made.map(({ paymentId }) => payer.status(paymentId)));
    return { ...payer, consented, schedule, statuses };
  };

  it('are accepted, scheduled, and sent on their day at noon in Brasília', async () => {
    const { schedule, find, advance, frozen, balance, unsound } = await fresh();
    const { made } = await schedule(SINGLE, ['2999-03-12']);
    const { paymentId, status } = only(made);
    const seen: unknown[] = [[status, '2999-03-10T18:00:00Z']];
    const look = async () => {
      const found = await find(paymentId);
      seen.push([found.status, found.statusUpdateDateTime]);
    };
    for (let second = 1; second <= 2; second += 1) {
      await advance('PT1S');
      await look();
    }
    await frozen('2999-03-12T14:59:59.999Z').expect(200);
    await look();
    const [before, blocked] = await balance(ACCOUNT);
    await advance('PT0.001S');
    await look();
    await advance('PT1S');
    await look();
    expect(seen).toEqual([
      ['RCVD', '2999-03-10T18:00:00Z'],
      ['ACCP', '2999-03-10T18:00:01Z'],
      ['SCHD', '2999-03-10T18:00:02Z'],
      ['SCHD', '2999-03-10T18:00:02Z'],
      ['ACPD', '2999-03-12T15:00:00Z'],
      ['ACSC', '2999-03-12T15:00:01Z'],
    ]);
    expect([blocked, await balance(ACCOUNT)]).toEqual([0, [before - 15_000, 0]]);
    expect(await unsound()).toEqual([]);
  });

  it('are as many as the consent has days, each paid on its own', async () => {
    const { schedule, statuses, frozen, statement, list } = await fresh();
    const { consentId, made } = await schedule(DAILY, DAYS);
    expect(made.map(({ endToEndId }) => endToEndId.slice(9, 21))).toEqual([
      '299903121500',
      '299903131500',
      '299903141500',
    ]);
    await frozen('2999-03-13T16:00:00.000Z').expect(200);
    expect(await statuses(made)).toEqual(['ACSC', 'ACSC', 'SCHD']);
    await frozen('2999-03-14T16:00:00.000Z').expect(200);
    const { data } = await statement(
      ACCOUNT,
      'fromBookingDate=2999-03-12&toBookingDate=2999-03-14',
    );
    const paid = data.filter(({ transactionName }) => transactionName.includes('João Souza'));
    expect(paid.map(({ transactionDateTime }) => transactionDateTime)).toEqual([
      '2999-03-14T15:00:01.000Z',
      '2999-03-13T15:00:01.000Z',
      '2999-03-12T15:00:01.000Z',
    ]);
    expect((await list(`?consentId=${consentId}`)).meta.totalRecords).toBe(3);
  });

  it('of the 31st are paid on the day after a shorter month', async () => {
    const { schedule, statuses, frozen } = await fresh();
    const monthly = { dayOfMonth: 31, startDate: '2999-03-31', quantity: 3 };
    const days = ['2999-03-31', '2999-05-01', '2999-05-31'];
    const { made } = await schedule({ schedule: { monthly } }, days);
    await frozen('2999-05-01T15:00:01.000Z').expect(200);
    expect(await statuses(made)).toEqual(['ACSC', 'ACSC', 'SCHD']);
  });

  it.each<readonly [string, readonly string[], string]>([
    ['in another order', ['2999-03-13', '2999-03-12', '2999-03-14'], 'PARAMETRO_INVALIDO'],
    ['one on another day', ['2999-03-12', '2999-03-13', '2999-03-15'], 'PARAMETRO_INVALIDO'],
    [
      'one on a day that does not exist',
      ['2999-03-12', '2999-03-13', '2999-03-32'],
      'PARAMETRO_INVALIDO',
    ],
    ['two of three', ['2999-03-12', '2999-03-13'], 'PAGAMENTO_DIVERGENTE_CONSENTIMENTO'],
    ['four of three', [...DAYS, '2999-03-15'], 'PAGAMENTO_DIVERGENTE_CONSENTIMENTO'],
  ])('are all refused: %s', async (_, days, code) => {
    const { consented, refused, list } = await fresh();
    const headers = { 'x-consent-id': await consented(DAILY) };
    expect(await refused({ data: days.map(of) }, headers)).toEqual([code]);
    expect((await list()).data).toEqual([]);
  });

  it('with an EndToEndId of now are refused', async () => {
    const { consented, refused } = await fresh();
    const headers = { 'x-consent-id': await consented(SINGLE) };
    expect(await refused({ data: [item()] }, headers)).toEqual(['PARAMETRO_INVALIDO']);
  });

  it('need the amount only on their day', async () => {
    const { consented, payList, frozen, find, balance, unsound } = await fresh();
    const payment = { amount: '9999999.99' };
    const consentId = await consented({ ...SINGLE, ...payment });
    const endToEndId = newEndToEndId('299903121500');
    const [made] = await payList([item({ endToEndId, payment: { ...payment, currency: 'BRL' } })], {
      'x-consent-id': consentId,
    });
    await frozen('2999-03-12T16:00:00.000Z').expect(200);
    expect(await find(made?.paymentId ?? '')).toMatchObject({
      status: 'RJCT',
      rejectionReason: { code: 'SALDO_INSUFICIENTE' },
      statusUpdateDateTime: '2999-03-12T15:00:00Z',
    });
    expect((await balance(ACCOUNT))[1]).toBe(0);
    expect(await unsound()).toEqual([]);
  });

  describe('are cancelled', () => {
    const refusedCancel = async ({ patch }: Awaited<ReturnType<typeof fresh>>, path: string) => {
      const { body } = await patch(path, BY_PAYER).expect(422);
      return standardErrors(9)
        .parse(body)
        .errors.map(({ code }) => code);
    };

    it.each([
      ['two seconds after they were made', '2999-03-10T18:00:02.000Z', 200],
      ['at 23:59:59 in Brasília of the day before', '2999-03-12T02:59:59.999Z', 200],
      ['not at midnight in Brasília', '2999-03-12T03:00:00.000Z', 422],
      ['not when they are paid', '2999-03-12T15:00:01.000Z', 422],
      ['not before they are SCHD', '2999-03-10T18:00:01.000Z', 422],
    ])('%s', async (_, instant, status) => {
      const payer = await fresh();
      const { schedule, frozen, patch, find, statement, balance, unsound } = payer;
      const { paymentId } = only((await schedule(SINGLE, ['2999-03-12'])).made);
      await frozen(instant).expect(200);
      const path = `${PAYMENTS}/${paymentId}`;
      if (status === 422) {
        expect(await refusedCancel(payer, path)).toEqual(['PAGAMENTO_NAO_PERMITE_CANCELAMENTO']);
        return;
      }
      const { body } = await patch(path, BY_PAYER).expect(200);
      expect(paymentSchema.parse(body).data).toMatchObject({
        status: 'CANC',
        cancellation: {
          reason: 'CANCELADO_AGENDAMENTO',
          cancelledFrom: 'INICIADORA',
          cancelledAt: `${instant.slice(0, 19)}Z`,
          cancelledBy: BY_PAYER.data.cancellation.cancelledBy,
        },
      });
      expect(await refusedCancel(payer, path)).toEqual(['PAGAMENTO_NAO_PERMITE_CANCELAMENTO']);
      await frozen('2999-03-13T00:00:00.000Z').expect(200);
      expect(await find(paymentId)).toMatchObject({ status: 'CANC' });
      const { data } = await statement(
        ACCOUNT,
        'fromBookingDate=2999-03-10&toBookingDate=2999-03-13',
      );
      expect(data.filter(({ transactionName }) => transactionName.includes('João Souza'))).toEqual(
        [],
      );
      expect((await balance(ACCOUNT))[1]).toBe(0);
      expect(await unsound()).toEqual([]);
    });

    it('all of a consent that are of later days', async () => {
      const payer = await fresh();
      const { schedule, statuses, frozen, patch } = payer;
      const { consentId, made } = await schedule(DAILY, DAYS);
      await frozen('2999-03-13T02:00:00.000Z').expect(200);
      const path = `${PAYMENTS}/consents/${encodeURIComponent(consentId)}`;
      const { body } = await patch(path, BY_PAYER).expect(200);
      expect(cancelledPayments.parse(body).data).toEqual(
        made.slice(1).map(({ paymentId }) => ({
          paymentId,
          statusUpdateDateTime: '2999-03-13T02:00:00Z',
        })),
      );
      expect(await statuses(made)).toEqual(['ACSC', 'CANC', 'CANC']);
      expect(await refusedCancel(payer, path)).toEqual(['PAGAMENTO_NAO_PERMITE_CANCELAMENTO']);
      await frozen('2999-03-15T00:00:00.000Z').expect(200);
      expect(await statuses(made)).toEqual(['ACSC', 'CANC', 'CANC']);
    });

    it('once if ten do so at the same time', async () => {
      const { schedule, advance, patch, unsound } = await fresh();
      const { paymentId } = only((await schedule(SINGLE, ['2999-03-12'])).made);
      await advance('PT2S');
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => patch(`${PAYMENTS}/${paymentId}`, BY_PAYER)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
      expect(await unsound()).toEqual([]);
    });

    it('by the user who agreed, or a holder of the account, and nobody else', async () => {
      const payer = await fresh();
      const { schedule, advance, patch, status } = payer;
      const { paymentId } = only((await schedule(SINGLE, ['2999-03-12'])).made);
      await advance('PT2S');
      const { body } = await patch(`${PAYMENTS}/${paymentId}`, cancellationBy()).expect(422);
      expect(standardErrors(9).parse(body).errors).toMatchObject([
        {
          code: 'PAGAMENTO_NAO_PERMITE_CANCELAMENTO',
          detail: expect.stringContaining('The CPF 11144477735 belongs to neither') as string,
        },
      ]);
      expect(await status(paymentId)).toBe('SCHD');
    });

    it('not at all if they do not exist', async () => {
      const { patch } = await fresh();
      await patch(`${PAYMENTS}/nobody`).expect(404);
      await patch(`${PAYMENTS}/consents/urn:simulador:nobody`).expect(404);
    });

    it.each<readonly [string, object]>([
      ['nothing', {}],
      ['another status', { data: { ...BY_PAYER.data, status: 'ACSC' } }],
      ['nobody', { data: { status: 'CANC', cancellation: {} } }],
      ['a list', { data: [BY_PAYER.data] }],
      ['an unknown member', { data: { ...BY_PAYER.data, reason: 'x' } }],
      [
        'a short CPF',
        {
          data: {
            status: 'CANC',
            cancellation: { cancelledBy: { document: { identification: '1', rel: 'CPF' } } },
          },
        },
      ],
    ])('not by a request that is not valid: %s', async (_, body) => {
      const { schedule, advance, patch, status } = await fresh();
      const { paymentId } = only((await schedule(SINGLE, ['2999-03-12'])).made);
      await advance('PT2S');
      const answer = await patch(`${PAYMENTS}/${paymentId}`, body).expect(400);
      const codes = standardErrors(13)
        .parse(answer.body)
        .errors.map(({ code }) => code);
      expect(codes.every((code) => code.startsWith('PARAMETRO_'))).toBe(true);
      expect(await status(paymentId)).toBe('SCHD');
    });
  });
});

function only<T>([item]: readonly T[]): T {
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}
