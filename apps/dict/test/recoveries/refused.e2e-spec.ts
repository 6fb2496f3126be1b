import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { sceneIn, START } from './scene';

describe(`Funds recoveries that are refused on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { LOG_LEVEL: 'silent', DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  it.each([
    ['FundsRecoveryTransactionNotIndexed', 'E11111111202603101200unknown0001', {}, undefined],
    [
      'FundsRecoveryInvalid',
      undefined,
      { SituationType: 'OTHER', ReportDetails: undefined },
      undefined,
    ],
    ['FundsRecoveryInvalid', undefined, { SituationType: 'UNKNOWN' }, undefined],
    ['FundsRecoveryInvalid', undefined, { SituationType: 'THEFT' }, undefined],
    ['FundsRecoveryTrackingGraphParameterInvalid', undefined, {}, { MaxTransactions: '500' }],
    ['FundsRecoveryTrackingGraphParameterInvalid', undefined, {}, { HopWindow: 'PT24H' }],
    ['FundsRecoveryTrackingGraphParameterInvalid', undefined, {}, { MaxHops: '5' }],
    ['FundsRecoveryTrackingGraphParameterInvalid', undefined, {}, { MinTransactionAmount: '1.00' }],
    ['FundsRecoveryTransactionNotIndexed', undefined, {}, { MinTransactionAmount: '1000.01' }],
  ] as const)('%s: %s %j %j', async (error, transaction, change, parameters) => {
    const scene = sceneIn(test, 'refused');
    await scene.freeze(START);
    const root = await scene.pay('A', 'B', '1000.00');
    const answer = await scene.create(transaction ?? root, change, parameters);
    expect([answer.status, answer.error]).toEqual([400, error]);
  });

  it('have payments that are not eligible', async () => {
    const scene = sceneIn(test, 'eligible');
    await scene.freeze(START);
    const root = await scene.pay('A', 'B', '1000.00');
    const refund = await scene.pay('A', 'B', '1000.00', { purpose: 'IPRT' });
    const returned = await scene.pay('A', 'B', '500.00', { returns: root });
    const pending = await scene.pay('A', 'B', '1000.00', { status: 'PENDING' });
    const others = await scene.pay('B', 'C', '1000.00');
    const gone = await scene.pay('A', 'B', '1000.00');
    await scene.pay('B', 'A', '1000.00', { returns: gone });
    const errors = [];
    for (const id of [refund, returned, pending, others, gone]) {
      errors.push((await scene.create(id)).error);
    }
    await scene.freeze('2026-05-29T12:00:00.001Z');
    errors.push((await scene.create(root)).error);
    expect(errors).toEqual([
      'FundsRecoveryTransactionNotEligible',
      'FundsRecoveryTransactionNotEligible',
      'FundsRecoveryTransactionNotSettled',
      'Forbidden',
      'FundsRecoveryTransactionNotEligible',
      'FundsRecoveryTransactionNotEligible',
    ]);
  });
});
