import 'reflect-metadata';
import { toCents } from '#libs/kernel';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { spi } from '../../src/spi.app';
import { idOf, institution, NOW, paymentMessage, statusMessage, transferTo } from './institution';
import { ALICE, BOB, CAROL, participantsIn } from './participants';

const DAVE = '44444444';
const SETTINGS = { ICOM_POLL_MS: '0', SPI_SIGN: 'false', LOG_LEVEL: 'silent' };

describe(`Ids and accounts of others on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let number = 0;
  beforeAll(async () => {
    test = await createTestApp(spi, SETTINGS);
  });
  afterAll(() => test.close());

  async function participants() {
    number += 1;
    return participantsIn(test, `others-${String(number)}`);
  }

  /** Dave is indirect: Bob settles for him. */
  async function withDave() {
    const all = await participants();
    const body = { ispb: DAVE, kind: 'INDIRECT', settlementAgent: BOB };
    await all.control('post', '/participants').send(body).expect(201);
    return all;
  }

  it('a payment that somebody else repeats is rejected, and tells nothing of the first one', async () => {
    const { alice, bob, carol } = await participants();
    const transfer = transferTo(BOB, ALICE);
    await alice.send(paymentMessage([transfer]));
    await bob.answer(transfer.endToEndId);
    await bob.read();
    for (const other of [carol, bob]) {
      await other.send(paymentMessage([transfer]));
      expect(await other.news()).toEqual([`RJCT AGNT ${transfer.endToEndId}`]);
    }
    expect(await alice.news()).toEqual([`ACSC ${transfer.endToEndId}`]);
  });

  it('a payment that is refused to somebody else does not take the EndToEndId of the payer', async () => {
    const { alice, bob, carol } = await participants();
    const transfer = transferTo(BOB, ALICE);
    await carol.send(paymentMessage([transfer]));
    await carol.send(paymentMessage([{ ...transfer, debtorIspb: CAROL }]));
    const id = transfer.endToEndId;
    expect(await carol.news()).toEqual([`RJCT AGNT ${id}`, `RJCT CH16 ${id}`]);
    await alice.send(paymentMessage([transfer]));
    expect(await bob.news()).toEqual([`pacs.008 ${id}`]);
  });

  it('a retry is not told of the rejection of another payment with its EndToEndId', async () => {
    const { alice, bob } = await participants();
    const transfer = transferTo(BOB, ALICE);
    const id = transfer.endToEndId;
    await alice.send(paymentMessage([transfer]));
    await alice.send(paymentMessage([{ ...transfer, amount: toCents(1) }]));
    await bob.answer(id);
    expect(await alice.news()).toEqual([`RJCT ED05 ${id}`, `ACSC ${id}`]);
    await alice.send(paymentMessage([transfer]));
    expect(await alice.news()).toEqual([`ACSC ${id}`]);
  });

  it('a retry more than 24 hours after the end is rejected with ED05', async () => {
    const { alice, bob, advance } = await participants();
    const transfer = transferTo(BOB, ALICE);
    await alice.send(paymentMessage([transfer]));
    await bob.answer(transfer.endToEndId);
    await alice.read();
    await advance('PT24H0.001S');
    await alice.send(paymentMessage([transfer]));
    expect(await alice.news()).toEqual([`RJCT ED05 ${transfer.endToEndId}`]);
  });

  it('a payment to an indirect participant is forwarded to its settlement agent', async () => {
    const { alice, bob } = await withDave();
    const id = await alice.pay(DAVE);
    expect([await bob.news(), await alice.news()]).toEqual([[`pacs.008 ${id}`], []]);
    await bob.answer(id);
    expect(await alice.news()).toEqual([`ACSC ${id}`]);
  });

  it('a return to an indirect participant is forwarded to its settlement agent', async () => {
    const { alice, bob } = await withDave();
    const transfer = transferTo(ALICE, DAVE);
    await bob.send(paymentMessage([transfer]));
    await alice.answer(transfer.endToEndId);
    for (const each of [alice, bob]) await each.read();
    const id = await alice.giveBack(transfer.endToEndId, 1, { debtorIspb: DAVE });
    expect([await bob.news(), await alice.news()]).toEqual([[`pacs.004 ${id}`], []]);
  });

  it('a return after a change of the settlement agent debits the new one', async () => {
    const { alice, bob, carol, control, balances } = await withDave();
    const paid = await alice.pay(DAVE);
    await bob.answer(paid);
    for (const each of [alice, bob]) await each.read();
    await control('patch', `/participants/${DAVE}`).send({ settlementAgent: CAROL }).expect(200);
    const before = await balances();
    const roles = { debtorIspb: ALICE, creditorIspb: DAVE };
    const id = await carol.giveBack(paid, 15_075, roles);
    expect(await alice.news()).toEqual([`pacs.004 ${id}`]);
    await alice.send(statusMessage({ instructionId: id, endToEndId: paid, status: 'ACSP' }));
    expect([await bob.news(), await carol.news()]).toEqual([[], [`ACSC ${id}`]]);
    expect(await balances()).toEqual(['1000000000.00', before[1]]);
  });

  it('a receiver that registers after it was paid returns from its own account', async () => {
    const { alice, sandbox } = await participants();
    const paid = await alice.pay(DAVE);
    const dave = institution(test, sandbox, DAVE);
    expect(await dave.news()).toEqual([]);
    const id = await dave.giveBack(paid, 15_075, { debtorIspb: ALICE });
    await alice.send(statusMessage({ instructionId: id, endToEndId: paid, status: 'ACSP' }));
    expect(await dave.news()).toEqual([`ACSC ${id}`]);
  });

  it.each([
    ['AM18', 'with a wrong NbOfTxs', { numberOfTransactions: 2 }, BOB],
    ['CH16', 'with the RtrId of another institution', {}, CAROL],
  ])('a return is refused with %s: %s', async (code, _, change, ispb) => {
    const { alice, bob } = await participants();
    const paid = await alice.pay(BOB);
    await bob.answer(paid);
    for (const each of [alice, bob]) await each.read();
    const returnId = idOf(ispb, 'D');
    const roles = { debtorIspb: ALICE, creditorIspb: BOB };
    const given = {
      returnId,
      endToEndId: paid,
      amount: 1,
      priority: 'HIGH',
      reason: 'MD06',
      ...roles,
    };
    const document = { createdAt: NOW, numberOfTransactions: 1, returns: [given], ...change };
    await bob.send({ name: 'pacs.004', version: '1.5', document });
    expect([await bob.news(), await alice.news()]).toEqual([[`RJCT ${code} ${returnId}`], []]);
  });

  it.each(['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:30.000Z'])(
    'a payment accepted at %s is rejected, and never fails',
    async (acceptedAt) => {
      const { alice } = await participants();
      const id = await alice.pay(BOB, { acceptedAt });
      expect(await alice.news()).toEqual([`RJCT CH16 ${id}`]);
    },
  );
});

describe(`CONTA_PI_RESERVE=receipt on ${databaseUnderTest}`, () => {
  it('rejects with AM04 before the receiver knows of the payment', async () => {
    const test = await createTestApp(spi, { ...SETTINGS, CONTA_PI_RESERVE: 'receipt' });
    const { alice, bob } = await participantsIn(test, 'receipt');
    const id = await alice.pay(BOB, { amount: toCents(100_000_000_001) });
    expect([await alice.news(), await bob.news()]).toEqual([[`RJCT AM04 ${id}`], []]);
    await test.close();
  });
});
