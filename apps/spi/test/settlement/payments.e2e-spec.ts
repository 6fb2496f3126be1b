import 'reflect-metadata';
import { toCents } from '#libs/kernel';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { spi } from '../../src/spi.app';
import { NOW, paymentMessage, transferTo, type Institution } from './institution';
import { ALICE, BOB, CAROL, participantsIn } from './participants';

describe(`A payment over ICOM on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let number = 0;
  beforeAll(async () => {
    test = await createTestApp(spi, { ICOM_POLL_MS: '0', LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  function participants() {
    number += 1;
    return participantsIn(test, `payments-${String(number)}`);
  }

  it('is forwarded, accepted by the receiver, settled, and told to both', async () => {
    const { alice, bob, balances, transaction } = await participants();
    const id = await alice.pay(BOB);
    expect(await alice.news()).toEqual([]);
    expect(await transaction(id)).toMatchObject({
      status: 'PENDING',
      deadlineAt: '2026-11-21T12:00:40.000Z',
    });
    const [payment] = await bob.read();
    expect(payment).toMatchObject({
      name: 'pacs.008',
      version: '1.16',
      header: { from: '00038166', to: BOB },
      document: {
        numberOfTransactions: 1,
        transfers: [{ endToEndId: id, amount: 15_075, creditorIspb: BOB }],
      },
    });
    await bob.answer(id);
    const settled = { settledAt: NOW, accountingDate: '2026-11-21' };
    const [told] = await alice.read();
    expect(told).toMatchObject({
      header: { from: '00038166', to: ALICE },
      document: {
        transactions: [{ instructionId: id, endToEndId: id, status: 'ACSC', ...settled }],
      },
    });
    const [credited] = await bob.read();
    expect(credited).toMatchObject({
      document: { transactions: [{ status: 'ACCC', ...settled }] },
    });
    expect(await balances()).toEqual(['999999849.25', '1000000150.75']);
    expect(await transaction(id)).toMatchObject({
      status: 'ACCEPTED',
      settledAt: NOW,
      amount: 150.75,
    });
  });

  it('is rejected by the receiver: only the payer is told, and no money moves', async () => {
    const { alice, bob, balances, transaction } = await participants();
    const id = await alice.pay(BOB);
    await bob.reject(id, 'AC03');
    expect(await alice.news()).toEqual([`RJCT AC03 ${id}`]);
    expect(await bob.news()).toEqual([`pacs.008 ${id}`]);
    expect(await balances()).toEqual(['1000000000.00', '1000000000.00']);
    expect(await transaction(id)).toMatchObject({ status: 'REJECTED', reasonCode: 'AC03' });
  });

  it('is rejected with AB03 after 40 seconds: both are told, and a late answer is ignored', async () => {
    const { alice, bob, advance, balances, transaction } = await participants();
    const id = await alice.pay(BOB);
    await advance('PT39.999S');
    expect(await alice.news()).toEqual([]);
    await advance('PT0.001S');
    expect(await alice.news()).toEqual([`RJCT AB03 ${id}`]);
    expect(await bob.news()).toEqual([`pacs.008 ${id}`, `RJCT AB03 ${id}`]);
    await bob.answer(id);
    expect([await alice.news(), await bob.news()]).toEqual([[], []]);
    expect(await balances()).toEqual(['1000000000.00', '1000000000.00']);
    expect(await transaction(id)).toMatchObject({ status: 'REJECTED', reasonCode: 'AB03' });
  });

  it('settles once, also where the receiver answers twice', async () => {
    const { alice, bob, balances } = await participants();
    const id = await alice.pay(BOB);
    await bob.answer(id);
    await bob.answer(id);
    await bob.reject(id, 'AC03');
    expect(await alice.news()).toEqual([`ACSC ${id}`]);
    expect(await bob.news()).toEqual([`pacs.008 ${id}`, `ACCC ${id}`]);
    expect(await balances()).toEqual(['999999849.25', '1000000150.75']);
  });

  it.each([
    ['PAGFRD', 'PT40S'],
    ['PAGAGD', 'PT45M'],
  ] as const)('of the level %s has %s from its receipt', async (serviceLevel, limit) => {
    const { alice, bob, advance } = await participants();
    const acceptedAt = '2026-11-21T11:00:00.000Z';
    const id = await alice.pay(BOB, { acceptedAt }, { serviceLevel, priority: 'NORM' });
    expect(await bob.news()).toEqual([`pacs.008 ${id}`]);
    await advance(limit);
    expect(await alice.news()).toEqual([`RJCT AB03 ${id}`]);
  });

  it.each<[string, Parameters<Institution['pay']>[1]]>([
    ['RC10', { creditorIspb: '00038166' }],
    ['AG12', { creditorIspb: ALICE }],
    ['AGNT', { debtorIspb: CAROL }],
    ['AM01', { amount: toCents(0) }],
    ['FF08', { endToEndId: `E${ALICE}20261120235900000000001` }],
    ['CH16', { acceptedAt: '2026-11-21T13:00:00.000Z' }],
    ['AB03', { acceptedAt: '2026-11-21T11:59:20.000Z' }],
  ])('is refused with %s when it arrives: only the payer is told', async (code, change) => {
    const { alice, bob, balances } = await participants();
    const id = await alice.pay(BOB, change);
    expect(await alice.news()).toEqual([`RJCT ${code} ${id}`]);
    expect(await bob.news()).toEqual([]);
    expect(await balances()).toEqual(['1000000000.00', '1000000000.00']);
  });

  it('is refused with DS02 while its institution is blocked, and with DS27 while one is not active', async () => {
    const { alice, control } = await participants();
    const change = (ispb: string, body: object) =>
      control('patch', `/participants/${ispb}`).send(body).expect(200);
    await change(ALICE, { sendBlocked: true });
    const blocked = await alice.pay(BOB);
    await change(ALICE, { sendBlocked: false });
    await change(BOB, { status: 'NOT_OPERATING' });
    const inactive = await alice.pay(BOB);
    expect(await alice.news()).toEqual([`RJCT DS02 ${blocked}`, `RJCT DS27 ${inactive}`]);
  });

  it('above the balance is rejected with AM04 when the receiver accepts: both are told', async () => {
    const { alice, bob, balances } = await participants();
    const id = await alice.pay(BOB, { amount: toCents(100_000_000_001) });
    expect(await bob.news()).toEqual([`pacs.008 ${id}`]);
    await bob.answer(id);
    expect(await alice.news()).toEqual([`RJCT AM04 ${id}`]);
    expect(await bob.news()).toEqual([`RJCT AM04 ${id}`]);
    expect(await balances()).toEqual(['1000000000.00', '1000000000.00']);
  });

  it('of 18 digits, which the XML Schema allows, is rejected with AM04', async () => {
    const { alice, bob } = await participants();
    const transfer = transferTo(BOB, ALICE);
    const text = alice.write(paymentMessage([transfer]));
    await alice.post(text.replace('>150.75<', '>9999999999999999.99<'));
    expect([await alice.news(), await bob.news()]).toEqual([
      [`RJCT AM04 ${transfer.endToEndId}`],
      [],
    ]);
  });

  describe('whose message is repeated', () => {
    it('within 24 hours is answered as before, and pays once', async () => {
      const { alice, bob, advance, balances } = await participants();
      const transfer = transferTo(BOB, ALICE);
      const text = alice.write(paymentMessage([transfer]));
      await alice.post(text);
      await alice.post(text);
      await bob.answer(transfer.endToEndId);
      const [first] = await alice.read();
      await advance('PT23H');
      await alice.post(text);
      expect(await alice.read()).toEqual([first]);
      expect(await bob.news()).toHaveLength(2);
      expect(await balances()).toEqual(['999999849.25', '1000000150.75']);
    });

    it('after 24 hours gets an admi.002', async () => {
      const { alice, advance } = await participants();
      const text = alice.write(paymentMessage([transferTo(BOB, ALICE)]));
      await alice.post(text);
      await advance('PT24H0.001S');
      await alice.read();
      await alice.post(text);
      expect(await alice.news()).toEqual(['admi.002 BizMsgIdr repetido']);
    });

    it('with another BizMsgIdr, as a retry, is answered as before', async () => {
      const { alice, bob } = await participants();
      const transfer = transferTo(BOB, ALICE);
      await alice.send(paymentMessage([transfer]));
      const retry = alice.write(paymentMessage([transfer]));
      await alice.post(retry);
      expect(await bob.news()).toEqual([`pacs.008 ${transfer.endToEndId}`]);
      await bob.answer(transfer.endToEndId);
      expect(await alice.news()).toEqual([`ACSC ${transfer.endToEndId}`]);
      await alice.post(retry);
      expect(await alice.news()).toEqual([`ACSC ${transfer.endToEndId}`]);
      await alice.send(paymentMessage([transfer]));
      expect(await alice.news()).toEqual([`ACSC ${transfer.endToEndId}`]);
    });

    it('as another payment with its EndToEndId is rejected with ED05, and the first one stands', async () => {
      const { alice, bob, transaction } = await participants();
      const endToEndId = await alice.pay(BOB);
      await alice.pay(BOB, { endToEndId, amount: toCents(1) });
      expect(await alice.news()).toEqual([`RJCT ED05 ${endToEndId}`]);
      await bob.answer(endToEndId);
      expect(await alice.news()).toEqual([`ACSC ${endToEndId}`]);
      expect(await transaction(endToEndId)).toMatchObject({ status: 'ACCEPTED', amount: 150.75 });
    });
  });

  it('of a message with two transfers is forwarded as two messages, and one answer can be for both', async () => {
    const { alice, bob } = await participants();
    const [one, two] = [transferTo(BOB, ALICE), transferTo(BOB, ALICE)];
    await alice.send(paymentMessage([one, two]));
    expect(await bob.news()).toEqual([`pacs.008 ${one.endToEndId}`, `pacs.008 ${two.endToEndId}`]);
    const accepted = ({ endToEndId }: typeof one) => ({
      instructionId: endToEndId,
      endToEndId,
      status: 'ACSP',
    });
    const document = { createdAt: NOW, transactions: [accepted(one), accepted(two)] };
    await bob.send({ name: 'pacs.002', version: '1.17', document });
    expect(await alice.news()).toEqual([`ACSC ${one.endToEndId}`, `ACSC ${two.endToEndId}`]);
  });

  it.each<
    [
      string,
      (alice: Institution, bob: Institution, carol: Institution, id: string) => Promise<unknown>,
      'alice' | 'bob' | 'carol',
    ]
  >([
    ['Transacao inexistente', (_a, bob) => bob.answer(`E${ALICE}20261121120099999999999`), 'bob'],
    ['Participante invalido', (_a, _b, carol, id) => carol.answer(id), 'carol'],
    ['Participante invalido', (alice, _b, _c, id) => alice.answer(id), 'alice'],
    ['TxSts invalido', (_a, bob, _c, id) => bob.answer(id, { status: 'ACSC' }), 'bob'],
    ['Motivo ausente', (_a, bob, _c, id) => bob.answer(id, { status: 'RJCT' }), 'bob'],
    ['Motivo invalido', (_a, bob, _c, id) => bob.reject(id, 'AM04'), 'bob'],
  ])(
    'answers a wrong pacs.002 with an admi.002 "%s" to its sender',
    async (reason, act, sender) => {
      const all = await participants();
      const { alice, bob, carol } = all;
      const id = await alice.pay(BOB);
      expect(await bob.news()).toEqual([`pacs.008 ${id}`]);
      await act(alice, bob, carol, id);
      expect(await all[sender].news()).toEqual([`admi.002 ${reason}`]);
      await bob.answer(id);
      expect(await alice.news()).toEqual([`ACSC ${id}`]);
    },
  );

  it('is answered by the simulator for a receiver that is not registered', async () => {
    const { alice, balances } = await participants();
    const id = await alice.pay('44444444');
    expect(await alice.news()).toEqual([`ACSC ${id}`]);
    expect(await balances()).toEqual(['999999849.25', '1000000000.00']);
  });

  it.each([
    [{ decision: 'REJECT', reasonCode: 'AC07' }, [], 'PT0S', 'RJCT AC07'],
    [{ decision: 'ACCEPT', delay: 'PT5S' }, [], 'PT5S', 'ACSC'],
    [{ decision: 'ACCEPT', delay: 'PT50S' }, [], 'PT50S', 'RJCT AB03'],
    [{ decision: 'NONE' }, [], 'PT40S', 'RJCT AB03'],
  ])(
    'is answered by a receiver that the simulator plays: %j',
    async (answer, before, duration, news) => {
      const { alice, control, advance } = await participants();
      const receiver = { ispb: '55555555', player: 'SIMULATOR', answer };
      await control('post', '/participants').send(receiver).expect(201);
      const id = await alice.pay('55555555');
      if (duration !== 'PT0S') {
        expect(await alice.news()).toEqual(before);
        await advance(duration);
      }
      expect(await alice.news()).toEqual([`${news} ${id}`]);
    },
  );

  it.each([
    ['AC03', 'PT0S', 'RJCT AC03'],
    ['AM04', 'PT0S', 'RJCT AM04'],
    ['NO_ANSWER', 'PT40S', 'RJCT AB03'],
    ['LATE_ANSWER', 'PT41S', 'RJCT AB03'],
  ])('follows a rule with the outcome %s', async (outcome, duration, news) => {
    const { alice, bob, control, advance } = await participants();
    const match = { method: 'POST', path: `/api/v1/in/${ALICE}/msgs` };
    await control('post', '/rules').send({ match, effect: { outcome }, times: 1 }).expect(201);
    const id = await alice.pay(BOB);
    if (duration !== 'PT0S') await advance(duration);
    expect(await alice.news()).toEqual([`${news} ${id}`]);
    expect(await bob.news()).toEqual([]);
    const acceptedAt = duration === 'PT0S' ? NOW : '2026-11-21T12:00:40.000Z';
    const next = await alice.pay(BOB, { acceptedAt });
    expect(await bob.news()).toEqual([`pacs.008 ${next}`]);
  });
});
