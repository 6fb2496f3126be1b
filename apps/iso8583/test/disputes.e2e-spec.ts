import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost } from './card-host';

const VISA = '4000000000000001';
const MASTERCARD = '5000000000000004';
const START = '2027-03-01T12:00:00.000Z';
const BALANCES: Readonly<Record<string, number>> = { [VISA]: 10_000_000, [MASTERCARD]: 500_000 };

interface DisputeView {
  readonly id: string;
  readonly status: string;
  readonly contested: number;
  readonly cardholderCredit: number;
  readonly deadlineAt: string | null;
  readonly events: readonly { readonly step: string; readonly isSilence: boolean }[];
  readonly transactionId: string;
}

describe(`Disputes on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  /** A sandbox with a purchase of R$ 10.00. */
  const fresh = async (sandbox: string, pan = VISA, purchase: object = {}) => {
    const host = cardHost(test, sandbox);
    await host.freeze(START);
    const sold = await host.financial({ pan, amount: 1_000, ...purchase });
    const open = async (body: object, status = 201) =>
      (await host.post('/admin/disputes', { pan, ...body }).expect(status)).body as DisputeView;
    const step = async (body: object, status = 200, id = 'latest') =>
      (await host.post(`/admin/disputes/${id}/steps`, body).expect(status)).body as DisputeView;
    /** What the cardholder has got of the purchase, and what the parties have got. */
    const money = async () => {
      const { balance } = await host.card(pan);
      const all = await host.get<{ party: string; amount: number }[]>('/admin/dispute-movements');
      const of = (party: string) =>
        all.reduce((sum, each) => (each.party === party ? sum + each.amount : sum), 0);
      return [balance - (BALANCES[pan] ?? 0), of('cardholder'), of('issuer'), of('merchant')];
    };
    const sale = { mti: '0200', stan: sold.fields['11'], transmissionDateTime: sold.fields['7'] };
    return { ...host, open, step, money, sale };
  };

  it('go from the chargeback to arbitration, and each step moves money that adds up to zero', async () => {
    const { open, step, money, get } = await fresh('sequence');
    expect(await open({ reason: '13.1', amount: 800 })).toMatchObject({
      ...{ status: 'chargeback', flow: 'collaboration', amount: 800, contested: 800 },
      deadlineAt: '2027-03-31T12:00:00.000Z',
      nextSteps: [
        { step: 'represent', by: 'acquirer', takesAmount: true },
        { step: 'accept', by: 'acquirer', takesAmount: false },
        { step: 'withdraw', by: 'issuer', takesAmount: false },
      ],
      advice: { mti: '0422', fields: { '4': '000000000800', '63': 'CB13.1' } },
    });
    expect(await money()).toEqual([-200, 800, 0, -800]);
    expect(await step({ step: 'represent', amount: 500, note: 'Signed.' })).toMatchObject({
      ...{ status: 'representment', contested: 500, cardholderCredit: 800 },
    });
    expect(await money()).toEqual([-200, 800, -500, -300]);
    await step({ step: 'pre-arbitrate', amount: 400 });
    expect(await money()).toEqual([-300, 700, -400, -300]);
    await step({ step: 'decline' });
    expect(await step({ step: 'arbitrate' })).toMatchObject({ status: 'arbitration' });
    const ended = await step({ step: 'rule-for-merchant' });
    expect(ended).toMatchObject({
      ...{ status: 'merchant-won', deadlineAt: null, nextSteps: [], cardholderCredit: 300 },
      closedAt: START,
    });
    expect(await money()).toEqual([-700, 300, 0, -300]);
    expect(ended.events.map((event) => event.step)).toEqual([
      ...['open', 'represent', 'pre-arbitrate', 'decline', 'arbitrate', 'rule-for-merchant'],
    ]);
    const entries = await get<{ kind: string; amount: number; transactionId: string }[]>(
      `/admin/cards/${VISA}/ledger`,
    );
    expect(entries.map(({ kind, amount }) => [kind, amount]).slice(0, -1)).toEqual([
      ['dispute', -400],
      ['dispute', -100],
      ['dispute', 800],
      ['debit', -1_000],
    ]);
    expect(entries[0]?.transactionId).toBe(ended.transactionId);
    const [sold] = await get<object[]>('/admin/transactions');
    expect(sold).toMatchObject({ netAmount: 1_000, disputed: 300 });
    const listed = await get<DisputeView[]>(`/admin/disputes?pan=${VISA}&status=merchant-won`);
    expect(listed).toEqual([ended]);
    expect(await get<object[]>('/admin/disputes?status=chargeback')).toEqual([]);
  });

  it('are decided at their deadlines if nobody answers in time', async () => {
    const { open, step, money, advance, get } = await fresh('deadlines', MASTERCARD);
    await open({ reason: '4853' });
    await step({ step: 'represent' });
    await step({ step: 'pre-arbitrate' });
    await step({ step: 'decline' });
    await step({ step: 'arbitrate' });
    await advance('P59D');
    expect(await get<DisputeView>('/admin/disputes/latest')).toMatchObject({
      status: 'arbitration',
    });
    await advance('P1D');
    const ended = await get<DisputeView>('/admin/disputes/latest');
    expect(ended).toMatchObject({ status: 'merchant-won', closedAt: '2027-04-30T12:00:00.000Z' });
    expect(ended.events.at(-1)).toMatchObject({ step: 'rule-for-merchant', isSilence: true });
    expect(await money()).toEqual([-1_000, 0, 0, 0]);
  });

  it('are lost by an acquirer that does not respond', async () => {
    const { open, advance, get, money, step } = await fresh('no-response', MASTERCARD);
    await open({ reason: '4837' });
    await advance('P44D');
    expect(await get<DisputeView>('/admin/disputes/latest')).toMatchObject({
      status: 'chargeback',
    });
    await advance('P2D');
    expect(await get<DisputeView>('/admin/disputes/latest')).toMatchObject({
      ...{ status: 'cardholder-won', closedAt: '2027-04-15T12:00:00.000Z' },
    });
    expect(await money()).toEqual([0, 1_000, 0, -1_000]);
    expect(await step({ step: 'represent' }, 409)).toMatchObject({
      code: 'DISPUTE_STEP_NOT_ALLOWED',
    });
  });

  it('let only the acquirer go on if the network has decided who is liable', async () => {
    const { open, step, money } = await fresh('allocation');
    expect(await open({ reason: '10.4' })).toMatchObject({ flow: 'allocation' });
    expect(await step({ step: 'represent' }, 409)).toMatchObject({
      ...{ code: 'DISPUTE_STEP_NOT_ALLOWED', errors: [{ pointer: '/step' }] },
    });
    await step({ step: 'pre-arbitrate', amount: 600 });
    expect(await step({ step: 'accept' })).toMatchObject({ status: 'merchant-won' });
    expect(await money()).toEqual([-600, 400, 0, -400]);
  });

  it('never return more than the purchase, with other disputes and with reversals', async () => {
    const { open, step, reversal, card, sale, money } = await fresh('limits');
    const code = (body: unknown) => body as { code: string };
    await open({ reason: '13.3', amount: 700 });
    expect(code(await open({ reason: '13.3', amount: 301 }, 422)).code).toBe(
      'DISPUTE_AMOUNT_INVALID',
    );
    const undo = { pan: VISA, amount: 1_000, original: sale };
    const refused = await reversal(undo);
    expect([refused.responseCode, refused.trace.rule]).toEqual(['21', 'reversal.disputed']);
    const advice = await reversal({ ...undo, advice: true });
    expect([advice.responseCode, advice.trace.rule]).toEqual(['00', 'reversal.disputed']);
    expect((await reversal({ ...undo, replacementAmount: 750 })).responseCode).toBe('00');
    expect((await card(VISA)).balance).toBe(10_000_000 - 1_000 + 700 + 250);
    await open({ reason: '13.3', amount: 51 }, 422);
    await step({ step: 'withdraw' });
    expect(await money()).toEqual([-750, 0, 0, 0]);
    expect(await open({ reason: '13.3' })).toMatchObject({ amount: 750 });
    await step({ step: 'accept' });
    expect((await reversal(undo)).responseCode).toBe('21');
    expect((await card(VISA)).balance).toBe(10_000_000);
    await open({ reason: '13.3' }, 422);
  });

  it('move the money of the account of the purchase', async () => {
    const { post, financial, open, get } = await fresh('account');
    const address = `/admin/cards/${VISA}/accounts`;
    await post(address, { type: 'investment', balance: 500 }).expect(201);
    await financial({ pan: VISA, amount: 200, processingCode: '005000' });
    await open({ reason: '12.5', amount: 50 });
    const accounts = await get<{ balance: number }[]>(address);
    expect(accounts.map(({ balance }) => balance)).toEqual([10_000_000 - 1_000, 350]);
  });

  it('are about the purchase that is named, and a capture is one', async () => {
    const { authorize, financial, get, open } = await fresh('captures');
    const held = await authorize({ pan: VISA, amount: 5_000 });
    expect(await open({ reason: '13.1', transactionId: held.trace }, 400)).toBeDefined();
    const { '38': authorizationCode } = held.fields;
    await financial({ pan: VISA, amount: 4_000, authorizationCode });
    const [capture, hold, first] = await get<{ id: string }[]>('/admin/transactions');
    expect(await open({ reason: '13.1' })).toMatchObject({
      ...{ transactionId: capture?.id, amount: 4_000 },
    });
    expect(await open({ reason: '13.1', transactionId: first?.id })).toMatchObject({
      amount: 1_000,
    });
    expect(await open({ reason: '13.1', transactionId: hold?.id }, 404)).toMatchObject({
      code: 'DISPUTE_TRANSACTION_NOT_FOUND',
    });
  });

  it.each<[string, object, number, string]>([
    ['an unknown card', { pan: '4000000000009999', reason: '13.1' }, 404, 'CARD_NOT_FOUND'],
    ['a reason of another brand', { reason: '4853' }, 422, 'DISPUTE_REASON_UNKNOWN'],
    ['no reason', {}, 400, 'REQUEST_INVALID'],
    ['a half cent', { reason: '13.1', amount: 0.5 }, 400, 'REQUEST_INVALID'],
    ['more than the purchase', { reason: '13.1', amount: 1_001 }, 422, 'DISPUTE_AMOUNT_INVALID'],
  ])('are refused for %s', async (what, body, status, code) => {
    const { open } = await fresh(`refused-${what.replaceAll(' ', '-')}`);
    expect(await open(body, status)).toMatchObject({ code });
  });

  it('are refused too late, for a brand without reasons, and for steps of a wrong amount', async () => {
    const { open, step, advance, post, financial, get } = await fresh('late');
    await open({ reason: '13.1', amount: 100 });
    expect(await step({ step: 'represent', amount: 101 }, 422)).toMatchObject({
      code: 'DISPUTE_AMOUNT_INVALID',
    });
    expect(await step({ step: 'accept', amount: 99 }, 422)).toMatchObject({
      code: 'DISPUTE_STEP_WITHOUT_AMOUNT',
    });
    expect(await step({ step: 'accept' }, 404, 'none')).toMatchObject({
      code: 'DISPUTE_NOT_FOUND',
    });
    await advance('P75D');
    await advance('PT1S');
    expect(await open({ reason: '11.3', amount: 1 }, 422)).toMatchObject({
      code: 'DISPUTE_TOO_LATE',
    });
    expect(await open({ reason: '10.4', amount: 1 })).toMatchObject({ status: 'chargeback' });
    const pan = '5041750000000000';
    await post('/admin/cards', { pan, balance: 1_000 }).expect(201);
    await financial({ pan, amount: 10 });
    expect(await open({ pan, reason: '13.1' }, 422)).toMatchObject({
      code: 'DISPUTE_BRAND_UNKNOWN',
    });
    const reasons = await get<{ code: string }[]>('/admin/dispute-reasons?brand=mastercard');
    expect(reasons.map((each) => each.code)).toContain('4853');
  });

  it('end with a reset of their card, and come back with a snapshot, whose deadlines are kept', async () => {
    const { open, post, get, advance, money } = await fresh('dispute-snapshot');
    const snapshot = '/__admin/sandboxes/dispute-snapshot/snapshots/open';
    const { id } = await open({ reason: '13.1' });
    await post(snapshot, {}).expect(201);
    await post(`/admin/cards/${VISA}/reset`, {}).expect(200);
    expect(await get<object[]>('/admin/disputes')).toEqual([]);
    expect(await get<object[]>('/admin/dispute-movements')).toEqual([]);
    await advance('P40D');
    await post(`${snapshot}/restore`, {}).expect(200);
    expect(await get(`/admin/disputes/${id}`)).toMatchObject({ status: 'chargeback' });
    await advance('P31D');
    expect(await get(`/admin/disputes/${id}`)).toMatchObject({ status: 'cardholder-won' });
    expect(await money()).toEqual([0, 1_000, 0, -1_000]);
  });
});
