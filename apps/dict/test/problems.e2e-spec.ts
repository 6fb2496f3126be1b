import 'reflect-metadata';
import {
  createTestApp,
  databaseUnderTest,
  documentedProblem,
  frozenAt,
  type TestApp,
} from '#libs/testing';
import { dict } from '../src/dict.app';
import { claimsOf, JOAO } from './claims/claims-client';
import { contractKey, directory } from './directory';

const FIND = 'get /dict/keys/{keyType}/{keyValue}';
const CREATE = 'post /dict/keys';

describe(`The documented errors of DICT on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { STRICT_TAX_IDS: 'false' });
    const clock = frozenAt('2026-11-21T12:00:00.000Z');
    await test.http.put('/__admin/clock').set('X-Sandbox', 'run-42').send(clock).expect(200);
  });
  afterAll(() => test.close());

  const keys = () => directory(test, 'run-42');

  it('have the texts of the service for an unknown key or key type', async () => {
    expect((await keys().find('CPF', '12345678901')).body).toMatchObject(
      await documentedProblem(test, FIND, 'KEY_NOT_FOUND'),
    );
    expect((await keys().find('EVP', '12345678901')).body).toMatchObject(
      await documentedProblem(test, FIND, 'KEY_TYPE_UNKNOWN'),
    );
    expect((await keys().delete('12345678901')).body).toMatchObject(
      await documentedProblem(test, 'delete /dict/keys/{id}', 'KEY_NOT_FOUND'),
    );
  });

  it.each([
    ['ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER', { holderTaxId: '98765432100' }],
    ['ENTRY_ALREADY_EXISTS', {}],
    ['ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT', { ispb: '87654321' }],
  ])('have the texts of the service: %s', async (code, change) => {
    await keys().post(contractKey);
    const { body } = await keys().post({ ...contractKey, ...change });
    const documented = await documentedProblem(test, CREATE, code);
    // The example has another id.
    const active = await keys().find(contractKey.keyType, contractKey.keyValue);
    const { id } = active.body as { readonly id: string };
    const { detail } = documented as { readonly detail: string };
    expect(body).toMatchObject({ ...documented, detail: detail.replace(/[0-9a-f-]{36}/, id) });
  });

  it('have the texts of the service: ENTRY_LIMIT_EXCEEDED', async () => {
    const account = { accountNumber: '999', keyType: 'RANDOM', holderTaxId: '12345678901' };
    for (let count = 0; count < 5; count += 1) await keys().create({ ...account, keyValue: null });
    const { body } = await keys().post({ ...contractKey, ...account, keyValue: null });
    expect(body).toMatchObject(await documentedProblem(test, CREATE, 'ENTRY_LIMIT_EXCEEDED'));
  });

  it('have the texts of the service: ENTRY_LOCKED_BY_CLAIM', async () => {
    const claims = claimsOf(test, 'run-42');
    const email = { keyType: 'EMAIL', keyValue: 'locked@example.com', accountNumber: '7' };
    await keys().create({ ...email, holderName: JOAO.name });
    const id = await claims.opened({ keyType: 'EMAIL', key: email.keyValue });
    const code = 'ENTRY_LOCKED_BY_CLAIM';
    const deleted = await keys().delete(email.keyValue);
    const ofDelete = await documentedProblem(test, 'delete /dict/keys/{id}', code);
    expect(deleted.body).toMatchObject(ofDelete);
    await claims.acknowledge(id, contractKey.ispb);
    await claims.confirm(id, 'USER_REQUESTED', contractKey.ispb);
    const created = await keys().post({ ...contractKey, ...email });
    expect(created.body).toMatchObject(await documentedProblem(test, CREATE, code));
  });

  it('have the texts of the service: ENTRY_INVALID', async () => {
    const strict = await createTestApp(dict, { STRICT_TAX_IDS: 'true' });
    const { body } = await directory(strict, 'run-42').post({
      ...contractKey,
      keyValue: '12345678901',
    });
    const documented = await documentedProblem(strict, CREATE, 'ENTRY_INVALID');
    await strict.close();
    expect(body).toMatchObject(documented);
  });
});
