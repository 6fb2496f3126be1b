import 'reflect-metadata';
import { createTestApp, databaseUnderTest, frozenAt, type TestApp } from '#libs/testing';
import { dict } from '../src/dict.app';
import { contractKey, directory, type KeyAnswer } from './directory';
import { refusals } from './refusals';

const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

describe(`Keys on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict);
  });
  afterAll(() => test.close());

  it('are registered, found, listed, deleted, not found and registered again, as in the contract', async () => {
    const { post, find, list, delete: remove, get } = directory(test, 'contract');
    const { body: created } = await post(contractKey).expect(201);
    expect(created).toEqual({
      id: matching(UUID),
      keyType: 'CPF',
      keyValue: '12345678901',
      accountId: 'acc-001',
      status: 'ACTIVE',
      createdAt: matching(ISO_UTC),
    });
    const record = {
      ...contractKey,
      ...(created as KeyAnswer),
      holderType: 'NATURAL_PERSON',
      holderTaxId: '12345678901',
    };
    expect((await find('CPF', '12345678901').expect(200)).body).toEqual(record);
    expect(await list()).toEqual([record]);

    const { id } = created as KeyAnswer;
    expect((await remove(id).expect(204)).text).toBe('');
    expect((await find('CPF', '12345678901').expect(404)).body).toMatchObject({
      code: 'KEY_NOT_FOUND',
    });
    expect((await remove(id).expect(404)).body).toMatchObject({ code: 'KEY_NOT_FOUND' });
    expect(await list()).toEqual([]);
    const { body: again } = await post(contractKey).expect(201);
    expect((again as KeyAnswer).id).not.toBe(id);

    const { body: past } = await get('/__admin/export').expect(200);
    expect(past).toEqual([
      { ...record, ...(again as KeyAnswer) },
      { ...record, status: 'DELETED', deletedAt: matching(ISO_UTC) },
    ]);
    const { body: ofAnother } = await get('/__admin/export?keyType=EMAIL').expect(200);
    expect(ofAnother).toEqual([]);
  });

  it.each([
    ['CPF', '98765432100', '98765432100'],
    ['CNPJ', '12345678000195', '12345678000195'],
    ['CNPJ', '12abc34501de35', '12ABC34501DE35'],
    ['EMAIL', "o'brien/+?#$@example.com", "o'brien/+?#$@example.com"],
    ['PHONE', '+5511987654321', '+5511987654321'],
    ['RANDOM', '123e4567-e89b-12d3-a456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
  ])('of type %s are stored in normal form and found: %s', async (keyType, keyValue, stored) => {
    const { create, find } = directory(test, `of-${keyType.toLowerCase()}`);
    expect(await create({ keyType, keyValue })).toMatchObject({ keyType, keyValue: stored });
    for (const sought of [keyValue, stored, stored.toUpperCase()]) {
      expect((await find(keyType, sought).expect(200)).body).toMatchObject({ keyValue: stored });
    }
  });

  it.each([undefined, null])(
    'of type RANDOM are generated if the value is %p',
    async (keyValue) => {
      const { create, find } = directory(test, 'random');
      const created = await create({ keyType: 'RANDOM', keyValue });
      expect(created.keyValue).toMatch(UUID);
      expect((await find('RANDOM', created.keyValue).expect(200)).body).toMatchObject(created);
    },
  );

  it('are found if the path contains an unescaped +', async () => {
    const { create, get } = directory(test, 'plus');
    await create({ keyType: 'PHONE', keyValue: '+5521987654321' });
    await get('/dict/keys/PHONE/+5521987654321').expect(200);
  });

  describe('are refused, nothing stored:', () => {
    it.each(refusals)('$what', async ({ body, contentType, status, code, pointers }) => {
      const { post, list } = directory(test, 'refusals');
      const answer = await post(body, contentType).expect(status);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.body).toMatchObject({ status, code });
      const { errors = [] } = answer.body as { errors?: { pointer: string }[] };
      if (pointers !== undefined) expect(errors.map(({ pointer }) => pointer)).toEqual(pointers);
      expect(await list()).toEqual([]);
    });
  });

  it('are 409 with the official code while they are active', async () => {
    const { create, post } = directory(test, 'conflicts');
    await create();
    const conflicts = [
      [{}, 'ENTRY_ALREADY_EXISTS'],
      [{ ispb: '87654321' }, 'ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT'],
    ] as const;
    for (const [change, code] of conflicts) {
      const { body } = await post({ ...contractKey, ...change }).expect(409);
      expect(body).toMatchObject({ code });
    }
    const email = { ...contractKey, keyType: 'EMAIL', keyValue: 'maria@example.com' };
    await create(email);
    const { body } = await post({ ...email, holderName: 'Ana Souza' }).expect(409);
    expect(body).toMatchObject({ code: 'ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON' });
  });

  it('are limited to five for a person and twenty for others, and a deleted key frees a place', async () => {
    const { create, post } = directory(test, 'limits');
    const random = { keyType: 'RANDOM', keyValue: null };
    for (let count = 0; count < 20; count += 1) await create({ ...random, accountNumber: '20' });
    const { body } = await post({ ...contractKey, ...random, accountNumber: '20' }).expect(422);
    expect(body).toMatchObject({ code: 'ENTRY_LIMIT_EXCEEDED' });

    await create();
    for (let count = 0; count < 3; count += 1) await create(random);
    const { id } = await create(random);
    await post({ ...contractKey, ...random }).expect(422);
    await directory(test, 'limits').delete(id).expect(204);
    await create(random);
  });

  it('are registered once, or up to the limit of the account, if requests arrive at the same time', async () => {
    const { post } = directory(test, 'parallel');
    const count = (answers: { status: number }[]) => {
      const statuses = answers.map(({ status }) => status);
      return [201, 409, 422].map((wanted) => statuses.filter((one) => one === wanted).length);
    };
    const same = Array.from({ length: 32 }, () => post(contractKey));
    expect(count(await Promise.all(same))).toEqual([1, 31, 0]);
    const others = Array.from({ length: 32 }, () =>
      post({ ...contractKey, keyType: 'RANDOM', keyValue: null }),
    );
    expect(count(await Promise.all(others))).toEqual([4, 0, 28]);
  });

  describe('that are not there', () => {
    it.each([
      ['CPF', '11122233344', 404, 'KEY_NOT_FOUND'],
      ['EMAIL', 'nobody', 404, 'KEY_NOT_FOUND'],
      ['PHONE', 'x'.repeat(5000), 404, 'KEY_NOT_FOUND'],
      ['RANDOM', 'nul\0', 404, 'ROUTE_NOT_FOUND'],
      ['EVP', '123e4567-e89b-12d3-a456-426614174000', 400, 'KEY_TYPE_UNKNOWN'],
      ['cpf', '11122233344', 400, 'KEY_TYPE_UNKNOWN'],
      ['constructor', '1', 400, 'KEY_TYPE_UNKNOWN'],
    ])('as %s %s are %d', async (type, value, status, code) => {
      const { body } = await directory(test, 'absent').find(type, value).expect(status);
      expect(body).toMatchObject({ code });
    });

    it.each(['1', 'not-a-uuid', '00000000-0000-4000-8000-000000000000'])(
      'cannot be deleted by %s',
      async (id) => {
        const { body } = await directory(test, 'absent').delete(id).expect(404);
        expect(body).toMatchObject({ code: 'KEY_NOT_FOUND' });
      },
    );

    it('get 400 for an invalid path and 405 for a wrong method', async () => {
      const { get } = directory(test, 'absent');
      await get('/dict/keys/EMAIL/%ZZ').expect(400);
      const { headers } = await get('/dict/keys/only-one-segment').expect(405);
      expect(headers['allow']).toContain('DELETE');
    });
  });

  it.each([
    ['CPF', '12345678901'],
    ['EMAIL', 'maria@example.com'],
    ['RANDOM', '123e4567-e89b-12d3-a456-426614174000'],
  ])('are deleted by their value as well as by their id: %s %s', async (keyType, keyValue) => {
    const { create, delete: remove, find } = directory(test, 'by-value');
    await create({ keyType, keyValue });
    await remove(keyValue).expect(204);
    await find(keyType, keyValue).expect(404);
    await remove(keyValue).expect(404);
  });

  it('are not visible in another sandbox', async () => {
    await directory(test, 'one').create();
    await directory(test, 'two').find('CPF', contractKey.keyValue).expect(404);
    await directory(test, 'two').create();
  });

  it('have the time of the sandbox', async () => {
    const now = '2030-01-02T03:04:05.000Z';
    await test.http.put('/__admin/clock').set('X-Sandbox', 'time').send(frozenAt(now)).expect(200);
    expect(await directory(test, 'time').create()).toMatchObject({ createdAt: now });
  });
});

describe(`Keys where STRICT_TAX_IDS is set, on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { STRICT_TAX_IDS: 'true' });
  });
  afterAll(() => test.close());

  it.each([
    ['CPF', '12345678901', undefined, ['/keyValue', '/holderTaxId']],
    ['CNPJ', '12ABC34501DE36', undefined, ['/keyValue', '/holderTaxId']],
    ['EMAIL', 'maria@example.com', '12345678901', ['/holderTaxId']],
  ])(
    'are refused with wrong check digits: %s %s',
    async (keyType, keyValue, holderTaxId, pointers) => {
      const { post } = directory(test, 'default');
      const { body } = await post({ ...contractKey, keyType, keyValue, holderTaxId }).expect(400);
      expect(body).toMatchObject({
        code: 'ENTRY_INVALID',
        errors: pointers.map((pointer) => ({ pointer })),
      });
    },
  );

  it.each([
    ['CPF', '52998224725'],
    ['CNPJ', '11222333000181'],
    ['CNPJ', '12ABC34501DE35'],
    ['EMAIL', 'maria@example.com'],
  ])('are registered with correct check digits: %s %s', async (keyType, keyValue) => {
    await directory(test, 'default').create({ keyType, keyValue });
  });
});
