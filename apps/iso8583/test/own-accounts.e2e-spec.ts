import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost } from './card-host';

const PAN = '4000000000000001';
const BALANCE = 10_000_000;

interface Ledger {
  readonly account: string;
  readonly balance: number;
  readonly held: number;
  readonly available: number;
}

describe(`The accounts of a card on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost();
  });
  afterAll(() => test.close());

  const address = `/admin/cards/${PAN}/accounts`;
  const fresh = async (sandbox: string) => {
    const host = cardHost(test, sandbox);
    await host.post(address, { type: 'investment', balance: 5_000 }).expect(201);
    await host.post(address, { type: 'checking', balance: 0, creditLimit: 300 }).expect(201);
    const balances = async () => {
      const accounts = await host.get<Ledger[]>(address);
      return accounts.map(({ account, balance, held }) => [account, balance, held]);
    };
    return { ...host, balances };
  };
  const pay = (processingCode: string, amount: number) => ({ pan: PAN, amount, processingCode });

  it('have ledgers of their own', async () => {
    const { financial, get, balances } = await fresh('own');
    expect((await financial(pay('005000', 1_200))).responseCode).toBe('00');
    expect((await financial(pay('005000', 3_801))).responseCode).toBe('51');
    expect((await financial(pay('002000', 300))).responseCode).toBe('00');
    expect((await financial(pay('002000', 1))).responseCode).toBe('51');
    expect((await financial(pay('000000', 10))).responseCode).toBe('00');
    expect((await financial(pay('210050', 40))).responseCode).toBe('00');
    expect((await financial(pay('200020', 25))).responseCode).toBe('00');
    expect(await balances()).toEqual([
      ['default', BALANCE - 10, 0],
      ['checking', -275, 0],
      ['investment', 3_840, 0],
    ]);
    const entries = async (account: string) => {
      const path = `/admin/cards/${PAN}/ledger?account=${account}`;
      const listed = await get<{ amount: number; account?: string }[]>(path);
      return listed.map((entry) => [entry.account, entry.amount]);
    };
    expect(await entries('investment')).toEqual([
      ['investment', 40],
      ['investment', -1_200],
      ['investment', 5_000],
    ]);
    expect(await entries('default')).toEqual([
      [undefined, -10],
      [undefined, BALANCE],
    ]);
  });

  it.each([
    ['001000', '53'],
    ['002000', '52'],
    ['003000', '39'],
    ['004000', '42'],
    ['005000', '44'],
    ['006000', '40'],
  ])('that the card does not have get their code: %s gets %s', async (processingCode, code) => {
    const { post, financial } = cardHost(test, 'missing');
    const pan = `41111111111${processingCode.slice(2, 4)}111`;
    await post('/admin/cards', { pan, balance: 1_000, accounts: [] }).expect(201);
    expect((await financial({ pan, amount: 1, processingCode })).responseCode).toBe(code);
  });

  it('are transferred between, and the two entries add up to zero', async () => {
    const { financial, reversal, authorize, balances, get } = await fresh('transfers');
    const sent = await financial(pay('405020', 700));
    expect(sent.responseCode).toBe('00');
    const back = await financial(pay('400050', 90));
    expect((await financial(pay('405000', 30))).responseCode).toBe('00');
    const after = [
      ['default', BALANCE - 90 + 30, 0],
      ['checking', 700, 0],
      ['investment', 5_000 - 700 + 90 - 30, 0],
    ];
    expect(await balances()).toEqual(after);
    expect((await financial(pay('405020', 4_361))).responseCode).toBe('51');
    expect((await financial(pay('401000', 1))).responseCode).toBe('12');
    expect((await authorize(pay('405020', 1))).responseCode).toBe('00');
    expect(await balances()).toEqual(after);
    const entries = await get<{ amount: number; kind: string }[]>(`/admin/cards/${PAN}/ledger`);
    const transfers = entries.filter(({ kind }) => kind === 'transfer');
    expect(transfers.map(({ amount }) => amount)).toEqual([30, -30, 90, -90, 700, -700]);

    const original = (of: typeof sent) => ({
      ...{ mti: '0200', stan: of.fields['11'], transmissionDateTime: of.fields['7'] },
    });
    const undo = { ...pay('405020', 700), original: original(sent) };
    expect((await reversal({ ...undo, replacementAmount: 200 })).responseCode).toBe('00');
    expect((await reversal({ ...pay('400050', 90), original: original(back) })).responseCode).toBe(
      '00',
    );
    expect(await balances()).toEqual([
      ['default', BALANCE + 30, 0],
      ['checking', 200, 0],
      ['investment', 5_000 - 200 - 30, 0],
    ]);
  });

  it('keep holds, captures, increments and reversals on the account of the original', async () => {
    const { authorize, financial, reversal, balances, advance } = await fresh('holds');
    const held = await authorize(pay('005000', 1_000));
    const code = { authorizationCode: held.fields['38'] };
    // The capture names no account, and the increment another one.
    await authorize({ ...pay('003000', 500), ...code });
    const others = [
      ['default', BALANCE, 0],
      ['checking', 0, 0],
    ];
    expect(await balances()).toEqual([...others, ['investment', 5_000, 1_500]]);
    const captured = await financial({ ...pay('000000', 1_400), ...code });
    expect([captured.responseCode, captured.trace.rule]).toEqual(['00', 'approved']);
    expect(await balances()).toEqual([...others, ['investment', 3_600, 0]]);
    const original = {
      ...{ mti: '0200', stan: captured.fields['11'] },
      transmissionDateTime: captured.fields['7'],
    };
    expect((await reversal({ ...pay('000000', 1_400), original })).responseCode).toBe('00');
    expect(await balances()).toEqual([...others, ['investment', 5_000, 0]]);
    const part = { partialApproval: true, posEntryMode: '051' };
    const partial = await authorize({ ...pay('002000', 900), ...part });
    expect([partial.responseCode, partial.fields['4']]).toEqual(['10', '000000000300']);
    expect((await balances())[1]).toEqual(['checking', 0, 300]);
    await advance('P8D');
    expect((await balances())[1]).toEqual(['checking', 0, 0]);
    expect((await authorize(pay('002000', 300))).responseCode).toBe('00');
  });

  it('are shown by a balance inquiry', async () => {
    const { financial } = await fresh('inquiries');
    const inquire = async (processingCode: string) =>
      (await financial({ pan: PAN, processingCode })).fields['54'];
    expect(await inquire('315000')).toBe('5001986C0000000050005002986C000000005000');
    expect(await inquire('312000')).toBe('2001986C0000000000002002986C000000000300');
    expect((await inquire('310000'))?.match(/.{20}/g)).toEqual([
      ...['0001986C000010000000', '0002986C000010000000'],
      ...['5001986C000000005000', '5002986C000000005000'],
      ...['2001986C000000000000', '2002986C000000000300'],
    ]);
  });

  it('are posted after a stand-in, and confirmed with three legs', async () => {
    const { put, financial, balances } = await fresh('stand-in');
    const away = { issuer: 'unavailable', standIn: { maxAmount: 10_000, maxApprovals: 9 } };
    await put('/admin/host', away).expect(200);
    expect((await financial(pay('005000', 800))).responseCode).toBe('00');
    expect((await financial(pay('405020', 800))).responseCode).toBe('91');
    await put('/admin/host', { legs: 3 }).expect(200);
    expect((await balances())[2]).toEqual(['investment', 4_200 + 800, 800]);
    const held = await financial(pay('005000', 100));
    const confirmed = await financial({
      ...{ ...pay('005000', 100), mti: '0202' },
      original: {
        ...{ mti: '0200', stan: held.fields['11'] },
        transmissionDateTime: held.fields['7'],
      },
    });
    expect(confirmed.responseCode).toBe('00');
    expect((await balances())[2]).toEqual(['investment', 4_900, 800]);
  });

  it('start again with a reset, and come back with a snapshot', async () => {
    const { financial, post, balances, get } = await fresh('accounts-reset');
    const snapshot = '/__admin/sandboxes/accounts-reset/snapshots/paid';
    await financial(pay('005000', 1_000));
    await post(snapshot, {}).expect(201);
    await post(`/admin/cards/${PAN}/reset`, {}).expect(200);
    const initial = [
      ['default', BALANCE, 0],
      ['checking', 0, 0],
      ['investment', 5_000, 0],
    ];
    expect(await balances()).toEqual(initial);
    const entries = await get<{ amount: number }[]>(`/admin/cards/${PAN}/ledger`);
    expect(entries.map(({ amount }) => amount).sort()).toEqual([0, BALANCE, 5_000].sort());
    await post(`${snapshot}/restore`, {}).expect(200);
    expect((await balances())[2]).toEqual(['investment', 4_000, 0]);
  });

  it('are refused if they cannot be', async () => {
    const { post } = await fresh('refused');
    const code = async (body: object, status: number, path = address) =>
      (await post(path, body).expect(status)).body as { code: string };
    expect(await code({ type: 'investment' }, 409)).toMatchObject({ code: 'CARD_ACCOUNT_EXISTS' });
    expect(await code({ type: 'savings', creditLimit: 1 }, 422)).toMatchObject({
      code: 'CARD_ACCOUNT_WITHOUT_LIMIT',
    });
    expect(await code({ type: 'gold' }, 400)).toMatchObject({ code: 'REQUEST_INVALID' });
    expect(await code({ type: 'savings' }, 404, '/admin/cards/4000/accounts')).toMatchObject({
      code: 'CARD_NOT_FOUND',
    });
  });
});
