import 'reflect-metadata';
import { createTestApp, databaseUnderTest, resultOf, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { errorOf, FRAUD, fraudIn, idIn } from '../fraud/fraud-client';
import { BANK, EXAMINER, stage, stepsOf, subjectsOf } from './stage';

const SETTINGS = { LOG_LEVEL: 'silent', DICT_SIGN: 'false' };

describe(`Frauds of the homologation script on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, SETTINGS);
  });
  afterAll(() => test.close());

  const begin = async (sandbox: string, item: string, role: string) => {
    const now = await stage(test, sandbox);
    const run = await now.start(item, { role });
    const subjects = subjectsOf(run);
    const idOf = (wanted: string) => subjects.find(({ kind }) => kind === wanted)?.id ?? '';
    const fraud = fraudIn(test, sandbox);
    const reportOf = (id: string) => now.bank.get(`/infraction-reports/${id}`);
    return {
      ...{ now, run, fraud, reportOf },
      ...{ payment: idOf('TRANSFER'), report: idOf('INFRACTION_REPORT') },
    };
  };

  describe('infraction', () => {
    it('passes if the participant reports: the examiner agrees at once', async () => {
      const { now, run, fraud, payment, reportOf } = await begin(
        'reporter',
        'infraction',
        'REPORTER',
      );
      expect(resultOf(run)).toBe('running --');
      const id = idIn(await fraud.report(payment, {}, BANK), 'InfractionReport');
      const graded = await now.run(run);
      expect(resultOf(graded)).toBe('passed PP');
      expect(stepsOf(graded)[1]).toMatchObject({
        evidence: [{ kind: 'INFRACTION_REPORT', id, status: 'CLOSED' }],
      });
      const closed = await reportOf(id);
      expect(closed.text('InfractionReport/AnalysisResult')).toBe('AGREED');
      expect(closed.text('InfractionReport/CounterpartyParticipant')).toBe(EXAMINER);
    });

    it.each(['AGREED', 'DISAGREED'])(
      'passes if the participant closes the report of the examiner as %s',
      async (AnalysisResult) => {
        const name = `counterparty-${AnalysisResult.toLowerCase()}`;
        const { now, run, fraud, report } = await begin(name, 'infraction', 'COUNTERPARTY');
        expect(resultOf(run)).toBe('running --');
        expect(errorOf(await fraud.acknowledge(report, BANK))).toBe('200');
        expect(await now.resultNow(run)).toBe('running P-');
        const FraudType = AnalysisResult === 'AGREED' ? 'MULE_ACCOUNT' : undefined;
        const closed = await fraud.close(report, { AnalysisResult, FraudType }, BANK);
        expect(errorOf(closed)).toBe('200');
        expect(await now.resultNow(run)).toBe('passed PP');
      },
    );

    it('expires after the hour, and the report is cancelled', async () => {
      const { now, run, fraud, report, reportOf } = await begin(
        ...(['infraction-late', 'infraction', 'COUNTERPARTY'] as const),
      );
      await fraud.acknowledge(report, BANK);
      await now.advance('PT1H1S');
      expect(await now.resultNow(run)).toBe('expired P-');
      expect((await reportOf(report)).text('InfractionReport/Status')).toBe('CANCELLED');
    });

    it('does not agree with a report of a payment of no run', async () => {
      const { now, run, fraud, reportOf } = await begin('other-payment', 'infraction', 'REPORTER');
      const other = await fraud.declare({ creditor: { ispb: EXAMINER, taxId: '52998224725' } });
      const id = idIn(await fraud.report(other, {}, BANK), 'InfractionReport');
      expect((await reportOf(id)).text('InfractionReport/Status')).toBe('OPEN');
      expect(await now.resultNow(run)).toBe('running --');
    });
  });

  describe('refund', () => {
    it('passes if the participant reports and asks back: the examiner returns the payment', async () => {
      const { now, run, fraud, payment } = await begin('asks', 'refund', 'REPORTER');
      expect(resultOf(run)).toBe('running ---');
      await fraud.report(payment, {}, BANK);
      expect(await now.resultNow(run)).toBe('running P--');
      const asked = await fraud.refund(payment, { ...FRAUD, RefundAmount: '60.00' }, BANK);
      const id = idIn(asked, 'Refund');
      const graded = await now.run(run);
      expect(resultOf(graded)).toBe('passed PPP');
      expect(stepsOf(graded)[2]).toMatchObject({
        evidence: [{ kind: 'REFUND', id, status: 'CLOSED' }],
      });
      const refund = await now.bank.get(`/refunds/${id}`);
      expect(refund.text('Refund/AnalysisResult')).toBe('TOTALLY_ACCEPTED');
      const { body } = await now.call('get', '/transfers').expect(200);
      expect(body).toMatchObject([{ returns: payment, amount: '60.00' }, { endToEndId: payment }]);
    });

    it('passes if the participant agrees, and closes the refund of the examiner', async () => {
      const { now, run, fraud, payment, report } = await begin('asked', 'refund', 'COUNTERPARTY');
      await fraud.acknowledge(report, BANK);
      expect(await now.resultNow(run)).toBe('running ---');
      await fraud.close(report, {}, BANK);
      const agreed = await now.run(run);
      expect(resultOf(agreed)).toBe('running PP-');
      const [evidence] = stepsOf(agreed)[1]?.['evidence'] as { id: string }[];
      const returned = await fraud.giveBack(payment, '100.00', {
        ...{ debtor: { ispb: BANK }, creditor: { ispb: EXAMINER } },
      });
      const closed = await fraud.closeRefund(
        evidence?.id ?? '',
        { RefundAnalysisResult: 'TOTALLY_ACCEPTED', RefundTransactionId: returned },
        BANK,
      );
      expect([errorOf(closed), closed.text('Refund/Status')]).toEqual(['200', 'CLOSED']);
      expect(await now.resultNow(run)).toBe('passed PPP');
    });

    it('expires after the hour, and the refund of the examiner is cancelled', async () => {
      const { now, run, fraud, report } = await begin('refund-late', 'refund', 'COUNTERPARTY');
      await fraud.acknowledge(report, BANK);
      await fraud.close(report, {}, BANK);
      const [, requested] = stepsOf(await now.run(run));
      const [evidence] = requested?.['evidence'] as { id: string }[];
      await now.advance('PT1H1S');
      expect(await now.resultNow(run)).toBe('expired PP-');
      const refund = await now.bank.get(`/refunds/${evidence?.id ?? ''}`);
      expect(refund.text('Refund/Status')).toBe('CANCELLED');
    });

    it('fails if the participant does not agree with the report', async () => {
      const { now, run, fraud, report } = await begin('disagrees', 'refund', 'COUNTERPARTY');
      await fraud.acknowledge(report, BANK);
      const disagreed = { AnalysisResult: 'DISAGREED', FraudType: undefined };
      await fraud.close(report, disagreed, BANK);
      expect(await now.resultNow(run)).toBe('failed F--');
    });
  });
});
