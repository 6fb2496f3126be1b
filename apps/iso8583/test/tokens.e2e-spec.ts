import 'reflect-metadata';
import { passesLuhn } from '#libs/kernel';
import { databaseUnderTest, documentedProblem, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, isoMessage, type Answer } from './card-host';

const PAN = '4000000000000001';
const REQUESTOR = '40010030273';

interface TokenView {
  readonly token: string;
  readonly panLastFour: string;
  readonly paymentAccountReference: string;
  readonly status: string;
}
type TokenAnswer = Answer & { readonly token?: object };

describe(`Tokens on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  const within = (sandbox: string) => {
    const host = cardHost(test, sandbox);
    const create = async (body: object = {}): Promise<TokenView> =>
      (await host.post('/admin/tokens', { pan: PAN, requestorId: REQUESTOR, ...body }).expect(201))
        .body as TokenView;
    const pay = (token: string, body: object = {}) =>
      host.authorize({
        pan: token,
        amount: 1_000,
        posEntryMode: '810',
        ...body,
      }) as Promise<TokenAnswer>;
    const status = (token: string, value: string) =>
      host.put(`/admin/tokens/${token}/status`, { status: value });
    const history = () => host.get<object[]>(`/admin/cards/${PAN}/transactions`);
    return { ...host, create, pay, status, history };
  };

  it('stand for their card, and never show its number', async () => {
    const { create, pay, history, card, get } = within('use');
    const made = await create();
    const { token, paymentAccountReference } = made;
    expect(passesLuhn(token)).toBe(true);
    expect(made).toMatchObject({ panLastFour: '0001', status: 'active' });
    const answer = await pay(token);
    expect(answer).toMatchObject({
      responseCode: '00',
      fields: { '2': token, '56': `0129${paymentAccountReference}` },
      token: { token, panLastFour: '0001', paymentAccountReference },
    });
    expect(JSON.stringify(answer)).not.toContain(PAN);
    expect((await card(PAN)).held).toBe(1_000);
    const [row] = await history();
    expect(row).toMatchObject({ token, pan: '************0001', amount: 1_000 });
    const items = await get<object[]>(`/admin/tokens?pan=${PAN}`);
    expect(items).toEqual([made]);
    expect(JSON.stringify(items)).not.toContain(PAN);
  });

  it('are the same in each sandbox, and differ for each creation', async () => {
    const first = [await within('same-1').create(), await within('same-1').create()];
    expect(first[0]?.token).not.toBe(first[1]?.token);
    const second = [await within('same-2').create(), await within('same-2').create()];
    expect(second.map(({ token }) => token)).toEqual(first.map(({ token }) => token));
    expect(first[0]?.paymentAccountReference).toBe(first[1]?.paymentAccountReference);
  });

  it.each<[what: string, draft: object, payment: object, code: string]>([
    ['another requestor', {}, { tokenRequestorId: '99999999999' }, '63'],
    ['another channel', { channels: ['contactless'] }, {}, '57'],
    ['another merchant', { merchants: ['SHOP'] }, { merchantId: 'OTHER' }, '58'],
    ['the expiry of the card', { expiry: '4801' }, { expiry: '4912' }, '54'],
    ['the expiry of the token', { expiry: '4801' }, { expiry: '4801' }, '00'],
  ])('by %s: with %j %j gets %s', async (_, draft, payment, code) => {
    const { create, pay } = within('domain');
    const { token } = await create(draft);
    expect(await pay(token, payment)).toMatchObject({ responseCode: code });
  });

  it('are suspended, resumed and deleted', async () => {
    const { create, pay, status, get } = within('statuses');
    const { token } = await create();
    expect((await status(token, 'suspended').expect(200)).body).toMatchObject({
      status: 'suspended',
    });
    expect(await pay(token)).toMatchObject({ responseCode: '62', trace: { rule: 'token' } });
    await status(token, 'active').expect(200);
    const paid = await pay(token);
    expect(paid).toMatchObject({ responseCode: '00' });
    await test.http.delete(`/admin/tokens/${token}`).set('X-Sandbox', 'statuses').expect(204);
    expect(await pay(token)).toMatchObject({ responseCode: '14', trace: { rule: 'token' } });
    await status(token, 'active').expect(409);
    expect(await get(`/admin/tokens/${token}`)).toMatchObject({ status: 'deleted' });
    expect(await get('/admin/tokens/latest')).toMatchObject({ token });
    // The money of a payment with the token still goes back.
    const { reversal, card } = within('statuses');
    const undone = await reversal({ pan: token, amount: 1_000, rrn: paid.fields['37'] });
    expect(undone).toMatchObject({ responseCode: '00', fields: { '2': token } });
    expect((await card(PAN)).held).toBe(0);
  });

  it('have counters of their own, which must grow', async () => {
    const { create, post, authorize, reversal: reverse } = within('counter');
    const { token } = await create();
    const contactless = async (pan: string, atc: number) => {
      const made = await post('/iso8583/tools/arqc', { pan, amount: 1_000, atc, version: 17 });
      const { emv } = made.body as { emv: string };
      const fields = { '2': pan, '22': '071', '55': emv };
      return authorize({ ...isoMessage('0100', fields), complete: false });
    };
    expect(await contactless(PAN, 500)).toMatchObject({ responseCode: '00' });
    expect(await contactless(token, 3)).toMatchObject({ responseCode: '00' });
    expect(await contactless(token, 3)).toMatchObject({ responseCode: '82' });
    const paid = await contactless(token, 4);
    expect(paid).toMatchObject({ responseCode: '00' });
    const { '4': amount, '11': stan, '41': terminal } = paid.fields;
    const undone = { '2': token, '4': amount, '11': stan, '41': terminal, '55': '9F36020003' };
    const reversal = { ...isoMessage('0400', undone), complete: false };
    expect(await reverse(reversal)).toMatchObject({ responseCode: '00' });
    expect(await contactless(token, 4)).toMatchObject({ responseCode: '82' });
    expect(await contactless(PAN, 400)).toMatchObject({ responseCode: '82' });
  });

  it('are in the PIN block and the cryptogram in place of the PAN', async () => {
    const { create, post, put, authorize, pay } = within('crypto');
    await put('/admin/host', { security: { chip: 'check' } }).expect(200);
    const { token } = await create();
    const payment = { posEntryMode: '071', pin: '1234' };
    expect(await pay(token, payment)).toMatchObject({ responseCode: '00' });
    const made = await post('/iso8583/tools/arqc', { pan: token, amount: 1_000, version: 17 });
    const { emv } = made.body as { emv: string };
    const answer = await authorize({ pan: token, amount: 1_000, posEntryMode: '071', emv });
    expect(answer).toMatchObject({ responseCode: '00' });
    expect(answer.fields['55']).toContain('910A');
  });

  it('are unknown outside the vault, and deleted by a reset of their card', async () => {
    const { create, pay, post } = within('unknown');
    expect(await pay('4000990000000000')).toMatchObject({
      responseCode: '14',
      trace: { rule: 'card' },
    });
    const { token } = await create();
    await post(`/admin/cards/${PAN}/reset`, {}).expect(200);
    expect(await pay(token)).toMatchObject({ responseCode: '14', trace: { rule: 'card' } });
    const refused = await post('/admin/cards', { pan: '4000990000000000' }).expect(400);
    expect(refused.body).toMatchObject({ errors: [{ pointer: '/pan' }] });
  });

  it('are at most 20 of a card', async () => {
    const { create, post } = within('run-42');
    for (let count = 0; count < 20; count += 1) await create();
    const { body } = await post('/admin/tokens', { pan: PAN, requestorId: REQUESTOR }).expect(409);
    const documented = await documentedProblem(test, 'post /admin/tokens', 'TOKEN_LIMIT_REACHED');
    expect(body).toMatchObject(documented);
  });

  it('have the documented errors', async () => {
    const { status, post } = within('run-42');
    const missing = await status('4000990000000000', 'active').expect(404);
    expect(missing.body).toMatchObject(
      await documentedProblem(test, 'put /admin/tokens/{token}/status', 'TOKEN_NOT_FOUND'),
    );
    const { token } = await within('run-42-b').create();
    await within('run-42-b').status(token, 'deleted').expect(200);
    const final = await within('run-42-b').status(token, 'active').expect(409);
    expect(final.body).toMatchObject(
      await documentedProblem(test, 'put /admin/tokens/{token}/status', 'TOKEN_STATUS_CONFLICT'),
    );
    const unknown = { pan: '4999999999999999', requestorId: REQUESTOR };
    await post('/admin/tokens', unknown).expect(404);
    await post('/admin/tokens', { pan: PAN, requestorId: '1', channels: [] }).expect(400);
  });

  it('are checked by the network too, while the issuer is unavailable', async () => {
    const { create, pay, put, status, card } = within('stand-in');
    const { token } = await create();
    await put('/admin/host', { issuer: 'unavailable', standIn: { maxAmount: 5_000 } }).expect(200);
    expect(await pay(token)).toMatchObject({ responseCode: '00', trace: { rule: 'stand-in' } });
    await status(token, 'suspended').expect(200);
    expect(await pay(token)).toMatchObject({ responseCode: '62', trace: { rule: 'token' } });
    await put('/admin/host', {}).expect(200);
    expect((await card(PAN)).held).toBe(1_000);
  });
});
