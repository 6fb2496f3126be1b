import 'reflect-metadata';
import { databaseUnderTest } from '#libs/testing';
import { incomingId, linkedIn, MARIA, startLinkedBank, type LinkedBank } from './linked-bank';

const ACCOUNT = 'maria-corrente';
const SETTLEMENTS = { method: 'POST', path: '/spi/settlements' };

describe(`A Pix into the bank on ${databaseUnderTest}`, () => {
  let services: LinkedBank;
  beforeAll(async () => {
    services = await startLinkedBank();
  });
  afterAll(() => services.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const linked = await linkedIn(services, `incoming-${String(sandboxes)}`);
    const [before] = await linked.balance(ACCOUNT);
    const received = async (): Promise<number> => (await linked.balance(ACCOUNT))[0] - before;
    return { ...linked, received };
  };

  it('is credited at once, and in the statement of its receiver', async () => {
    const { payIn, received, statement, unsound, transaction } = await fresh();
    const endToEndId = incomingId();
    const payment = { endToEndId, amount: '12.34', account: MARIA, document: '11144477735' };
    expect(await payIn(payment)).toBe('ACCP');
    expect(await received()).toBe(1_234);
    const { data } = await statement(
      ACCOUNT,
      'fromBookingDate=2999-03-10&toBookingDate=2999-03-10',
    );
    expect(data[0]).toMatchObject({
      creditDebitType: 'CREDITO',
      type: 'PIX',
      transactionName: 'Pix recebido - João Souza',
      partieCnpjCpf: '98765432100',
    });
    expect(await transaction(endToEndId)).toMatchObject({ status: 'ACCEPTED' });
    expect(await payIn(payment)).toBe('409');
    expect(await received()).toBe(1_234);
    expect(await unsound()).toEqual([]);
  });

  it('that the receiver decides on is credited when it settles', async () => {
    const { payIn, received, transaction } = await fresh();
    const endToEndId = incomingId();
    expect(await payIn({ endToEndId, amount: '5.00', account: MARIA }, '?settle=async')).toBe(
      'ACCP',
    );
    expect(await transaction(endToEndId)).toMatchObject({ status: 'ACCEPTED' });
    expect(await received()).toBe(500);
  });

  it.each<readonly [string, string, object]>([
    ['AC03', 'an account that the bank does not have', { account: { number: '99999999' } }],
    ['AC14', 'another type of account', { account: { ...MARIA, type: 'SVGS' } }],
    ['BE01', 'somebody else', { account: MARIA, document: '98765432100' }],
  ])('is rejected with %s: for %s', async (code, _, receiver) => {
    const { payIn, received, transaction, unsound } = await fresh();
    for (const query of ['', '?settle=async']) {
      const endToEndId = incomingId();
      expect(await payIn({ endToEndId, amount: '5.00', ...receiver }, query)).toBe(`RJCT ${code}`);
      expect(await transaction(endToEndId)).toMatchObject({ status: 'REJECTED', reasonCode: code });
    }
    expect(await received()).toBe(0);
    expect(await unsound()).toEqual([]);
  });

  it('that names no account is settled, and credits nobody', async () => {
    const { payIn, received, returns } = await fresh();
    expect(await payIn({ endToEndId: incomingId(), amount: '5.00' })).toBe('ACCP');
    expect(await received()).toBe(0);
    expect(await returns()).toEqual([]);
  });

  it.each<readonly [string, object]>([
    ['is lost', { commitThenDrop: true }],
    ['is an error', { respond: { status: 503 } }],
  ])('is credited once if the answer of the bank %s', async (_, effect) => {
    const { payIn, received, bankControl, told, advanceSpi, unsound } = await fresh();
    await bankControl.rule({ match: SETTLEMENTS, effect, times: 2 });
    expect(await payIn({ endToEndId: incomingId(), amount: '5.00', account: MARIA })).toBe('ACCP');
    await advanceSpi('PT1H');
    expect(await received()).toBe(500);
    expect(await told()).toBe(3);
    await advanceSpi('P30D');
    expect(await told()).toBe(3);
    expect(await unsound()).toEqual([]);
  });

  it('waits while the bank is away, and is credited when it is back', async () => {
    const { payIn, received, advanceSpi, returns, unsound } = await fresh();
    await services.bank.stop();
    const known = { endToEndId: incomingId(), amount: '5.00', account: MARIA };
    const unknown = { endToEndId: incomingId(), amount: '7.00', account: { number: '99999999' } };
    expect([await payIn(known), await payIn(unknown)]).toEqual(['ACCP', 'ACCP']);
    await advanceSpi('PT10S');
    await services.bank.start();
    await advanceSpi('PT1H');
    expect(await received()).toBe(500);
    // The bank returns what it cannot credit.
    const { endToEndId } = unknown;
    expect(await returns()).toMatchObject([
      { endToEndId, amount: '7.00', reason: 'BE08', status: 'ACCEPTED' },
    ]);
    expect(await unsound()).toEqual([]);
  });

  it('that other institutions return is credited to the account that has paid', async () => {
    const { pay, advance, control, advanceSpi, received, statement, unsound } = await fresh();
    const { paymentId, endToEndId } = await pay();
    await advance('PT3S');
    expect(await received()).toBe(-15_000);
    await control.call('post', '/returns', { endToEndId, amount: '40.00' }).expect(202);
    expect(await received()).toBe(-11_000);
    await services.bank.stop();
    await control.call('post', '/returns', { endToEndId }).expect(202);
    await services.bank.start();
    await advanceSpi('PT1M');
    expect(await received()).toBe(0);
    const { data } = await statement(
      ACCOUNT,
      'fromBookingDate=2999-03-10&toBookingDate=2999-03-10',
    );
    expect(data.slice(0, 3)).toMatchObject([
      { creditDebitType: 'CREDITO', transactionName: 'Pix devolvido - João Souza' },
      { creditDebitType: 'CREDITO', transactionName: 'Pix devolvido - João Souza' },
      { creditDebitType: 'DEBITO' },
    ]);
    expect(data[2]?.transactionId.startsWith(paymentId)).toBe(true);
    expect(await unsound()).toEqual([]);
  });
});
