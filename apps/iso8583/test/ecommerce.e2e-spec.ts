import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost } from './card-host';

const VISA = '4000000000000001';
const MASTERCARD = '5000000000000004';

describe(`E-commerce and contactless payments on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  const within = async (sandbox: string, ecommerce: string) => {
    const host = cardHost(test, sandbox);
    await host.put('/admin/host', { security: { ecommerce } }).expect(200);
    const cavv = async (pan: string, body: object = {}): Promise<string> =>
      (
        (await host.post('/iso8583/tools/cavv', { pan, ...body }).expect(200)).body as {
          value: string;
        }
      ).value;
    const buy = (body: object) =>
      host.authorize({ pan: VISA, amount: 1_000, posEntryMode: '810', ...body });
    const last = async (pan: string) =>
      (await host.get<object[]>(`/admin/cards/${pan}/transactions`))[0];
    return { ...host, cavv, buy, last };
  };

  it.each<
    [what: string, pan: string, eci: string, made: object, expected: readonly [string, string]]
  >([
    ['a right CAVV', VISA, '05', {}, ['00', '2']],
    ['a right CAVV of an attempt', VISA, '06', { result: 7 }, ['00', '3']],
    ['a right CAVV of Mastercard', MASTERCARD, '02', {}, ['00', '2']],
    ['an attempt that claims to be an authentication', VISA, '05', { result: 7 }, ['82', '1']],
    ['a failed authentication', VISA, '06', { result: 9 }, ['82', '4']],
    ['the ECI of another brand', MASTERCARD, '05', {}, ['12', '0']],
  ])('with %s of %s, ECI %s: %j gets %j', async (_, pan, eci, made, [code, result]) => {
    const { cavv, buy } = await within('cavv', 'check');
    const answer = await buy({ pan, eci, cavv: await cavv(pan, made) });
    expect(answer).toMatchObject({ responseCode: code });
    expect(answer.fields['44']).toBe(result);
  });

  it('show who is liable in the history', async () => {
    const { cavv, buy, last } = await within('liability', 'check');
    const dsTransactionId = 'f38e6948-5388-41a6-bca4-b49723c19437';
    const data = { threeDsVersion: '2', dsTransactionId };
    await buy({ eci: '05', cavv: await cavv(VISA), ...data });
    const full = { eci: '05', level: 'full', value: 'valid', liability: 'issuer', ...data };
    expect(await last(VISA)).toMatchObject({ authentication: full });
    await buy({ eci: '07' });
    const none = { eci: '07', level: 'none', value: 'absent', liability: 'merchant' };
    expect(await last(VISA)).toMatchObject({ authentication: none });
    await buy({});
    expect(await last(VISA)).not.toHaveProperty('authentication');
  });

  it('with the CAVV of another card get 82, unless nothing is checked', async () => {
    const checked = await within('other-card', 'check');
    const other = await checked.cavv('4000000000000002');
    expect(await checked.buy({ eci: '05', cavv: other })).toMatchObject({
      responseCode: '82',
      trace: { rule: 'authentication' },
    });
    const { buy, last } = await within('unchecked', 'off');
    const answer = await buy({ eci: '05', cavv: other });
    expect(answer).toMatchObject({ responseCode: '00' });
    expect(answer.fields['44']).toBeUndefined();
    expect(await last(VISA)).toMatchObject({ authentication: { value: 'unchecked' } });
  });

  it('need an authentication if the sandbox requires one', async () => {
    const { cavv, buy, authorize } = await within('require', 'require');
    expect(await buy({})).toMatchObject({ responseCode: '1A', trace: { rule: 'authentication' } });
    expect(await buy({ pan: MASTERCARD })).toMatchObject({ responseCode: '65' });
    expect(await buy({ eci: '06', cavv: await cavv(VISA, { result: 7 }) })).toMatchObject({
      responseCode: '1A',
    });
    expect(await buy({ eci: '05', cavv: await cavv(VISA) })).toMatchObject({ responseCode: '00' });
    // The merchant starts a payment with a stored card; and a payment in a shop needs none.
    expect(await buy({ posEntryMode: '100' })).toMatchObject({ responseCode: '00' });
    expect(await authorize({ pan: VISA, amount: 100 })).toMatchObject({ responseCode: '00' });
  });

  it('with a token have the value of the token', async () => {
    const { cavv, buy, post } = await within('tavv', 'check');
    const made = await post('/admin/tokens', { pan: VISA, requestorId: '40010030273' });
    const { token } = made.body as { token: string };
    const right = await buy({ pan: token, eci: '05', cavv: await cavv(token) });
    expect(right).toMatchObject({ responseCode: '00', fields: { '44': '2' } });
    const wrong = await buy({ pan: token, eci: '05', cavv: await cavv(VISA) });
    expect(wrong).toMatchObject({ responseCode: '82' });
  });

  describe('of a card with contactless limits', () => {
    const pan = '4111111111111111';
    const limits = { contactlessLimit: 5_000, contactlessPinLimit: 2_000 };
    beforeAll(async () => {
      const card = { pan, balance: 100_000, ...limits };
      const made = await cardHost(test, 'contactless').post('/admin/cards', card).expect(201);
      expect(made.body).toMatchObject(limits);
    });

    it.each<[what: string, payment: object, code: string]>([
      ['an amount above the limit without a PIN', { amount: 2_001 }, '70'],
      ['a PIN', { amount: 2_001, pin: '1234' }, '00'],
      ['the verification by the device', { amount: 2_001, emv: '9F6C020080' }, '00'],
      ['an amount above the limit', { amount: 5_001, pin: '1234' }, '61'],
    ])('with %s: %j gets %s', async (_, payment, code) => {
      const answer = await cardHost(test, 'contactless').authorize({
        pan,
        posEntryMode: '071',
        ...payment,
      });
      expect(answer).toMatchObject({ responseCode: code });
    });
  });
});
