import 'reflect-metadata';
import { databaseUnderTest } from '#libs/testing';
import { item, newEndToEndId, PAYMENTS, TODAY } from '../../apps/openfinance/test/payments/payer';
import { payingIn, startBank, type BankAndSiblings } from './bank-and-siblings';

const EMAIL = 'ana@example.com';
const ENTRY = {
  keyType: 'EMAIL',
  keyValue: EMAIL,
  accountId: 'acc-001',
  ispb: '11112222',
  branch: '0042',
  accountNumber: '00654321',
  accountType: 'SAVINGS',
  holderName: 'Ana Lima',
};
const ACCOUNT = {
  ispb: '11112222',
  issuer: '0042',
  number: '00654321',
  accountType: 'SVGS',
} as const;
const DICT_PATH = '/dict/keys/**';

describe(`Payments to a key on ${databaseUnderTest}`, () => {
  let apps: BankAndSiblings;
  beforeAll(async () => {
    apps = await startBank({ DICT_TIMEOUT_MS: '2000' });
  });
  afterAll(() => apps.close());

  let sandboxes = 0;
  const fresh = async (entry: object = ENTRY) => {
    sandboxes += 1;
    const payer = await payingIn(apps, `keys-${String(sandboxes)}`);
    await payer.toDict('post', '/dict/keys', entry).expect(201);
    const toKey = (change: object = {}) => ({ amount: '150.00', proxy: EMAIL, ...change });
    const dictRule = (effect: object, times = 1) =>
      payer.toDict('post', '/__admin/rules', { match: { path: DICT_PATH }, effect, times });
    return { ...payer, toKey, dictRule };
  };
  type Fresh = Awaited<ReturnType<typeof fresh>>;

  it('go to the account and the holder that DICT names', async () => {
    const { send, toKey, advance, find, look, transactions, statement, unsound } = await fresh();
    const { body } = await send(PAYMENTS, toKey()).expect(201);
    const { paymentId } = (body as { data: { paymentId: string } }).data;
    expect(await find(paymentId)).toMatchObject({
      localInstrument: 'DICT',
      proxy: EMAIL,
      creditorAccount: ACCOUNT,
    });
    await advance('PT3S');
    expect(await look(paymentId)).toMatchObject({ status: 'ACSC', taken: 15_000, blocked: 0 });
    expect(await transactions()).toMatchObject([
      { creditorIspb: '11112222', creditorName: 'Ana Lima' },
    ]);
    const { data } = await statement('maria-corrente', '');
    expect(data.map(({ transactionName }) => transactionName)).toContain('Pix enviado - Ana Lima');
    expect(await unsound()).toEqual([]);
  });

  it.each([
    ['CPF', '11144477735', '11144477735'],
    ['CNPJ', '12345678000195', '12345678000195'],
    ['EMAIL', EMAIL, 'ANA@Example.com'],
    ['PHONE', '+5511987654321', '+5511987654321'],
  ])('find the key of type %s', async (keyType, keyValue, proxy) => {
    const { pay } = await fresh({ ...ENTRY, keyType, keyValue });
    const paid = await pay({ proxy, creditorAccount: undefined, creditor: undefined });
    expect(paid).toMatchObject({ creditorAccount: ACCOUNT });
  });

  const refusals: readonly (readonly [string, (payer: Fresh) => unknown, object])[] = [
    ['is not in DICT', () => undefined, { proxy: 'nobody@example.com' }],
    ['was deleted', ({ toDict }) => toDict('delete', `/dict/keys/${EMAIL}`).expect(204), {}],
    ['has no form of a key', () => undefined, { proxy: 'not a key' }],
    [
      'belongs to another account',
      () => undefined,
      { creditorAccount: { ...ACCOUNT, number: '00654322' } },
    ],
    [
      'belongs to an account of another institution',
      () => undefined,
      { creditorAccount: { ...ACCOUNT, ispb: '11112223' } },
    ],
  ];
  it.each(refusals)('are refused if the key %s', async (_, prepare, change) => {
    const payer = await fresh();
    await prepare(payer);
    const { refused, toKey, list, balance, before, transactions, advance } = payer;
    expect(await refused(toKey(change))).toEqual(['DETALHE_PAGAMENTO_INVALIDO']);
    await advance('PT1M');
    expect((await list()).data).toEqual([]);
    expect(await transactions()).toEqual([]);
    expect(await balance('maria-corrente')).toEqual(before);
  });

  it('are not refused for zeros in front of the number', async () => {
    const { pay } = await fresh();
    const creditorAccount = { ...ACCOUNT, number: '654321' };
    expect(await pay({ proxy: EMAIL, creditorAccount })).toMatchObject({ creditorAccount });
  });

  it('use up the consent if the key does not exist', async () => {
    const { consent, findConsent, refused, toDict } = await fresh();
    const details = { localInstrument: 'DICT', proxy: EMAIL, creditorAccount: ACCOUNT } as const;
    const { consentId } = await consent({ date: TODAY, details });
    await toDict('delete', `/dict/keys/${EMAIL}`).expect(204);
    const payment = item({ localInstrument: 'DICT', proxy: EMAIL, creditorAccount: ACCOUNT });
    const codes = await refused({ data: [payment] }, { 'x-consent-id': consentId });
    expect(codes).toEqual(['DETALHE_PAGAMENTO_INVALIDO']);
    expect(await findConsent(consentId)).toMatchObject({ status: 'CONSUMED' });
  });

  it('are paid to the account that had the key when they were made', async () => {
    const { pay, toKey, toDict, advance, look, transactions } = await fresh();
    const { paymentId } = await pay({ ...toKey(), creditorAccount: undefined });
    await toDict('delete', `/dict/keys/${EMAIL}`).expect(204);
    await advance('PT3S');
    expect(await look(paymentId)).toMatchObject({ status: 'ACSC', taken: 15_000 });
    expect(await transactions()).toMatchObject([{ creditorIspb: '11112222' }]);
  });

  it('do not find the keys of another sandbox', async () => {
    await fresh();
    sandboxes += 1;
    const { refused } = await payingIn(apps, `keys-${String(sandboxes)}`);
    const codes = await refused({ amount: 1, proxy: EMAIL });
    expect(codes).toEqual(['DETALHE_PAGAMENTO_INVALIDO']);
  });

  describe('while DICT does not work', () => {
    const faults: readonly (readonly [string, object, number, string])[] = [
      ['answers 503', { respond: { status: 503 } }, 502, 'UPSTREAM_FAILED'],
      ['answers 429', { outcome: 'RATE_LIMITED' }, 502, 'UPSTREAM_FAILED'],
      ['answers with HTML', { respond: { status: 200, body: '<p>' } }, 502, 'UPSTREAM_FAILED'],
      ['answers null', { respond: { status: 200, body: 'null' } }, 502, 'UPSTREAM_FAILED'],
      ['answers {}', { respond: { status: 200, body: '{}' } }, 502, 'UPSTREAM_FAILED'],
      ['resets the connection', { reset: true }, 502, 'UPSTREAM_FAILED'],
      ['is slow', { delay: { fixedMs: 5_000 } }, 504, 'UPSTREAM_TIMEOUT'],
    ];

    it.each(faults)(
      'and %s: nothing is made, and the same request works later',
      async (_, effect, status, code) => {
        const { send, toKey, dictRule, list, find } = await fresh();
        await dictRule(effect).expect(201);
        const headers = { 'x-idempotency-key': 'key-1' };
        const body = toKey({ endToEndId: newEndToEndId() });
        const failed = await send(PAYMENTS, body, headers);
        expect([failed.status, failed.body]).toEqual([
          status,
          expect.objectContaining({ errors: [expect.objectContaining({ code })] as unknown }),
        ]);
        expect((await list()).data).toEqual([]);
        const made = await send(PAYMENTS, body, headers).expect(201);
        const { paymentId } = (made.body as { data: { paymentId: string } }).data;
        expect(await find(paymentId)).toMatchObject({ creditorAccount: ACCOUNT });
      },
    );

    it.each(faults)('and %s: a payment that names its account is made', async (_, effect) => {
      const { pay, dictRule, advance, look } = await fresh();
      await dictRule(effect).expect(201);
      const { paymentId } = await pay({ proxy: EMAIL });
      await advance('PT3S');
      expect(await look(paymentId)).toMatchObject({ status: 'ACSC', taken: 15_000, blocked: 0 });
    });

    it('a payment under a consent that names the account is made', async () => {
      const { consent, findConsent, payList, dictRule } = await fresh();
      const details = { localInstrument: 'DICT', proxy: EMAIL, creditorAccount: ACCOUNT } as const;
      const { consentId } = await consent({ date: TODAY, details });
      await dictRule({ reset: true }).expect(201);
      await payList([item(details)], { 'x-consent-id': consentId });
      expect(await findConsent(consentId)).toMatchObject({ status: 'CONSUMED' });
    });
  });
});
