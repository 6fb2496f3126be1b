import 'reflect-metadata';
import { type SpiCreditTransfer, type SpiMessage } from '#libs/iso20022';
import { toCents } from '#libs/kernel';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { newMessageId } from '../../src/participants/ids';
import { spi } from '../../src/spi.app';
import { inShort, paymentMessage, statusMessage, transferTo } from './institution';
import { ALICE, BOB, CAROL, participantsIn } from './participants';

const REFUSED = 'admi.002 BizMsgIdr repetido';

describe(`A BizMsgIdr that was used before, on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let number = 0;
  beforeAll(async () => {
    test = await createTestApp(spi, {
      ...{ ICOM_POLL_MS: '0', SPI_SIGN: 'false', LOG_LEVEL: 'silent' },
    });
  });
  afterAll(() => test.close());

  async function participants() {
    number += 1;
    return participantsIn(test, `repeated-ids-${String(number)}`);
  }

  const accepted = (...ids: readonly string[]) =>
    statusMessage(
      ...ids.map((id) => ({ instructionId: id, endToEndId: id, status: 'ACSP' as const })),
    );
  const wrong = (id: string) =>
    statusMessage({ instructionId: id, endToEndId: id, status: 'ACSC' });

  it('for another payment is refused by its PI-ResourceId, and the first payment stands', async () => {
    const { alice, bob, balances } = await participants();
    const header = { messageId: newMessageId(ALICE) };
    const first = await alice.pay(BOB, {}, {}, header);
    await bob.answer(first);
    expect(await alice.news()).toEqual([`ACSC ${first}`]);
    const transfer = transferTo(BOB, ALICE, { amount: toCents(1) });
    const answer = await alice.send(paymentMessage([transfer]), header);
    const [refusal] = await alice.read();
    expect(refusal).toMatchObject({
      name: 'admi.002',
      document: {
        reason: 'BizMsgIdr repetido',
        reference: answer.headers['pi-resourceid'],
        location: 'Envelope/AppHdr/BizMsgIdr',
      },
    });
    expect(await balances()).toEqual(['999999849.25', '1000000150.75']);
    await alice.send(paymentMessage([transfer]));
    expect(await bob.news()).toEqual([
      ...[`pacs.008 ${first}`, `ACCC ${first}`, `pacs.008 ${transfer.endToEndId}`],
    ]);
  });

  it('for the answer to another payment is refused, and that payment can still be accepted', async () => {
    const { alice, bob } = await participants();
    const [one, other] = [await alice.pay(BOB), await alice.pay(BOB)];
    await bob.read();
    const header = { messageId: newMessageId(BOB) };
    await bob.send(accepted(one), header);
    await bob.send(accepted(other), header);
    expect(await bob.news()).toEqual([`ACCC ${one}`, REFUSED]);
    await bob.answer(other);
    expect(await alice.news()).toEqual([`ACSC ${one}`, `ACSC ${other}`]);
  });

  it('brings back only the last answer to the message, not the admi.002 of other forms of it', async () => {
    const { alice, bob } = await participants();
    const header = { messageId: newMessageId(ALICE) };
    const message = paymentMessage([transferTo(BOB, ALICE)]);
    const unreadable = alice.write(message, header).replace('<NbOfTxs>1<', '<NbOfTxs>x<');
    await alice.post(unreadable);
    await alice.send(message, { ...header, to: BOB });
    expect(await alice.read()).toHaveLength(2);
    await alice.send(message, header);
    const [payment] = await bob.read();
    const id = transferIn(payment).endToEndId;
    await bob.answer(id);
    await alice.post(unreadable);
    await alice.send(paymentMessage([transferTo(BOB, ALICE)]), header);
    expect((await alice.news()).map((news) => news.slice(0, 8))).toEqual([
      ...['ACSC E11', 'admi.002', 'admi.002'],
    ]);
    for (let time = 0; time < 2; time += 1) {
      await alice.send(message, header);
      expect(await alice.news()).toEqual([`ACSC ${id}`]);
    }
  });

  it('is free again if its message was refused, also by what it says', async () => {
    const { alice, bob } = await participants();
    const id = await alice.pay(BOB);
    const header = { messageId: newMessageId(BOB) };
    await bob.read();
    await bob.send(wrong(id), header);
    expect(await bob.news()).toEqual(['admi.002 TxSts invalido']);
    await bob.send(accepted(id), header);
    expect(await alice.news()).toEqual([`ACSC ${id}`]);
  });

  it('of an answer that was refused in part brings back both parts', async () => {
    const { alice, bob } = await participants();
    const id = await alice.pay(BOB);
    await bob.read();
    const header = { messageId: newMessageId(BOB) };
    const partly = accepted(id, `E${ALICE}20261121120099999999999`);
    const answers = [`ACCC ${id}`, 'admi.002 Transacao inexistente'];
    for (let time = 0; time < 2; time += 1) {
      await bob.send(partly, header);
      expect((await bob.news()).sort()).toEqual(answers);
    }
    await bob.send(accepted(id), header);
    expect(await bob.news()).toEqual([REFUSED]);
  });

  it('belongs to one sender: another institution neither uses it nor reads its answers', async () => {
    const { alice, bob, carol } = await participants();
    const header = { messageId: newMessageId(ALICE) };
    const transfer = transferTo(BOB, CAROL);
    await carol.send(paymentMessage([transfer]), header);
    expect(await carol.news()).toEqual(['admi.002 BizMsgIdr invalido']);
    const id = await alice.pay(BOB, {}, {}, header);
    await bob.answer(id);
    await carol.send(paymentMessage([transfer]), header);
    expect(await carol.news()).toEqual(['admi.002 BizMsgIdr invalido']);
    expect(await alice.news()).toEqual([`ACSC ${id}`]);
  });

  it.each<[string, Partial<SpiCreditTransfer>]>([
    ['account of the receiver', { creditorAccount: { number: '9', branch: '1', type: 'CACC' } }],
    ['name of the payer', { debtorName: 'Ana Lima' }],
    ['remittance information', { remittance: 'invoice 42' }],
  ])(
    'is not needed to see another payment: another %s with its EndToEndId is ED05',
    async (_, change) => {
      const { alice, bob } = await participants();
      const transfer = transferTo(BOB, ALICE);
      const id = transfer.endToEndId;
      await alice.send(paymentMessage([transfer]));
      await bob.answer(id);
      await alice.send(paymentMessage([{ ...transfer, ...change }]));
      expect(await alice.news()).toEqual([`ACSC ${id}`, `RJCT ED05 ${id}`]);
    },
  );

  it('is in the list of messages with the one that stands, and not with those that were refused', async () => {
    const { alice, sandbox } = await participants();
    const messageId = newMessageId(ALICE);
    await alice.pay(BOB, {}, {}, { messageId });
    await alice.pay(BOB, {}, {}, { messageId });
    const { body } = await test.http
      .get(`/spi/messages?ispb=${ALICE}&direction=IN`)
      .set('X-Sandbox', sandbox);
    const list = body as { state: string; messageId?: string }[];
    expect(list.map(({ state, messageId: id }) => [state, id])).toEqual([
      ['REFUSED', undefined],
      ['RECEIVED', messageId],
    ]);
  });
});

function transferIn(message: SpiMessage | undefined): SpiCreditTransfer {
  if (message?.name !== 'pacs.008') throw new Error(message ? inShort(message) : 'No message.');
  const [transfer] = message.document.transfers;
  if (transfer === undefined) throw new Error('No transfer.');
  return transfer;
}
