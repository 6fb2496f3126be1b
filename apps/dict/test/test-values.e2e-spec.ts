import 'reflect-metadata';
import { codeOfDictError, type DictErrorName } from '#libs/dict-api';
import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../src/dict.app';
import { contractKey, directory } from './directory';
import { entryOf, participantOf, type Answer, type Members } from './official/official-client';

interface Listed {
  readonly value: string;
  readonly outcome: string;
  readonly fields: readonly { readonly operation: string }[];
}

describe(`The test values of DICT on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { LOG_LEVEL: 'silent', DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  const listed = async (operation: string): Promise<Listed[]> => {
    const { body } = await test.http.get('/__admin/test-values').expect(200);
    return (body as { values: Listed[] }).values.filter(({ fields }) =>
      fields.some((each) => each.operation === operation),
    );
  };

  it.each([
    ['POST /dict/keys', (key: string) => directory(test, 'contract').post(email(key))],
    [
      'GET /dict/keys/{keyType}/{keyValue}',
      (key: string) => directory(test, 'contract').find('EMAIL', key),
    ],
    ['DELETE /dict/keys/{id}', (key: string) => directory(test, 'contract').delete(key)],
  ])('refuse %s with each of its codes', async (operation, send) => {
    const values = await listed(operation);
    expect(values.length).toBeGreaterThan(15);
    for (const { value, outcome } of values) {
      expect((await send(value)).body).toMatchObject({
        code: outcome,
        detail: `The test value ${value} requests this response.`,
      });
    }
    expect(await directory(test, 'contract').list()).toEqual([]);
  });

  const claimOf = (key: string): Members => ({
    Claim: {
      Type: 'OWNERSHIP',
      Key: key,
      KeyType: 'EMAIL',
      ClaimerAccount: {
        ...{ Participant: BANK, Branch: '0001', AccountNumber: '42', AccountType: 'CACC' },
        OpeningDate: '2010-01-10T03:00:00Z',
      },
      Claimer: { Type: 'NATURAL_PERSON', TaxIdNumber: '11122233300', Name: 'João Silva' },
    },
  });

  it.each<[string, (bank: ReturnType<typeof participantOf>, key: string) => Promise<Answer>]>([
    [
      'POST /api/v2/entries',
      (bank, key) =>
        bank.post('/entries/', 'CreateEntryRequest', entryOf(BANK, { key, keyType: 'EMAIL' })),
    ],
    ['GET /api/v2/entries/{Key}', (bank, key) => bank.lookUp(key)],
    [
      'PUT /api/v2/entries/{Key}',
      (bank, key) => {
        const { Entry } = entryOf(BANK) as { Entry: { Account: Members } };
        const members = { Key: key, Account: Entry.Account, Reason: 'USER_REQUESTED' };
        return bank.put(`/entries/${key}`, 'UpdateEntryRequest', members);
      },
    ],
    [
      'POST /api/v2/entries/{Key}/delete',
      (bank, key) => {
        const members = { Key: key, Participant: BANK, Reason: 'USER_REQUESTED' };
        return bank.post(`/entries/${key}/delete`, 'DeleteEntryRequest', members);
      },
    ],
    ['GET /api/v2/entries/{Key}/statistics', (bank, key) => bank.get(`/entries/${key}/statistics`)],
    [
      'POST /api/v2/claims',
      (bank, key) => bank.post('/claims/', 'CreateClaimRequest', claimOf(key)),
    ],
  ])('refuse %s with each error of the official API', async (operation, send) => {
    const values = await listed(operation);
    expect(values.length).toBeGreaterThan(50);
    const bank = participantOf(test, 'official', BANK);
    for (const { value, outcome } of values) {
      const { error } = await send(bank, value);
      expect(codeOfDictError(error as DictErrorName)).toBe(outcome);
    }
  });

  it('are keys like any other if they are off, unknown or of another service', async () => {
    const { create, find } = directory(test, 'others');
    await create(email('am04@outcome.example'));
    await find('EMAIL', 'am04@outcome.example').expect(200);
    const { call, journal } = admin(test, 'others');
    expect((await journal())[0]).toMatchObject({
      testValues: [{ value: 'am04@outcome.example', reason: 'unknown' }],
    });
    await call('put', '/test-values', { enabled: false }).expect(200);
    await create(email('entry_blocked@outcome.example'));
    await call('put', '/test-values', { enabled: true }).expect(200);
    await find('EMAIL', 'Entry_Blocked@outcome.example').expect(400);
  });

  it('come after a rule', async () => {
    const { rule } = admin(test, 'rule');
    await rule({ effect: { outcome: 'FORBIDDEN' }, times: 1 });
    const { find } = directory(test, 'rule');
    const { body } = await find('EMAIL', 'entry_blocked@outcome.example').expect(403);
    expect(body).toMatchObject({ detail: 'A rule of sandbox rule requests this response.' });
    await find('EMAIL', 'entry_blocked@outcome.example').expect(400);
  });
});

const BANK = '12345678';

function email(keyValue: string): object {
  return { ...contractKey, keyType: 'EMAIL', keyValue };
}
