import 'reflect-metadata';
import { toCents } from '#libs/kernel';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { spi } from '../../src/spi.app';
import { idOf, NOW, statusMessage, type Institution } from './institution';
import { ALICE, BOB, participantsIn, type Participants } from './participants';

describe(`A return over ICOM on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let number = 0;
  beforeAll(async () => {
    test = await createTestApp(spi, { ICOM_POLL_MS: '0', SPI_SIGN: 'false', LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  /** A payment of 150.75 from Alice to Bob that was settled and read by both. */
  async function settled(): Promise<Participants & { readonly paid: string }> {
    number += 1;
    const all = await participantsIn(test, `returns-${String(number)}`);
    const paid = await all.alice.pay(BOB);
    await all.bob.answer(paid);
    for (const each of [all.alice, all.bob]) await each.read();
    return { ...all, paid };
  }

  const accept = (payer: Institution, returnId: string, endToEndId: string) =>
    payer.send(statusMessage({ instructionId: returnId, endToEndId, status: 'ACSP' }));

  it('of a part is forwarded to the payer, accepted, settled, and told to both', async () => {
    const { alice, bob, paid, balances, transaction } = await settled();
    const id = await bob.giveBack(paid, 7_500, { debtorIspb: ALICE });
    expect(await alice.news()).toEqual([`pacs.004 ${id}`]);
    await accept(alice, id, paid);
    expect(await bob.news()).toEqual([`ACSC ${id}`]);
    expect(await alice.news()).toEqual([`ACCC ${id}`]);
    expect(await balances()).toEqual(['999999924.25', '1000000075.75']);
    expect(await transaction(paid)).toMatchObject({ status: 'ACCEPTED', returnedAmount: 75 });
  });

  it('can be made several times, but never above the payment', async () => {
    const { alice, bob, paid, balances } = await settled();
    const first = await bob.giveBack(paid, 10_000, { debtorIspb: ALICE });
    const above = await bob.giveBack(paid, 5_076, { debtorIspb: ALICE });
    const rest = await bob.giveBack(paid, 5_075, { debtorIspb: ALICE });
    expect(await bob.news()).toEqual([`RJCT AM09 ${above}`]);
    expect(await alice.news()).toEqual([`pacs.004 ${first}`, `pacs.004 ${rest}`]);
    await accept(alice, first, paid);
    await accept(alice, rest, paid);
    expect(await balances()).toEqual(['1000000000.00', '1000000000.00']);
  });

  it('of 500.00 for a payment of 150.75 is rejected with AM09', async () => {
    const { alice, bob, paid } = await settled();
    const id = await bob.giveBack(paid, 50_000, { debtorIspb: ALICE });
    expect([await bob.news(), await alice.news()]).toEqual([[`RJCT AM09 ${id}`], []]);
  });

  it('that the payer rejects can be made again', async () => {
    const { alice, bob, paid, transaction } = await settled();
    const id = await bob.giveBack(paid, 15_075, { debtorIspb: ALICE });
    await alice.reject(id, 'AC07', { endToEndId: paid });
    expect(await bob.news()).toEqual([`RJCT AC07 ${id}`]);
    expect(await transaction(paid)).toMatchObject({ returnedAmount: 0 });
    const again = await bob.giveBack(paid, 15_075, { debtorIspb: ALICE });
    await alice.read();
    await accept(alice, again, paid);
    expect(await bob.news()).toEqual([`ACSC ${again}`]);
  });

  it('that the payer does not answer within 40 s is rejected with AB03: both are told', async () => {
    const { alice, bob, paid, advance } = await settled();
    const id = await bob.giveBack(paid, 15_075, { debtorIspb: ALICE });
    await advance('PT40S');
    expect(await bob.news()).toEqual([`RJCT AB03 ${id}`]);
    expect(await alice.news()).toEqual([`pacs.004 ${id}`, `RJCT AB03 ${id}`]);
  });

  it('that a rule leaves without an answer is rejected with AB03, and the payer never knows', async () => {
    const { alice, bob, paid, advance, control } = await settled();
    const match = { method: 'POST', path: `/api/v1/in/${BOB}/msgs` };
    const rule = { match, effect: { outcome: 'NO_ANSWER' }, times: 1 };
    await control('post', '/rules').send(rule).expect(201);
    const id = await bob.giveBack(paid, 15_075, { debtorIspb: ALICE });
    await advance('PT40S');
    expect([await bob.news(), await alice.news()]).toEqual([[`RJCT AB03 ${id}`], []]);
  });

  it.each<[string, string, (all: Participants & { paid: string }) => Promise<string>]>([
    [
      'CH16',
      'of a payment that does not exist',
      ({ bob }) => bob.giveBack(idOf(ALICE), 1, { debtorIspb: ALICE }),
    ],
    [
      'CH16',
      'of a payment that is pending',
      async ({ alice, bob }) => {
        const pending = await alice.pay(BOB);
        await bob.read();
        return bob.giveBack(pending, 1, { debtorIspb: ALICE });
      },
    ],
    [
      'CH16',
      'with changed roles',
      ({ bob, paid }) => bob.giveBack(paid, 1, { debtorIspb: BOB, creditorIspb: ALICE }),
    ],
    ['AM01', 'of nothing', ({ bob, paid }) => bob.giveBack(paid, 0, { debtorIspb: ALICE })],
    [
      'SL02',
      'of cash, for a payment without cash',
      ({ bob, paid }) => bob.giveBack(paid, 1, { debtorIspb: ALICE, reason: 'SL02' }),
    ],
    [
      'FF08',
      'with an id of another day',
      ({ bob, paid }) =>
        bob.giveBack(paid, 1, { debtorIspb: ALICE, returnId: idOf(BOB, 'D', '202611201200') }),
    ],
  ])('is refused with %s: %s', async (code, _, act) => {
    const all = await settled();
    const id = await act(all);
    expect(await all.bob.news()).toEqual([`RJCT ${code} ${id}`]);
    expect(await all.alice.news()).toEqual([]);
  });

  it('of another institution is refused with AGNT', async () => {
    const { carol, alice, paid } = await settled();
    const id = await carol.giveBack(paid, 1, { debtorIspb: ALICE, creditorIspb: BOB });
    expect(await carol.news()).toEqual([`RJCT AGNT ${id}`]);
    expect(await alice.news()).toEqual([]);
  });

  it('more than 90 days after the payment is refused with DT05', async () => {
    const { bob, paid, advance } = await settled();
    await advance('P90D');
    const inTime = await bob.giveBack(paid, 1, {
      debtorIspb: ALICE,
      returnId: idOf(BOB, 'D', '202702191200'),
    });
    await advance('PT1S');
    const late = await bob.giveBack(paid, 1, {
      debtorIspb: ALICE,
      returnId: idOf(BOB, 'D', '202702191200'),
    });
    expect(await bob.news()).toEqual([`RJCT DT05 ${late}`]);
    expect(inTime).not.toBe(late);
  });

  it('above the balance of the receiver is rejected with AM04: both are told', async () => {
    const { alice, bob, paid, control } = await settled();
    await control('post', `/participants/${BOB}/withdrawals`)
      .send({ amount: '1000000150.00' })
      .expect(201);
    await bob.read();
    const id = await bob.giveBack(paid, 15_075, { debtorIspb: ALICE });
    await alice.read();
    await accept(alice, id, paid);
    expect([await bob.news(), await alice.news()]).toEqual([
      [`RJCT AM04 ${id}`],
      [`RJCT AM04 ${id}`],
    ]);
  });

  it('of 18 digits, which the XML Schema allows, is rejected with AM09', async () => {
    const { alice, bob, paid } = await settled();
    const id = idOf(BOB, 'D');
    const given = { returnId: id, endToEndId: paid, amount: toCents(1), priority: 'HIGH' };
    const roles = { debtorIspb: ALICE, creditorIspb: BOB };
    const returns = [{ ...given, ...roles, reason: 'MD06' }];
    const document = { createdAt: NOW, numberOfTransactions: 1, returns };
    const text = bob.write({ name: 'pacs.004', version: '1.5', document });
    await bob.post(text.replace('>0.01<', '>9999999999999999.99<'));
    expect([await bob.news(), await alice.news()]).toEqual([[`RJCT AM09 ${id}`], []]);
  });

  it('repeated is answered as before; another return with its RtrId is rejected with ED05', async () => {
    const { alice, bob, paid, balances } = await settled();
    const id = await bob.giveBack(paid, 100, { debtorIspb: ALICE });
    await bob.giveBack(paid, 100, { debtorIspb: ALICE, returnId: id });
    expect(await alice.news()).toEqual([`pacs.004 ${id}`]);
    await accept(alice, id, paid);
    expect(await bob.news()).toEqual([`ACSC ${id}`]);
    await bob.giveBack(paid, 100, { debtorIspb: ALICE, returnId: id });
    await bob.giveBack(paid, 200, { debtorIspb: ALICE, returnId: id });
    expect(await bob.news()).toEqual([`ACSC ${id}`, `RJCT ED05 ${id}`]);
    expect(await balances()).toEqual(['999999850.25', '1000000149.75']);
  });

  it('is accepted by the simulator for a payer that is not registered', async () => {
    const { bob, control } = await settled();
    const payment = { to: BOB, amount: '10.00' };
    const { body } = await control('post', '/payments').send(payment).expect(202);
    const [endToEndId = ''] = (body as { endToEndIds: string[] }).endToEndIds;
    expect(await bob.news()).toEqual([`pacs.008 ${endToEndId}`]);
    await bob.answer(endToEndId);
    await bob.read();
    const id = await bob.giveBack(endToEndId, 1_000, {
      debtorIspb: '99999003',
      amount: toCents(1_000),
    });
    expect(await bob.news()).toEqual([`ACSC ${id}`]);
  });
});
