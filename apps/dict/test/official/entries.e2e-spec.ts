import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { directory } from '../directory';
import { entryOf, participantOf, type Members } from './official-client';

const BANK = '12345678';
const OTHER = '87654321';
const PHONE = '+5561988880000';
const PATH = `/entries/${encodeURIComponent(PHONE)}`;

describe(`Official entries on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { LOG_LEVEL: 'silent', DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  const bank = (sandbox: string, ispb = BANK) => participantOf(test, sandbox, ispb);
  const create = (sandbox: string, change: Parameters<typeof entryOf>[1] = {}, ispb = BANK) =>
    bank(sandbox, ispb).post('/entries/', 'CreateEntryRequest', entryOf(ispb, change));
  let ids = 0;
  const requestId = () => {
    ids += 1;
    return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
  };

  it('are created, and visible through both faces', async () => {
    const answer = await create('both');
    expect(answer.status).toBe(201);
    expect(answer.root.name).toBe('CreateEntryResponse');
    expect(answer.text('Entry/Key')).toBe(PHONE);
    expect(answer.text('Entry/Account/OpeningDate')).toBe('2010-01-10T03:00:00.000Z');
    expect(answer.text('CorrelationId')).toMatch(/^[0-9a-f]{32}$/);
    const { body } = await directory(test, 'both').find('PHONE', PHONE).expect(200);
    expect(body).toMatchObject({ ispb: BANK, holderName: 'João Silva', accountType: 'CACC' });
    const found = await bank('both', OTHER).lookUp(PHONE);
    expect(found.status).toBe(200);
    expect(found.text('Entry/Owner/Name')).toBe('João Silva');
    expect(found.text('Entry/KeyOwnershipDate')).toBe(found.text('Entry/CreationDate'));
  });

  it('of the contract are official entries too', async () => {
    await directory(test, 'contract').create();
    const found = await bank('contract', OTHER).lookUp('12345678901');
    expect(found.status).toBe(200);
    expect(found.text('Entry/Account/AccountType')).toBe('CACC');
    expect(found.text('Entry/Owner/TaxIdNumber')).toBe('12345678901');
  });

  it('of an EVP get their key from DICT, and the same one when the request is repeated', async () => {
    const evp = { keyType: 'EVP', key: undefined, requestId: requestId() };
    const first = await create('evp', evp);
    const again = await create('evp', evp);
    expect(first.text('Entry/Key')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect([again.status, again.text('Entry/Key')]).toEqual([201, first.text('Entry/Key')]);
  });

  it('created twice with one RequestId at the same time exist once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create('twice')));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map(({ text }) => text('Entry/CreationDate'))).size).toBe(1);
    expect(await directory(test, 'twice').list()).toHaveLength(1);
  });

  it('are not created again by a request whose entry was deleted', async () => {
    await create('replayed');
    await bank('replayed').post(`${PATH}/delete`, 'DeleteEntryRequest', deletion());
    expect((await create('replayed')).error).toBe('RequestIdAlreadyUsed');
  });

  const deletion = (change: Members = {}): Members => ({
    ...{ Key: PHONE, Participant: BANK, Reason: 'USER_REQUESTED' },
    ...change,
  });
  const update = (change: Members = {}): Members => ({
    Key: PHONE,
    Account: {
      ...{ Participant: BANK, Branch: '0002', AccountNumber: '99', AccountType: 'SVGS' },
      OpeningDate: '2020-01-10T03:00:00Z',
    },
    Owner: { Type: 'NATURAL_PERSON', TaxIdNumber: '11122233300', Name: 'João da Silva' },
    Reason: 'USER_REQUESTED',
    ...change,
  });

  it('are changed in place', async () => {
    const created = await create('changed');
    const changed = await bank('changed').put(PATH, 'UpdateEntryRequest', update());
    expect(changed.status).toBe(200);
    expect(changed.text('Entry/Account/AccountNumber')).toBe('99');
    expect(changed.text('Entry/CreationDate')).toBe(created.text('Entry/CreationDate'));
    const found = await bank('changed', OTHER).lookUp(PHONE);
    expect(found.text('Entry/Owner/Name')).toBe('João da Silva');
    expect((await create('changed')).text('Entry/Owner/Name')).toBe('João da Silva');
  });

  it.each<[string, string, Parameters<typeof entryOf>[1]]>([
    ['EntryInvalid', 'a phone number without +', { key: '61988880000' }],
    ['EntryInvalid', 'an e-mail address with capitals', { keyType: 'EMAIL', key: 'A@b.com' }],
    ['EntryInvalid', 'an EVP with a key', { keyType: 'EVP' }],
    ['EntryInvalid', 'no key', { key: undefined }],
    ['EntryInvalid', 'an empty name', { name: '' }],
    ['EntryInvalid', 'digits in the name of a person', { name: 'João 2' }],
    ['EntryInvalid', 'a hyphen in the account number', { accountNumber: '12-3' }],
    [
      'EntryInvalid',
      'an e-mail address of 79 characters',
      { keyType: 'EMAIL', key: `${'a'.repeat(70)}@bank.com` },
    ],
    ['EntryInvalid', 'a RequestId that is no UUID', { requestId: 'x' }],
    ['InvalidReason', 'FRAUD as the reason', { reason: 'FRAUD' }],
    [
      'EntryTaxIdNumberByDifferentOwner',
      'the CPF of another person as the key',
      { keyType: 'CPF', key: '12345678901' },
    ],
  ])('are refused with %s: %s', async (error, _, change) => {
    const answer = await create('invalid', change);
    expect([answer.status, answer.error]).toEqual([400, error]);
    expect(answer.text('violations/violation/reason')).not.toBe('');
  });

  it.each<[string, string, Parameters<typeof entryOf>[1], string]>([
    ['EntryAlreadyExists', 'the same owner', {}, BANK],
    ['EntryKeyOwnedByDifferentPerson', 'another owner', { taxId: '98765432100' }, BANK],
    ['EntryKeyInCustodyOfDifferentParticipant', 'another participant', {}, OTHER],
  ])('are refused with %s: the key of %s', async (error, _, change, ispb) => {
    const sandbox = `conflict-${error.toLowerCase()}`.slice(0, 40);
    await create(sandbox);
    const answer = await create(sandbox, { ...change, requestId: requestId() }, ispb);
    expect([answer.status, answer.error]).toEqual([400, error]);
  });

  it('are refused with RequestIdAlreadyUsed: an id that created another entry', async () => {
    await create('used');
    const answer = await create('used', { key: '+5561988880001' });
    expect(answer.error).toBe('RequestIdAlreadyUsed');
  });

  it('are refused with EntryLimitExceeded: the sixth key of an account of a person', async () => {
    for (let index = 0; index < 5; index += 1) {
      const key = { key: `+55619888800${String(index)}0`, requestId: requestId() };
      expect((await create('full', key)).status).toBe(201);
    }
    const sixth = await create('full', { key: '+5561988889999', requestId: requestId() });
    expect(sixth.error).toBe('EntryLimitExceeded');
  });

  it('are refused with Forbidden: the account of another participant', async () => {
    const body = entryOf(OTHER);
    const answer = await bank('foreign').post('/entries/', 'CreateEntryRequest', body);
    expect([answer.status, answer.error]).toEqual([403, 'Forbidden']);
  });

  it.each<[string, string, Members, string]>([
    ['InvalidReason', 'ACCOUNT_CLOSURE as the reason', { Reason: 'ACCOUNT_CLOSURE' }, BANK],
    [
      'EntryTaxIdNumberByDifferentOwner',
      'another owner',
      { Owner: { Type: 'NATURAL_PERSON', TaxIdNumber: '98765432100', Name: 'Ana' } },
      BANK,
    ],
    ['EntryInvalid', 'another key than that of the address', { Key: '+5561988880009' }, BANK],
    ['Forbidden', 'the entry of another participant', { Account: undefined }, OTHER],
  ])('are not changed, with %s: %s', async (error, name, change, ispb) => {
    const sandbox = `update-${name.replace(/[^a-z]+/gi, '-').toLowerCase()}`.slice(0, 40);
    await create(sandbox);
    const answer = await bank(sandbox, ispb).put(PATH, 'UpdateEntryRequest', update(change));
    expect(answer.error).toBe(error);
  });

  it.each<[string, string, Members, string]>([
    ['InvalidReason', 'BRANCH_TRANSFER as the reason', { Reason: 'BRANCH_TRANSFER' }, BANK],
    ['Forbidden', 'the entry of another participant', { Participant: OTHER }, OTHER],
  ])('are not deleted, with %s: %s', async (error, name, change, ispb) => {
    const sandbox = `delete-${name.replace(/[^a-z]+/gi, '-').toLowerCase()}`.slice(0, 40);
    await create(sandbox);
    const by = bank(sandbox, ispb);
    const answer = await by.post(`${PATH}/delete`, 'DeleteEntryRequest', deletion(change));
    expect(answer.error).toBe(error);
    expect((await bank(sandbox, OTHER).lookUp(PHONE)).status).toBe(200);
  });

  it('are gone after they were deleted', async () => {
    await create('deleted');
    const path = `${PATH}/delete`;
    const answer = await bank('deleted').post(path, 'DeleteEntryRequest', deletion());
    expect([answer.status, answer.text('Key')]).toEqual([200, PHONE]);
    const again = await bank('deleted').post(path, 'DeleteEntryRequest', deletion());
    expect([again.status, again.error]).toEqual([404, 'NotFound']);
    expect((await bank('deleted', OTHER).lookUp(PHONE)).error).toBe('NotFound');
  });

  it.each([
    ['BadRequest', 'no payer', { 'PI-PayerId': '' }, PATH],
    ['BadRequest', 'a payer of ten digits', { 'PI-PayerId': '1234567890' }, PATH],
    ['BadRequest', 'a malformed EndToEndId', { 'PI-EndToEndId': 'E1' }, PATH],
    ['BadRequest', 'a key of no type', {}, '/entries/x'],
    [
      'BadRequest',
      'a participant of three characters',
      { 'PI-RequestingParticipant': '123' },
      PATH,
    ],
    ['EntryCannotBeQueriedForBookTransfer', 'the key of its own participant', {}, PATH],
  ])('are not looked up, with %s: %s', async (error, _, headers, path) => {
    await create('lookups');
    const answer = await bank('lookups').get(path, {
      ...{ 'PI-PayerId': '98765432100', 'PI-EndToEndId': `E${BANK}20261121120000000000001` },
      ...headers,
    });
    expect([answer.status, answer.error]).toEqual([400, error]);
  });

  it('are answered with an error of the official form by any address below /api/v2', async () => {
    const answer = await bank('unknown').get('/unknown');
    expect([answer.status, answer.error]).toEqual([404, 'NotFound']);
    expect(answer.headers['content-type']).toBe('application/problem+xml; charset=utf-8');
    const compressed = await bank('unknown').post(
      '/entries/',
      'CreateEntryRequest',
      entryOf(BANK),
      {
        'Content-Encoding': 'gzip',
      },
    );
    expect(compressed.error).toBe('BadRequest');
  });

  it('answer which of many keys exist', async () => {
    await create('checked');
    const Keys = { Key: [PHONE, 'nobody@example.com', 'not a key'] };
    const answer = await bank('checked').post('/keys/check', 'CheckKeysRequest', { Keys });
    const [keys] = answer.root.children.filter(({ name }) => name === 'Keys');
    expect(keys?.children.map((key) => [key.text, key.attributes.get('hasEntry')])).toEqual([
      [PHONE, 'true'],
      ['nobody@example.com', 'false'],
      ['not a key', 'false'],
    ]);
  });
});
