import 'reflect-metadata';
import { inSandbox, Sandboxes } from '#libs/sandbox';
import { createTestApp, databaseUnderTest, resultOf, type TestApp } from '#libs/testing';
import { spi } from '../../src/spi.app';
import { MessageRow } from '../../src/messages/message.row';
import { NOW } from '../settlement/institution';
import { FINTECH, stage, type Body, type Stage } from './stage';

const SERVED = ['1', '2a', '2b', '2e', '2f', '2g', '2h', '2i', '2j', '2k', '7'];

describe(`The homologation script on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi, { ICOM_POLL_MS: '0', LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const resultNow = async ({ run }: Stage, { id }: Body) => resultOf(await run(id));

  it('lists its items, and says which it cannot examine', async () => {
    const { call } = await stage(test, 'items');
    const { body } = await call('get', '/exams').expect(200);
    const items = body as Body[];
    const served = items.filter((item) => item['served']).map(({ item }) => item);
    expect(served).toEqual(SERVED);
    expect(items.find(({ item }) => item === '2b')).toMatchObject({
      source: 'our reading',
      timeLimit: 'PT5M',
      parameters: ['ispb', 'amount'],
      steps: [{ name: 'pacs.008 read' }, { name: 'accepted' }, { name: 'ACCC read' }],
    });
    expect(items.find(({ item }) => item === '2c')).toEqual({
      item: '2c',
      title: 'Secondary channel: send',
      source: 'SPI homologation script, item 2c',
      served: false,
      reason: 'The simulator has no secondary channel.',
    });
  });

  it('grades item 1: the echo', async () => {
    const now = await stage(test, 'item-1');
    const run = await now.start('1');
    expect(resultOf(run)).toBe('running --');
    const echo = { name: 'pibr.001', version: '1.3', document: { createdAt: NOW, data: 'ping' } };
    await now.fintech.send(echo);
    expect(await resultNow(now, run)).toBe('running P-');
    expect(await now.fintech.news()).toEqual(['pibr.002']);
    expect(await resultNow(now, run)).toBe('passed PP');
  });

  it('grades item 2a: sending a payment', async () => {
    const now = await stage(test, 'item-2a');
    await now.fintech.pay('99999004');
    const run = await now.start('2a');
    expect(resultOf(run)).toBe('running --');
    const id = await now.fintech.pay('99999004');
    expect(await resultNow(now, run)).toBe('running P-');
    await now.fintech.news();
    const { steps, status, finishedAt } = await now.run(run['id']);
    expect([status, finishedAt]).toEqual(['passed', NOW]);
    expect((steps as Body[])[1]).toMatchObject({
      evidence: [{ direction: 'OUT', subject: id, status: 'ACSC', at: NOW, deliveredAt: NOW }],
    });
  });

  it('grades item 2b: a payment that is accepted, also if another run goes on', async () => {
    const now = await stage(test, 'item-2b');
    const run = await now.start('2b', { amount: '7.77' });
    const rejecting = await now.start('2e');
    const subject = String(run['subject']);
    const [payment] = await now.fintech.read();
    expect(payment).toMatchObject({
      document: { transfers: [{ endToEndId: subject, amount: 777 }] },
    });
    await now.fintech.answer(subject);
    expect(await resultNow(now, run)).toBe('running PP-');
    await now.fintech.reject(String(rejecting['subject']), 'AC03');
    await now.fintech.read();
    expect(await resultNow(now, run)).toBe('passed PPP');
    expect(await resultNow(now, rejecting)).toBe('passed PP');
  });

  it('fails item 2b if the payment is not answered in time', async () => {
    const now = await stage(test, 'item-2b-late');
    const run = await now.start('2b');
    await now.fintech.read();
    await now.advance('PT41S');
    await now.fintech.answer(String(run['subject']));
    const graded = await now.run(run['id']);
    expect(resultOf(graded)).toBe('failed PF-');
    expect((graded['steps'] as Body[])[1]).toMatchObject({
      detail: 'A pacs.002 RJCT AB03 was available instead.',
    });
  });

  it('fails item 2e if the code is not one of the receiver', async () => {
    const now = await stage(test, 'item-2e');
    const run = await now.start('2e');
    await now.fintech.read();
    await now.fintech.reject(String(run['subject']), 'AM04');
    expect(await resultNow(now, run)).toBe('failed PF');
  });

  it('grades item 2f: a return of a part', async () => {
    const now = await stage(test, 'item-2f');
    const run = await now.start('2f');
    const endToEndId = String(run['subject']);
    await now.fintech.read();
    await now.fintech.answer(endToEndId);
    await now.fintech.read();
    expect(await resultNow(now, run)).toBe('running PPP--');
    const returnId = await now.fintech.giveBack(endToEndId, 300, { debtorIspb: '99999003' });
    expect(await resultNow(now, run)).toBe('running PPPP-');
    expect(await now.fintech.news()).toEqual([`ACSC ${returnId}`]);
    expect(await resultNow(now, run)).toBe('passed PPPPP');
  });

  it('grades items 2g and 2h: returns of a payment of the participant', async () => {
    const now = await stage(test, 'item-2g');
    const { body } = await now.call('post', '/exams/2g', { ispb: FINTECH }).expect(409);
    expect(body).toMatchObject({ code: 'EXAM_NOT_READY' });
    const endToEndId = await now.fintech.pay('99999004');
    await now.fintech.read();
    const run = await now.start('2g', { amount: '1.00' });
    const rejecting = await now.start('2h', { endToEndId, amount: '2.00' });
    expect(await now.fintech.news()).toEqual([
      `pacs.004 ${String(run['subject'])}`,
      `pacs.004 ${String(rejecting['subject'])}`,
    ]);
    await now.fintech.answer(String(run['subject']), { endToEndId });
    await now.fintech.reject(String(rejecting['subject']), 'AM09', { endToEndId });
    await now.fintech.read();
    expect(await resultNow(now, run)).toBe('passed PPP');
    expect(await resultNow(now, rejecting)).toBe('passed PP');
  });

  it('lists and cancels runs', async () => {
    const now = await stage(test, 'cancelled');
    const run = await now.start('7', { minutes: 1 });
    expect(run).toMatchObject({ capacity: { size: 'SMALL', minutes: 1, official: false } });
    const other = await now.start('1', { ispb: '87654321' });
    const listed = async (query: string) =>
      ((await now.call('get', `/exams/runs${query}`).expect(200)).body as Body[]).map(
        ({ id }) => id,
      );
    expect(await listed('')).toEqual([other['id'], run['id']]);
    expect(await listed(`?ispb=${FINTECH}`)).toEqual([run['id']]);
    const { body } = await now.call('delete', `/exams/runs/${String(run['id'])}`).expect(200);
    expect(body).toMatchObject({ status: 'cancelled' });
    expect(await now.payments(run['paymentsId'])).toMatchObject({
      status: 'STOPPED',
      count: 1_000,
    });
    await now.call('delete', '/exams/runs/x').expect(404);
  });

  it.each<[string, string, object, number, string]>([
    ['a member of another item', '1', { ispb: FINTECH, minutes: 1 }, 400, 'REQUEST_INVALID'],
    ['a capacity run of no time', '7', { ispb: FINTECH, minutes: 0 }, 400, 'REQUEST_INVALID'],
    ['a participant without client', '2b', { ispb: '55555555' }, 409, 'EXAM_NOT_READY'],
  ])('refuses %s', async (_, item, body, status, code) => {
    const { call } = await stage(test, 'refused');
    const answer = await call('post', `/exams/${item}`, body).expect(status);
    expect(answer.body).toMatchObject({ code });
  });

  describe('measures capacity', () => {
    /**
     * A run of a minute with 1,000 payments. The examiner sends the first; the others, which are like it, and the answers
     * are written into the database with the times of a participant at the limit.
     */
    async function capacityRun(sandbox: string, latePayments: number): Promise<Body> {
      const now = await stage(test, sandbox);
      const run = await now.start('7', { minutes: 1, role: 'RECEIVER' });
      await now.call('delete', `/payments/${String(run['paymentsId'])}`).expect(200);
      await now.fintech.read();
      await inSandbox(sandbox, {}, async () => {
        const database = await test.app.get(Sandboxes).database();
        const messages = database.getRepository(MessageRow);
        const { sequence, ...first } = await messages.findOneByOrFail({ ispb: FINTECH });
        const read = {
          createdAt: '2026-11-21T12:01:00.000Z',
          deliveredAt: '2026-11-21T12:01:00.200Z',
        };
        await messages.update({ sequence }, read);
        const ids = Array.from({ length: 1_000 }, (_, index) =>
          index === 0 ? first.subject : `E${String(index)}`,
        );
        const payments = ids.slice(1).map((subject) => ({
          ...{ ...first, ...read, subject },
          resourceId: `payment-${String(subject)}`,
          messageId: `M${String(subject)}`,
        }));
        const answers = ids.map((subject, index) => ({
          ...({ ispb: FINTECH, direction: 'IN', definition: 'pacs.002.spi.1.17' } as const),
          ...({ status: 'ACSP', state: 'RECEIVED', deliveries: 0, subject } as const),
          resourceId: `resource-${String(index)}`,
          messageId: `M${String(index)}`,
          createdAt: index < latePayments ? '2026-11-21T12:01:02.501Z' : '2026-11-21T12:01:01.600Z',
        }));
        const written = [...payments, ...answers];
        for (let start = 0; start < written.length; start += 50) {
          await messages.insert(written.slice(start, start + 50));
        }
      });
      expect(await resultNow(now, run)).toBe('running ---');
      await now.advance('PT2M1S');
      return now.run(run['id']);
    }

    it('and passes if all times are on the limit', async () => {
      const run = await capacityRun('capacity', 50);
      expect((run['steps'] as Body[]).map(({ detail }) => detail)).toEqual([
        '1000 of 1000 are answered.',
        expect.stringMatching(/were read in time/),
        'p50 is 1400 ms, p95 is 1400 ms.',
      ]);
    });

    it('and fails if one answer in twenty and one more are late', async () => {
      const run = await capacityRun('capacity-late', 51);
      expect((run['steps'] as Body[])[2]).toMatchObject({
        status: 'failed',
        detail: 'p50 is 1400 ms, p95 is 2301 ms.',
      });
    });
  });
});
