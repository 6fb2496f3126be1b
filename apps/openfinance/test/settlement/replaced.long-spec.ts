import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { PAYEE } from '../payments/builders';
import { NOW, payerIn, PAYMENTS, plain, type TestPayer } from '../payments/payer';

const MARIA = 'maria-corrente';
const JOAO = { ispb: '87654321', issuer: '0001', number: '10000004', accountType: 'CACC' };
const POSTS = 30;
const ROUNDS = 2;
/** Done, or not done because the sandbox was replaced, or not found in the new sandbox. */
const WHOLE = [200, 201, 204, 404, 503];

/** What a test can do to a sandbox while its payments are under way. */
const REPLACEMENTS: readonly (readonly [
  string,
  (payer: TestPayer, name: string) => Promise<unknown>,
])[] = [
  ['reset', (payer) => payer.call('post', '/reset').expect(200)],
  [
    'restored',
    (payer, name) => payer.call('post', `/sandboxes/${name}/snapshots/start/restore`).expect(200),
  ],
  ['dropped', (payer, name) => payer.call('delete', `/sandboxes/${name}`).expect(204)],
];

describe.each(REPLACEMENTS)(`A sandbox that is %s on ${databaseUnderTest}`, (what, replace) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const name = `${what}-${String(sandboxes)}`;
    const payer = payerIn(test, name);
    await payer.frozen(NOW).expect(200);
    await payer.pay({ amount: '7.00' });
    await payer.call('post', `/sandboxes/${name}/snapshots/start`).expect(201);
    /** What is not whole, after all payments that there are have come to their end. */
    const wrong = async (): Promise<unknown[]> => {
      await payer.frozen(NOW).expect(200);
      await payer.advance('PT10S');
      const { data } = await payer.list('?page-size=1000');
      const consents = await Promise.all(data.map(({ consentId }) => payer.findConsent(consentId)));
      return [
        ...data.filter(({ status }) => status !== 'ACSC').map(({ status }) => status),
        ...consents.filter(({ status }) => status !== 'CONSUMED').map(({ status }) => status),
        ...(await payer.balance(MARIA)).slice(1).filter((blocked) => blocked !== 0),
        ...(await payer.unsound()),
      ];
    };
    return { ...payer, name, wrong, replaceIt: () => replace(payer, name) };
  };

  it('while many payments are made has each of them whole, or not at all', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { send, replaceIt, list, wrong } = await fresh();
      const posts = Array.from({ length: POSTS }, async (_, index) => {
        const headers = { 'x-idempotency-key': `key-${String(index)}` };
        return (await send(PAYMENTS, plain({ amount: '1.00' }), headers)).status;
      });
      const [, ...statuses] = await Promise.all([replaceIt(), ...posts]);
      expect(statuses.filter((status) => !WHOLE.includes(status))).toEqual([]);
      const { meta } = await list();
      expect(meta.totalRecords).toBeLessThanOrEqual(
        statuses.filter((status) => status === 201).length + 1,
      );
      expect(await wrong()).toEqual([]);
    }
  });

  it.each([
    ['to other institutions', undefined],
    ['within the bank', JOAO],
  ])('while payments %s are settled is whole', async (_, payee) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { pay, advance, call, replaceIt, wrong, unsound } = await fresh();
      const creditorAccount = payee === undefined ? {} : { creditorAccount: payee };
      await Promise.all(
        Array.from({ length: POSTS }, () => pay({ amount: '1.00', ...creditorAccount })),
      );
      await advance('PT1S');
      const moving = call('post', '/clock/advance', { by: 'PT2S' }).then(({ status }) => status);
      const [status] = await Promise.all([moving, replaceIt()]);
      expect(WHOLE).toContain(status);
      expect(await unsound()).toEqual([]);
      expect(await wrong()).toEqual([]);
    }
  });

  it('while its payments are read and cancelled answers all of these requests', async () => {
    const { pay, get, patch, replaceIt, wrong } = await fresh();
    const made = await Promise.all(Array.from({ length: 10 }, () => pay({ amount: '1.00' })));
    const requests = made.flatMap(({ paymentId }) => [
      get(`${PAYMENTS}/${paymentId}`).then(({ status }) => status),
      patch(`${PAYMENTS}/${paymentId}`).then(({ status }) => status),
    ]);
    const [, ...statuses] = await Promise.all([replaceIt(), ...requests]);
    expect(statuses.filter((status) => ![...WHOLE, 422].includes(status))).toEqual([]);
    expect(await wrong()).toEqual([]);
  });
});

describe(`A sandbox whose payments were under way on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  it.each([
    ['to other institutions', PAYEE],
    ['within the bank', JOAO],
  ])('%s stays dropped', async (payees, creditorAccount) => {
    const other = payerIn(test, 'other');
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = `gone-${payees.replaceAll(' ', '-')}-${String(round)}`;
      const { frozen, pay, advance, call, status } = payerIn(test, name);
      await frozen(NOW).expect(200);
      const made = await Promise.all(
        Array.from({ length: 4 * POSTS }, () => pay({ amount: '1.00', creditorAccount })),
      );
      await advance('PT1S');
      const moving = call('post', '/clock/advance', { by: 'PT2S' }).then((answer) => answer.status);
      while ((await status(made[0]?.paymentId ?? '')) === 'ACCP') continue;
      await other.call('delete', `/sandboxes/${name}`).expect(204);
      expect(WHOLE).toContain(await moving);
      await other.call('get', `/sandboxes/${name}`).expect(404);
    }
  });
});
