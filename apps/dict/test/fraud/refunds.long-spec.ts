import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { errorOf, FRAUD, fraudIn, NOW, PAYER, RECEIVER, STRANGER } from './fraud-client';
import { REFUND_CREATION } from './refund-cases';
import { REFUND_CLOSING } from './refund-closing-cases';

const SETTINGS = { LOG_LEVEL: 'silent', DICT_SIGN: 'false' };

describe(`Refunds on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, SETTINGS);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const fraud = fraudIn(test, `refunds-${String(sandboxes)}`);
    await fraud.frozen(NOW).expect(200);
    return fraud;
  };

  it('of a fraud follow a report, and end with a return', async () => {
    const { declare, agreed, refund, giveBack, closeRefund, by } = await fresh();
    const payment = await declare();
    const reportId = await agreed(payment);
    const created = await refund(payment, FRAUD);
    expect(errorOf(created)).toBe('201');
    const text = (name: string) => created.text(`Refund/${name}`);
    expect([text('Status'), text('InfractionReportId')]).toEqual(['OPEN', reportId]);
    expect([text('RequestingParticipant'), text('ContestedParticipant')]).toEqual([
      PAYER,
      RECEIVER,
    ]);
    expect([text('RefundAmount'), text('MonitorAccount')]).toEqual(['100.00', 'true']);
    const id = text('Id') ?? '';
    const returning = await giveBack(payment, '100.00');
    const members = {
      RefundAnalysisResult: 'TOTALLY_ACCEPTED',
      RefundAnalysisDetails: 'Valor devolvido.',
      RefundTransactionId: returning,
    };
    const closed = await closeRefund(id, members);
    expect(errorOf(closed)).toBe('200');
    expect(closed.text('Refund/Status')).toBe('CLOSED');
    expect(closed.text('Refund/RefundTransactionId')).toBe(returning);
    expect(errorOf(await closeRefund(id, members))).toBe('200');
    const changed = { ...members, RefundAnalysisDetails: 'Outro texto.' };
    expect(errorOf(await closeRefund(id, changed))).toBe('400 RefundOperationInvalid');
    const shown = await by(RECEIVER).get(`/refunds/${id}`);
    expect(shown.text('Refund/AnalysisResult')).toBe('TOTALLY_ACCEPTED');
    expect(errorOf(await by(STRANGER).get(`/refunds/${id}`))).toBe('403 Forbidden');
  });

  it.each(REFUND_CREATION)('created %s', async (_, send, expected) => {
    expect(errorOf(await send(await fresh()))).toBe(expected);
  });

  it.each(REFUND_CLOSING)('closed %s', async (_, send, expected) => {
    const fraud = await fresh();
    const payment = await fraud.declare();
    const id = await fraud.refunded(payment);
    expect(errorOf(await send(fraud, { id, payment }))).toBe(expected);
  });

  it('for FRAUD cannot be rejected as INVALID_REQUEST', async () => {
    const { declare, agreed, refunded, closeRefund } = await fresh();
    const payment = await declare();
    await agreed(payment);
    const members = { RefundRejectionReason: 'INVALID_REQUEST', RefundAnalysisDetails: 'Não.' };
    const answer = await closeRefund(await refunded(payment, FRAUD), {
      RefundAnalysisResult: 'REJECTED',
      ...members,
    });
    expect(errorOf(answer)).toBe('400 RefundInvalid');
  });

  it('do not use the same return twice', async () => {
    const { declare, agreed, refunded, giveBack, closeRefund } = await fresh();
    const payment = await declare();
    await agreed(payment);
    const one = await refunded(payment, { ...FRAUD, RefundAmount: '60.00' });
    const two = await refunded(payment, { RefundAmount: '40.00' });
    const members = {
      RefundAnalysisResult: 'TOTALLY_ACCEPTED',
      RefundTransactionId: await giveBack(payment, '60.00'),
    };
    expect(errorOf(await closeRefund(one, members))).toBe('200');
    expect(errorOf(await closeRefund(two, members))).toBe('400 RefundInvalid');
  });

  it('are listed by role and status, page by page', async () => {
    const { declare, refunded, by, step, advance } = await fresh();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      // Two have the same time.
      if (count !== 1) await advance('PT1S');
      ids.push(await refunded(await declare()));
    }
    const page = async (query: string, ispb = PAYER) => {
      const answer = await by(ispb).get(`/refunds/?Participant=${ispb}${query}`);
      expect(errorOf(answer)).toBe('200');
      const list = answer.root.children.find(({ name }) => name === 'Refunds');
      const idsIn = list?.children.map(
        ({ children }) => children.find(({ name }) => name === 'Id')?.text,
      );
      return { ids: idsIn ?? [], next: answer.text('NextCursor') };
    };
    const requesting = '&ParticipantRole=REQUESTING';
    const read: (string | undefined)[] = [];
    let cursor: string | undefined = '';
    while (cursor !== undefined) {
      const { ids: found, next } = await page(`${requesting}&Limit=2&Cursor=${cursor}`);
      read.push(...found);
      cursor = next;
    }
    expect(read).toEqual(ids);
    await step('refund', 'Cancel', { id: ids[0] ?? '', ispb: PAYER });
    expect((await page(`${requesting}&Status=CANCELLED`)).ids).toEqual(ids.slice(0, 1));
    expect((await page('&ParticipantRole=CONTESTED&Status=OPEN', RECEIVER)).ids).toEqual(
      ids.slice(1),
    );
    expect((await page('&ParticipantRole=CONTESTED')).ids).toEqual([]);
    for (const wrong of ['', '&ParticipantRole=PAYER', `${requesting}&Cursor=abc`]) {
      expect(errorOf(await by(PAYER).get(`/refunds/?Participant=${PAYER}${wrong}`))).toBe(
        '400 BadRequest',
      );
    }
  });
});

describe(`Refunds of version 2.6 on ${databaseUnderTest}`, () => {
  it('ask a return back after a report of a cancelled refund', async () => {
    const test = await createTestApp(dict, { ...SETTINGS, API_VERSION: '2.6' });
    try {
      const { declare, giveBack, report, acknowledge, close, refund } = fraudIn(test, 'old');
      const payment = await declare();
      const returned = await giveBack(payment, '100.00');
      const change = { Reason: 'REFUND_CANCELLED', SituationType: 'OTHER' };
      const created = await report(payment, change, RECEIVER);
      const id = created.text('InfractionReport/Id') ?? '';
      const asked = () => refund(returned, { RefundReason: 'REFUND_CANCELLED' }, RECEIVER);
      expect(errorOf(await asked())).toBe('400 RefundInfractionReportNotFound');
      await acknowledge(id, PAYER);
      expect(errorOf(await close(id, {}, PAYER))).toBe('200');
      expect(errorOf(await asked())).toBe('201');
    } finally {
      await test.close();
    }
  });
});
