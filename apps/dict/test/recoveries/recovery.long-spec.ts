import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { A_BANK, B_BANK, C_BANK, D_BANK, START } from './scene';
import { analysed, awaiting, created } from './stages';

const DISAGREED = 'DISAGREED';

describe(`Funds recoveries on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { LOG_LEVEL: 'silent', DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  it('go their whole way', async () => {
    const { scene, answer, id, root, second, third } = await created(test, 'whole');
    expect(answer.status).toBe(201);
    expect(answer.root.name).toBe('CreateFundsRecoveryResponse');
    expect(answer.text('FundsRecovery/Status')).toBe('CREATED');
    expect(answer.text('FundsRecovery/ContactInformation/Email')).toBe('med@example.com');
    expect(await scene.report(B_BANK, root)).not.toBe('');
    expect(await scene.report(C_BANK, second)).toBe('');

    await scene.advance('PT10S');
    expect(await scene.status(id)).toBe('TRACKED');
    const graph = await scene.c.get(`/funds-recoveries/${id}/tracking-graph`);
    expect(graph.error).toBe('Forbidden');
    const shown = await scene.b.get(`/funds-recoveries/${id}/tracking-graph`);
    expect(shown.text('TrackingGraph/Parameters/HopWindow')).toBe('PT2H');

    await scene.advance('PT10S');
    expect(await scene.status(id)).toBe('AWAITING_ANALYSIS');
    expect(
      (await scene.reports(id)).map((report) => [
        report['TransactionId'],
        report['Status'],
        report['ReporterParticipant'],
        report['CounterpartyParticipant'],
        report['InfractionAmount'],
        report['FundsRecoveryId'],
      ]),
    ).toEqual([
      [root, 'OPEN', A_BANK, B_BANK, '1000.00', id],
      [second, 'OPEN', B_BANK, C_BANK, '600.00', id],
      [third, 'OPEN', C_BANK, D_BANK, '300.00', id],
    ]);

    await scene.close(B_BANK, root, 'AGREED');
    await scene.close(C_BANK, second, 'AGREED');
    expect(await scene.status(id)).toBe('AWAITING_ANALYSIS');
    await scene.close(D_BANK, third, DISAGREED);
    expect(await scene.status(id)).toBe('ANALYSED');

    const refunding = await scene.command('refund', id);
    expect(refunding.text('FundsRecovery/Status')).toBe('REFUNDING');
    const refunds = await scene.refunds(id);
    expect(
      refunds.map((refund) => [
        refund['TransactionId'],
        refund['RefundAmount'],
        refund['RequestingParticipant'],
        refund['ContestedParticipant'],
      ]),
    ).toEqual([
      [root, '1000.00', A_BANK, B_BANK],
      [second, '600.00', A_BANK, C_BANK],
    ]);
    const [ofRoot, ofSecond] = refunds.map(({ Id = '' }) => Id);
    const toRefund = await scene.c.get(`/refunds/${ofSecond ?? ''}`);
    expect(toRefund.text('Refund/RefundAccount/TaxIdNumber')).toBe('11122233300');
    expect(toRefund.text('Refund/RefundAccount/Participant')).toBe(A_BANK);
    expect(toRefund.text('Refund/RefundAccount/AccountNumber')).toBe('1001');

    // The root comes back by a return, the second payment by a payment with the purpose IPRT.
    const returned = await scene.pay('B', 'A', '400.00', { returns: root });
    const closed = await scene.closeRefund(B_BANK, ofRoot ?? '', {
      RefundAnalysisResult: 'PARTIALLY_ACCEPTED',
      RefundTransactionId: returned,
      EffectiveRefundedAmount: '400.00',
    });
    expect(closed.text('Refund/Status')).toBe('CLOSED');
    expect(await scene.status(id)).toBe('REFUNDING');
    const paid = await scene.pay('C', 'A', '600.00', { purpose: 'IPRT' });
    const last = await scene.closeRefund(C_BANK, ofSecond ?? '', {
      RefundAnalysisResult: 'TOTALLY_ACCEPTED',
      RefundTransactionId: paid,
      EffectiveRefundedAmount: '600.00',
    });
    expect(last.text('Refund/Status')).toBe('CLOSED');
    expect(await scene.status(id)).toBe('COMPLETED');
    for (const ispb of [A_BANK, B_BANK, C_BANK, D_BANK]) {
      expect(await scene.events(ispb)).toEqual([
        'FUNDS_RECOVERY_ANALYSED',
        'FUNDS_RECOVERY_COMPLETED',
      ]);
    }
  });

  it('show the graph of their payments', async () => {
    const { scene, id, root, second, third } = await awaiting(test, 'graph');
    const { root: response } = await scene.d.get(`/funds-recoveries/${id}/tracking-graph`);
    const graph = response.children.find(({ name }) => name === 'TrackingGraph');
    const list = (name: string) =>
      graph?.children
        .find((child) => child.name === name)
        ?.children.map(({ children }) => children.map(({ text }) => text).join(' '));
    expect(list('Transactions')).toEqual([
      `${root} 1 2 1000.00 1000.00 2026-03-10T12:00:00.000Z`,
      `${second} 2 3 600.00 600.00 2026-03-10T12:30:00.000Z`,
      `${third} 3 4 300.00 300.00 2026-03-10T13:30:00.000Z`,
    ]);
    expect(list('Persons')?.at(-1)).toBe('4 LEGAL_PERSON');
    expect(list('Accounts')).toEqual([
      `1 1 ${A_BANK}`,
      `2 2 ${B_BANK}`,
      `3 3 ${C_BANK}`,
      `4 4 ${D_BANK}`,
    ]);
  });

  it('track as their parameters say', async () => {
    const { scene } = await created(test, 'parameters');
    const root = await scene.pay('A', 'B', '2000.00', { settledAt: START });
    const parameters = { MinTransactionAmount: '500.00', MaxTransactions: '2', MaxHops: '1' };
    const answer = await scene.create(root, {}, parameters);
    await scene.advance('PT20S');
    const reports = await scene.reports(answer.text('FundsRecovery/Id') ?? '');
    expect(reports.map(({ InfractionAmount }) => InfractionAmount)).toEqual(['2000.00', '600.00']);
  });

  it('of small payments are analysed without tracking', async () => {
    const { scene } = await created(test, 'small');
    const root = await scene.pay('A', 'B', '199.99');
    const id = (await scene.create(root)).text('FundsRecovery/Id') ?? '';
    await scene.advance('PT10S');
    expect(await scene.status(id)).toBe('AWAITING_ANALYSIS');
    const graph = await scene.a.get(`/funds-recoveries/${id}/tracking-graph`);
    expect(graph.error).toBe('NotFound');
    await scene.close(B_BANK, root, 'AGREED');
    expect(await scene.status(id)).toBe('ANALYSED');
  });

  it('end their analysis at once if the only report is closed before', async () => {
    const { scene } = await created(test, 'early');
    const root = await scene.pay('A', 'B', '199.99');
    const id = (await scene.create(root)).text('FundsRecovery/Id') ?? '';
    await scene.close(B_BANK, root, DISAGREED);
    expect(await scene.status(id)).toBe('CREATED');
    await scene.advance('PT10S');
    expect(await scene.status(id)).toBe('COMPLETED');
  });

  it('are completed if the receiver of the root disagrees, after the whole analysis', async () => {
    const { scene, id, root, second, third } = await awaiting(test, 'disagreed');
    await scene.close(B_BANK, root, DISAGREED);
    await scene.close(C_BANK, second, 'AGREED');
    expect(await scene.status(id)).toBe('AWAITING_ANALYSIS');
    await scene.close(D_BANK, third, 'AGREED');
    expect(await scene.status(id)).toBe('COMPLETED');
    expect((await scene.command('refund', id)).error).toBe('FundsRecoveryOperationInvalid');
    expect(await scene.events(A_BANK)).toEqual(['FUNDS_RECOVERY_COMPLETED']);
  });

  it('are completed if nothing is left to refund', async () => {
    const { scene, id, root, second } = await analysed(test, 'nothing');
    await scene.pay('B', 'A', '1000.00', { returns: root });
    await scene.pay('C', 'B', '600.00', { returns: second });
    const answer = await scene.command('refund', id);
    expect(answer.text('FundsRecovery/Status')).toBe('COMPLETED');
    expect(await scene.refunds(id)).toEqual([]);
  });

  it('can be refunded up to 72 hours after the analysis', async () => {
    const { scene, id } = await analysed(test, 'late');
    await scene.advance('PT72H0.001S');
    expect((await scene.command('refund', id)).error).toBe('FundsRecoveryOperationInvalid');
    expect(await scene.status(id)).toBe('ANALYSED');
    await scene.freeze('2026-03-14T12:00:20.000Z');
    expect((await scene.command('refund', id)).status).toBe(200);
  });

  it('are cancelled with all of their reports and open refunds', async () => {
    const { scene, id, root, second } = await analysed(test, 'cancelled');
    await scene.command('refund', id);
    const [ofRoot] = await scene.refunds(id);
    const returned = await scene.pay('B', 'A', '1000.00', { returns: root });
    await scene.closeRefund(B_BANK, ofRoot?.['Id'] ?? '', {
      RefundAnalysisResult: 'TOTALLY_ACCEPTED',
      RefundTransactionId: returned,
      EffectiveRefundedAmount: '1000.00',
    });
    const answer = await scene.command('cancel', id);
    expect(answer.text('FundsRecovery/Status')).toBe('CANCELLED');
    expect((await scene.reports(id)).map(({ Status }) => Status)).toEqual(
      Array(3).fill('CANCELLED'),
    );
    expect((await scene.refunds(id)).map(({ Status }) => Status)).toEqual(['CLOSED', 'CANCELLED']);
    expect((await scene.command('cancel', id)).error).toBe('FundsRecoveryOperationInvalid');
    expect((await scene.create(second)).error).toBe('Forbidden');
    expect((await scene.create(root)).error).toBe('FundsRecoveryForTransactionAlreadyExists');
    expect(await scene.events(D_BANK)).toEqual([
      'FUNDS_RECOVERY_ANALYSED',
      'FUNDS_RECOVERY_CANCELLED',
    ]);
  });

  it('that are cancelled before are not tracked any more', async () => {
    const { scene, id } = await created(test, 'before');
    await scene.command('cancel', id);
    await scene.advance('PT20S');
    expect(await scene.status(id)).toBe('CANCELLED');
    expect(await scene.reports(id)).toHaveLength(1);
  });

  it('are updated until the analysis ends', async () => {
    const { scene, id, root, second, third } = await awaiting(test, 'updated');
    const change = { SituationType: 'COERCION', ReportDetails: 'Under threat.' };
    const answer = await scene.update(id, change);
    expect(answer.text('FundsRecovery/SituationType')).toBe('COERCION');
    expect(answer.text('FundsRecovery/ContactInformation/Email')).toBe('med@example.com');
    expect(await scene.events(C_BANK)).toEqual(['FUNDS_RECOVERY_INFORMATION_UPDATED']);
    expect((await scene.update(id, change, B_BANK)).error).toBe('Forbidden');
    await scene.close(B_BANK, root, 'AGREED');
    await scene.close(C_BANK, second, 'AGREED');
    await scene.close(D_BANK, third, 'AGREED');
    expect((await scene.update(id, change)).error).toBe('FundsRecoveryOperationInvalid');
  });

  it('are only shown to their parties', async () => {
    const { scene, id } = await created(test, 'parties');
    expect((await scene.b.get(`/funds-recoveries/${id}`)).status).toBe(200);
    expect((await scene.d.get(`/funds-recoveries/${id}`)).error).toBe('Forbidden');
    const reports = `/funds-recoveries/${id}/infraction-reports`;
    expect((await scene.a.get(reports)).error).toBe('FundsRecoveryOperationInvalid');
    await scene.advance('PT20S');
    expect((await scene.d.get(`/funds-recoveries/${id}`)).status).toBe(200);
    expect((await scene.b.get(reports)).error).toBe('Forbidden');
    expect((await scene.a.get(`/funds-recoveries/${id}/refunds`)).error).toBe(
      'FundsRecoveryOperationInvalid',
    );
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await scene.a.get(`/funds-recoveries/${unknown}`)).error).toBe('NotFound');
    expect((await scene.a.get('/funds-recoveries/none')).error).toBe('NotFound');
  });

  it('do not let their reports and refunds be cancelled alone', async () => {
    const { scene, id, root } = await analysed(test, 'alone');
    const report = (await scene.reports(id)).find((each) => each['TransactionId'] === root);
    const reportId = report?.['Id'] ?? '';
    const cancelled = await scene.a.post(
      `/infraction-reports/${reportId}/cancel`,
      'CancelInfractionReportRequest',
      { InfractionReportId: reportId, Participant: A_BANK },
    );
    expect(cancelled.error).toBe('InfractionReportOperationInvalid');
    await scene.command('refund', id);
    const refundId = (await scene.refunds(id))[0]?.['Id'] ?? '';
    const refund = await scene.a.post(`/refunds/${refundId}/cancel`, 'CancelRefundRequest', {
      RefundId: refundId,
      Participant: A_BANK,
    });
    expect(refund.error).toBe('RefundOperationInvalid');
  });

  it('have steps that are not served any more', async () => {
    const { scene, id } = await created(test, 'deprecated');
    const members = { FundsRecoveryId: id, Participant: A_BANK };
    const graph = await scene.a.post(
      `/funds-recoveries/${id}/tracking-graph`,
      'CreateTrackingGraphRequest',
      members,
    );
    const block = await scene.a.post(`/funds-recoveries/${id}/block`, 'BlockFundsRecoveryRequest', {
      ...members,
      PrioritizationStrategy: 'STANDARD_ALGORITHM',
    });
    for (const { status, error } of [graph, block]) {
      expect([status, error]).toEqual([410, 'DeprecatedResource']);
    }
    expect(graph.text('detail')).toContain('getTrackingGraph');
  });
});
