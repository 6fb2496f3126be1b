import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { spi } from '../../src/spi.app';
import { idOf } from '../settlement/institution';
import { FINTECH, stage } from './stage';

const ID = 'E99999003202611211200abcdefghijk';

describe(`Payments of virtual payers on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi, { ICOM_POLL_MS: '0', LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  it('arrive at once, with what the request names', async () => {
    const { pay, fintech, transactions } = await stage(test, 'now');
    const sent = await pay({
      amount: 12.34,
      key: 'maria@example.com',
      txId: 'pedido1',
      serviceLevel: 'PAGFRD',
      payer: { name: 'Ana', document: '11144477735', account: { number: '1', type: 'CACC' } },
      creditor: { document: '52998224725', account: { number: '2', branch: '7' } },
      description: 'Pedido 1',
    });
    expect(sent).toMatchObject({ status: 'COMPLETED', count: 1, sent: 1, amount: '12.34' });
    const [payment] = await fintech.read();
    expect(payment).toMatchObject({
      name: 'pacs.008',
      document: {
        serviceLevel: 'PAGFRD',
        priority: 'NORM',
        transfers: [
          {
            endToEndId: sent['first'],
            txId: 'pedido1',
            amount: 1_234,
            form: 'QRES',
            debtorIspb: '99999003',
            debtorName: 'Ana',
            debtorAccount: { number: '1', type: 'CACC' },
            creditorDocument: '52998224725',
            creditorAccount: { number: '2', branch: '7', type: 'TRAN', key: 'maria@example.com' },
            remittance: 'Pedido 1',
          },
        ],
      },
    });
    expect(await transactions()).toEqual([sent['first']]);
  });

  it('are settled when the participant accepts them', async () => {
    const { pay, fintech } = await stage(test, 'settled');
    const { first } = await pay({ from: '99999A03' });
    await fintech.answer(String(first));
    expect(await fintech.news()).toEqual([`pacs.008 ${String(first)}`, `ACCC ${String(first)}`]);
  });

  it('are sent later', async () => {
    const { pay, payments, fintech, advance } = await stage(test, 'later');
    const { id, status } = await pay({ at: '2026-11-21T13:00:00Z' });
    expect(status).toBe('RUNNING');
    await advance('PT59M59S');
    expect(await fintech.news()).toEqual([]);
    await advance('PT1S');
    const { status: after, first } = await payments(id);
    expect([after, await fintech.news()]).toEqual(['COMPLETED', [`pacs.008 ${String(first)}`]]);
    expect(String(first)).toMatch(/^E99999003202611211300/);
  });

  it('are sent some a second, each once, and then stopped', async () => {
    const { pay, payments, fintech, advance, call } = await stage(test, 'series');
    const { id, endToEndIds, first, last, endsAt } = await pay({ count: 1_000, perSecond: 20 });
    expect([endToEndIds, endsAt]).toEqual([undefined, '2026-11-21T12:00:50.000Z']);
    expect(first).not.toBe(last);
    expect(await fintech.news()).toEqual([`pacs.008 ${String(first)}`]);
    await advance('PT1S');
    expect(await payments(id)).toMatchObject({ sent: 21, status: 'RUNNING' });
    const news = await fintech.news();
    expect([news.length, new Set(news).size]).toEqual([20, 20]);
    const { body: stopped } = await call('delete', `/payments/${String(id)}`).expect(200);
    expect(stopped).toMatchObject({ sent: 21, status: 'STOPPED' });
    await advance('PT1M');
    expect((await fintech.news()).filter((line) => line.startsWith('pacs.008'))).toEqual([]);
    await call('delete', `/payments/${String(id)}`).expect(200, stopped);
  });

  it('end with the last of a series', async () => {
    const { pay, payments, fintech, advance } = await stage(test, 'short');
    const { id, last, endToEndIds } = await pay({ count: 5, perSecond: 2 });
    await advance('PT2S');
    expect(await payments(id)).toMatchObject({ sent: 5, status: 'COMPLETED' });
    const news = await fintech.news();
    expect(news).toEqual((endToEndIds as string[]).map((one) => `pacs.008 ${one}`));
    expect(news.at(-1)).toBe(`pacs.008 ${String(last)}`);
  });

  it('with an endToEndId are sent once', async () => {
    const { pay, fintech, call } = await stage(test, 'again');
    const sent = await pay({ endToEndId: ID });
    expect(await pay({ endToEndId: ID })).toEqual(sent);
    expect(await fintech.news()).toEqual([`pacs.008 ${ID}`]);
    const other = { to: FINTECH, amount: '2.00', endToEndId: ID };
    const { body } = await call('post', '/payments', other).expect(409);
    expect(body).toMatchObject({ code: 'END_TO_END_ID_DUPLICATED' });
    const simultaneous = ID.replace('k', 'z');
    const all = await Promise.all(
      Array.from({ length: 8 }, () => pay({ endToEndId: simultaneous })),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await fintech.news()).toEqual([`pacs.008 ${simultaneous}`]);
    const own = await fintech.pay('99999004');
    await call('post', '/payments', { ...other, endToEndId: own }).expect(409);
  });

  it('are not sent for a participant that has a system of its own', async () => {
    const { call } = await stage(test, 'itself');
    const { body } = await call('post', '/payments', {
      to: '87654321',
      from: FINTECH,
      amount: 1,
    }).expect(409);
    expect(body).toMatchObject({ code: 'PARTICIPANT_PLAYS_ITSELF' });
  });

  it('are refused with the place of each fault', async () => {
    const { call } = await stage(test, 'invalid');
    const { body } = await call('post', '/payments', { to: 'x', amount: 0, perSecnd: 1 });
    expect(body).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    const pointers = (body as { errors: { pointer: string }[] }).errors.map(
      ({ pointer }) => pointer,
    );
    expect(pointers).toEqual(['/perSecnd', '/to', '/amount']);
    const late = { to: FINTECH, amount: 1, at: '9999-12-31T23:59:59Z', count: 100 };
    expect((await call('post', '/payments', late).expect(400)).body).toMatchObject({
      errors: [{ pointer: '/at' }],
    });
    const { body: unknown } = await call('get', '/payments/x').expect(404);
    expect(unknown).toMatchObject({ code: 'PAYMENT_SERIES_NOT_FOUND' });
    await call('delete', '/payments/x').expect(404);
  });

  it('are gone after a reset, also those that were still to be sent', async () => {
    const { pay, advance, call, transactions } = await stage(test, 'reset');
    const { id } = await pay({ count: 100 });
    await call('post', '/sandboxes/reset/reset').expect((answer) => {
      expect(answer.status).toBeLessThan(300);
    });
    await call('put', '/clock', { mode: 'frozen', now: '2026-11-21T12:00:00Z', allowPast: true });
    await advance('PT1M');
    await call('get', `/payments/${String(id)}`).expect(404);
    expect(await transactions()).toEqual([]);
  });

  describe('can be returned by a virtual receiver', () => {
    it('in parts, until nothing is left', async () => {
      const { fintech, call } = await stage(test, 'returns');
      const endToEndId = await fintech.pay('99999004', { amount: 10_000 as never });
      expect(await fintech.news()).toEqual([`ACSC ${endToEndId}`]);
      const give = (body: object) => call('post', '/returns', { endToEndId, ...body });
      const { body: part } = await give({ amount: '40.00', reason: 'BE08' }).expect(202);
      expect(part).toMatchObject({ amount: '40.00', reason: 'BE08', status: 'PENDING' });
      const { returnId } = part as { returnId: string };
      await fintech.answer(returnId, { endToEndId });
      expect(await fintech.news()).toEqual([`pacs.004 ${returnId}`, `ACCC ${returnId}`]);
      const { body: tooMuch } = await give({ amount: '60.01' }).expect(409);
      expect(tooMuch).toMatchObject({ code: 'RETURN_TOO_LARGE' });
      expect((await give({}).expect(202)).body).toMatchObject({ amount: '60.00', reason: 'MD06' });
      await give({}).expect(409);
    });

    it('unless they are unknown, not settled, or of a receiver with a system of its own', async () => {
      const { fintech, pay, call } = await stage(test, 'no-returns');
      const give = (endToEndId: unknown) => call('post', '/returns', { endToEndId });
      expect((await give(idOf(FINTECH)).expect(404)).body).toMatchObject({
        code: 'TRANSACTION_NOT_FOUND',
      });
      const { first } = await pay({});
      expect((await give(first).expect(409)).body).toMatchObject({
        code: 'PARTICIPANT_PLAYS_ITSELF',
      });
      await call('put', '/clock', { mode: 'frozen', now: '2026-11-21T12:00:00Z', allowPast: true });
      const expired = await fintech.pay('99999004', { amount: 0 as never });
      expect((await give(expired).expect(409)).body).toMatchObject({ code: 'PAYMENT_NOT_SETTLED' });
      expect((await give('x').expect(400)).body).toMatchObject({ code: 'REQUEST_INVALID' });
    });
  });
});
