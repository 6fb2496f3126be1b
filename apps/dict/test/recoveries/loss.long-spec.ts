import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { B_BANK, C_BANK } from './scene';
import { analysed } from './stages';

describe(`The refunds of funds recoveries on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { LOG_LEVEL: 'silent', DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  it('are completed if the root was given back, though money is left of the others', async () => {
    const { scene, id, root } = await analysed(test, 'root-back');
    await scene.pay('B', 'A', '1000.00', { returns: root });
    const answer = await scene.command('refund', id);
    expect(answer.text('FundsRecovery/Status')).toBe('COMPLETED');
    expect(await scene.refunds(id)).toEqual([]);
  });

  it('never give back more than the loss', async () => {
    const { scene, id, root } = await analysed(test, 'loss');
    await scene.pay('B', 'A', '100.00', { returns: root });
    await scene.command('refund', id);
    const [ofRoot = '', ofSecond = ''] = (await scene.refunds(id)).map(({ Id }) => Id);
    const back = (effective: string, transaction: string, isTotal = false) => ({
      RefundAnalysisResult: isTotal ? 'TOTALLY_ACCEPTED' : 'PARTIALLY_ACCEPTED',
      RefundTransactionId: transaction,
      EffectiveRefundedAmount: effective,
    });
    const paid = await scene.pay('C', 'A', '600.00', { purpose: 'IPRT' });
    const second = await scene.closeRefund(C_BANK, ofSecond, back('600.00', paid, true));
    expect(second.text('Refund/Status')).toBe('CLOSED');

    const returned = await scene.pay('B', 'A', '900.00', { returns: root });
    const refused = await scene.closeRefund(B_BANK, ofRoot, back('900.00', returned, true));
    expect(refused.error).toBe('RefundInvalid');
    expect(refused.text('detail')).toContain('300.00 of the loss of the funds recovery is left');
    const more = await scene.closeRefund(B_BANK, ofRoot, back('300.01', returned));
    expect(more.error).toBe('RefundInvalid');
    const rest = await scene.closeRefund(B_BANK, ofRoot, back('300.00', returned));
    expect(rest.text('Refund/Status')).toBe('CLOSED');
    expect(await scene.status(id)).toBe('COMPLETED');
  });

  it('have refunds that are rejected when the whole loss was given back', async () => {
    const { scene, id, root } = await analysed(test, 'whole-loss');
    await scene.command('refund', id);
    const [ofRoot = '', ofSecond = ''] = (await scene.refunds(id)).map(({ Id }) => Id);
    const returned = await scene.pay('B', 'A', '1000.00', { returns: root });
    await scene.closeRefund(B_BANK, ofRoot, {
      RefundAnalysisResult: 'TOTALLY_ACCEPTED',
      RefundTransactionId: returned,
      EffectiveRefundedAmount: '1000.00',
    });
    const paid = await scene.pay('C', 'A', '0.01', { purpose: 'IPRT' });
    const refused = await scene.closeRefund(C_BANK, ofSecond, {
      RefundAnalysisResult: 'PARTIALLY_ACCEPTED',
      RefundTransactionId: paid,
      EffectiveRefundedAmount: '0.01',
    });
    expect(refused.text('detail')).toContain(
      'the whole loss of the funds recovery was already given back',
    );
    const rejected = await scene.closeRefund(C_BANK, ofSecond, {
      RefundAnalysisResult: 'REJECTED',
      RefundRejectionReason: 'OTHER',
    });
    expect(rejected.text('Refund/Status')).toBe('CLOSED');
    expect(await scene.status(id)).toBe('COMPLETED');
  });
});
