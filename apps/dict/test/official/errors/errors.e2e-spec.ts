import 'reflect-metadata';
import { codeOfDictError, DICT_ERRORS, type DictErrorName } from '#libs/dict-api';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../../src/dict.app';
import { errorOf } from '../../fraud/fraud-client';
import { REFUND_CREATION } from '../../fraud/refund-cases';
import { REFUND_CLOSING } from '../../fraud/refund-closing-cases';
import { REPORT_CREATION, REPORT_STEPS } from '../../fraud/report-cases';
import { type ErrorCase } from './case';
import { CLAIM_ERRORS } from './claim-cases';
import { ENTRY_ERRORS } from './entry-cases';
import { FRAUD_ERRORS } from './fraud-cases';
import { errorByRule, SET_UP_ERRORS } from './special-cases';

const SETTINGS = { LOG_LEVEL: 'silent', DICT_SIGN: 'false' };
const CASES: readonly ErrorCase[] = [...ENTRY_ERRORS, ...CLAIM_ERRORS, ...FRAUD_ERRORS];

/** Errors that no single request causes, and why. */
const ONLY_BY_A_RULE: readonly (readonly [string, DictErrorName, string])[] = [
  ['409', 'ResourceConflict', 'it needs another request at the same moment'],
  ['400', 'FundsRecoveryTrackingTimeout', 'a tracking graph is made by work of its own'],
  ['400', 'FundsRecoveryPrioritizationInvalid', 'version 2.12 does not serve its operation'],
];

describe(`The errors of the official API on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, SETTINGS);
  });
  afterAll(() => test.close());

  const numbered = CASES.map((each, index) => [...each, `error-${String(index)}`] as const);
  it.each(numbered)('%s: %s', async (answer, _, request, sandbox) => {
    const refused = await request({ test, sandbox });
    expect(errorOf(refused)).toBe(answer);
    expect(refused.text('detail')).toMatch(/\w/);
  });

  it.each(SET_UP_ERRORS)('%s: %s', async (answer, _, request, settings) => {
    const other = await createTestApp(dict, { ...SETTINGS, ...settings });
    try {
      expect(errorOf(await request({ test: other, sandbox: 'set-up' }))).toBe(answer);
    } finally {
      await other.close();
    }
  });

  it.each(ONLY_BY_A_RULE)('%s %s by a rule, because %s', async (status, error) => {
    const answer = await errorByRule({ test, sandbox: 'by-a-rule' }, codeOfDictError(error));
    expect(errorOf(answer)).toBe(`${status} ${error}`);
  });

  it('are all in the tables', () => {
    const answers = [
      ...[...CASES, ...SET_UP_ERRORS].map(([answer]) => answer),
      ...[...REPORT_CREATION, ...REFUND_CREATION].map(([, , answer]) => answer),
      ...[...REPORT_STEPS, ...REFUND_CLOSING].map(([, , answer]) => answer),
    ];
    const caused = new Set(answers.map((answer) => answer.split(' ')[1]));
    const byRule = ONLY_BY_A_RULE.map(([, error]) => error);
    const missing = Object.keys(DICT_ERRORS).filter((error) => !caused.has(error));
    expect(missing.toSorted()).toEqual(byRule.toSorted());
  });
});
