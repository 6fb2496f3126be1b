import 'reflect-metadata';
import { EXAMPLE_RUN } from '#libs/exams';
import { createTestApp, databaseUnderTest, frozenAt, resultOf, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { bank, eventsIn } from '../reconciliation/bank';
import { BANK, stage, stepsOf, subjectsOf, type Body } from './stage';

const SETTINGS = { LOG_LEVEL: 'silent', DICT_SIGN: 'false' };
const SERVED = [
  ...['preload', 'keys', 'vsync', 'claims-acknowledge', 'claim-donor', 'claim-claimer'],
  ...['infraction', 'refund', 'capacity'],
];

describe(`The homologation script of DICT on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, SETTINGS);
  });
  afterAll(() => test.close());

  it('lists its items, and says which it cannot examine', async () => {
    const { call } = await stage(test, 'items');
    const items = (await call('get', '/exams').expect(200)).body as Body[];
    expect(items.filter(({ served }) => served).map(({ item }) => item)).toEqual(SERVED);
    expect(items.find(({ item }) => item === 'claim-donor')).toMatchObject({
      source: 'our reading',
      timeLimit: 'PT1H',
      parameters: ['ispb'],
      steps: [{ name: 'acknowledged' }, { name: 'confirmed' }, { name: 'completed' }],
    });
    expect(items.find(({ item }) => item === 'payments')).toMatchObject({ served: false });
  });

  describe('grades item preload', () => {
    const contractKey = (number: number) => ({
      ...{ keyType: 'EMAIL', keyValue: `key${String(number)}@example.com`, ispb: BANK },
      ...{ accountId: `acc-${String(number)}`, accountNumber: String(number), branch: '0001' },
      ...{ accountType: 'CHECKING', holderName: 'Maria Silva' },
    });

    it('by 1,000 keys of one type, through any face', async () => {
      const now = await stage(test, 'preload');
      const { post } = now.claims.contract;
      for (let number = 1; number < 1_000; number += 1) {
        await post(contractKey(number)).expect(201);
      }
      await now.register('PHONE', '+5561900000001');
      const run = await now.start('preload', { keyType: 'EMAIL' });
      expect(resultOf(run)).toBe('running -');
      expect(stepsOf(run)[0]).toMatchObject({ detail: 'The participant has 999.', evidence: [] });
      await now.register('EMAIL', 'last@example.com');
      const graded = await now.run(run);
      expect(resultOf(graded)).toBe('passed P');
      expect(stepsOf(graded)[0]).toMatchObject({
        detail: 'The participant has 1000.',
        evidence: [{ kind: 'KEY', keyType: 'EMAIL', key: 'last@example.com' }],
      });
      expect(resultOf(await now.start('preload', { keyType: 'EMAIL' }))).toBe('passed P');
      expect(resultOf(await now.start('preload', { keyType: 'EVP' }))).toBe('running -');
    });

    it('without the keys that come after its end', async () => {
      const now = await stage(test, 'preload-late');
      const run = await now.start('preload');
      await now.advance('PT1H1S');
      expect(await now.resultNow(run)).toBe('expired -');
    });
  });

  describe('grades item keys', () => {
    it('by one registration and one look-up of each type', async () => {
      const now = await stage(test, 'keys');
      await now.register('PHONE', '+5561900000002');
      const run = await now.start('keys');
      expect(resultOf(run)).toBe('running ----------');
      await now.register('CPF', '11122233300');
      await now.register('CNPJ', '11222333000181', '11222333000181');
      await now.register('EMAIL', 'one@example.com');
      expect(await now.resultNow(run)).toBe('running PP-P------');
      await now.register('PHONE', '+5561900000003');
      await now.register('EVP', undefined);
      const keys = subjectsOf(run);
      expect(keys.map(({ keyType }) => keyType)).toEqual(['CPF', 'CNPJ', 'PHONE', 'EMAIL', 'EVP']);
      for (const { key } of keys.slice(0, 4)) expect((await now.bank.lookUp(key)).status).toBe(200);
      expect(await now.resultNow(run)).toBe('running PPPPPPPPP-');
      expect((await now.claims.by('87654321').lookUp(keys[4]?.key ?? '')).status).toBe(200);
      expect(await now.resultNow(run)).toBe('running PPPPPPPPP-');
      expect((await now.bank.lookUp(keys[4]?.key ?? '')).status).toBe(200);
      const graded = await now.run(run);
      expect(resultOf(graded)).toBe('passed PPPPPPPPPP');
      expect(stepsOf(graded)[9]).toMatchObject({
        name: 'EVP looked up',
        evidence: [{ kind: 'LOOKUP', keyType: 'EVP', key: keys[4]?.key }],
      });
    });

    it('not by what happens after the hour', async () => {
      const now = await stage(test, 'keys-late');
      const run = await now.start('keys');
      await now.advance('PT1H');
      await now.register('EMAIL', 'in-time@example.com');
      await now.advance('PT1S');
      await now.register('CPF', '11122233300');
      expect(await now.resultNow(run)).toBe('expired ---P------');
    });
  });

  describe('grades item vsync', () => {
    const withEntries = async (sandbox: string) => {
      const now = await stage(test, sandbox);
      const participant = bank(test, sandbox);
      for (let number = 1; number <= 5; number += 1) await participant.create(number);
      const base = eventsIn(await participant.events('KeyType=PHONE')).map(({ cid }) => cid);
      return { now, participant, base };
    };

    it('by a verification that is NOK, the repair, and one that is OK', async () => {
      const { now, participant, base } = await withEntries('vsync');
      const run = await now.start('vsync', { keyType: 'PHONE', changes: 3 });
      expect(resultOf(run)).toBe('running ---');
      const [corruption] = subjectsOf(run);
      expect(await participant.resultOf('PHONE', base)).toBe('NOK');
      expect(await now.resultNow(run)).toBe('running P--');
      const { body } = await now.call('get', `/corrupt/${corruption?.id ?? ''}`).expect(200);
      const { entries } = body as { entries: { cidBefore?: string; cidAfter?: string }[] };
      expect(entries).toHaveLength(3);
      const repaired = base.filter((cid) => !entries.some(({ cidBefore }) => cidBefore === cid));
      repaired.push(...entries.flatMap(({ cidAfter }) => cidAfter ?? []));
      expect(await participant.resultOf('PHONE', repaired)).toBe('OK');
      const graded = await now.run(run);
      expect(resultOf(graded)).toBe('passed PPP');
      expect(stepsOf(graded).flatMap(({ evidence }) => evidence)).toMatchObject([
        { kind: 'SYNC_VERIFICATION', status: 'NOK', keyType: 'PHONE' },
        { kind: 'CORRUPTION', status: 'REPAIRED' },
        { kind: 'SYNC_VERIFICATION', status: 'OK', keyType: 'PHONE' },
      ]);
    });

    it('and expires if nothing is repaired in the hour', async () => {
      const { now, participant, base } = await withEntries('vsync-late');
      const run = await now.start('vsync', { changes: 1 });
      expect(await participant.resultOf('PHONE', base)).toBe('NOK');
      await now.advance('PT1H1S');
      expect(await now.resultNow(run)).toBe('expired P--');
    });

    it('not without entries that can be changed', async () => {
      const now = await stage(test, 'vsync-empty');
      const body = { ispb: BANK, changes: 1 };
      const answer = await now.call('post', '/exams/vsync', body).expect(409);
      expect(answer.body).toMatchObject({ code: 'EXAM_NOT_READY' });
    });
  });

  it.each<[string, string, object, number, string]>([
    ['the examiner itself', 'keys', { ispb: '99999004' }, 400, 'REQUEST_INVALID'],
    ['a member of another item', 'keys', { ispb: BANK, claims: 1 }, 400, 'REQUEST_INVALID'],
    ['an EVP to claim', 'claim-claimer', { ispb: BANK, keyType: 'EVP' }, 400, 'REQUEST_INVALID'],
    ['no claims', 'claims-acknowledge', { ispb: BANK, claims: 0 }, 400, 'REQUEST_INVALID'],
    ['a capacity run of no time', 'capacity', { ispb: BANK, minutes: 0 }, 400, 'REQUEST_INVALID'],
    ['claims without keys', 'claims-acknowledge', { ispb: BANK }, 409, 'EXAM_NOT_READY'],
  ])('refuses %s', async (_, item, body, status, code) => {
    const { call } = await stage(test, 'refused');
    const answer = await call('post', `/exams/${item}`, body).expect(status);
    expect(answer.body).toMatchObject({ code });
    expect((await call('get', '/exams/runs').expect(200)).body).toEqual([]);
  });

  it.each([
    ['1970-01-01T00:00:00.000Z', 'cancelled'],
    // The calendar of a sandbox ends here: a run is over at once.
    ['9999-12-31T23:59:59.999Z', 'expired'],
  ])('starts, grades and cancels runs when the clock is at %s: they are %s', async (at, status) => {
    const now = await stage(test, `clock-${at.slice(0, 4)}`);
    for (let number = 1; number <= 3; number += 1) {
      await now.register('PHONE', `+556190000000${String(number)}`);
    }
    await now.call('put', '/clock', frozenAt(at)).expect(200);
    for (const item of SERVED) {
      const run = await now.start(item);
      expect(await now.cancel(run)).toMatchObject({ item, status });
    }
    expect(await now.resultNow({ id: EXAMPLE_RUN })).toBe('expired -');
  });

  it('has the run of the documentation, and forgets runs when the sandbox is reset', async () => {
    const now = await stage(test, 'example');
    const example = { id: EXAMPLE_RUN };
    expect(await now.resultNow(example)).toBe('expired -');
    const run = await now.start('keys');
    await now.call('post', '/sandboxes/example/reset');
    await now.call('get', `/exams/runs/${String(run['id'])}`).expect(404);
    expect((await now.call('get', '/exams/runs').expect(200)).body).toEqual([]);
    expect(await now.resultNow(example)).toBe('expired -');
  });
});
