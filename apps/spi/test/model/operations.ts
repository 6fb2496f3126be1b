import fc from 'fast-check';
import { type SpiReturn } from '#libs/iso20022';
import { toCents, toIsoUtc } from '#libs/kernel';
import { pacs008, type TestApp } from '#libs/testing';
import { newMessageId } from '../../src/participants/ids';
import { idOf, NOW, paymentMessage, statusMessage, transferTo } from '../settlement/institution';
import { ALICE, BOB, CAROL, type Participants } from '../settlement/participants';
import { type Reserve, type Sent, SpiModel } from './spi-model';

export const INSTITUTIONS = [ALICE, BOB, CAROL] as const;
const UNREGISTERED = '44444444';
const RECEIVERS = [...INSTITUTIONS, UNREGISTERED] as const;
export const OPENING = 100_000;
const CODES = ['AC03', 'AC07', 'DS04'] as const;
const OUTCOMES = ['AM04', 'AC03', 'NO_ANSWER', 'LATE_ANSWER'] as const;

const STEPS = 250;

/** One step. Its numbers choose among what is there when it is done. */
export const operations = fc.array(
  fc.record({
    kind: fc.oneof(
      { weight: 6, arbitrary: fc.constant('pay' as const) },
      { weight: 6, arbitrary: fc.constant('answer' as const) },
      { weight: 4, arbitrary: fc.constant('giveBack' as const) },
      {
        weight: 8,
        arbitrary: fc.constantFrom(
          ...(['payAtOnce', 'rule', 'reject', 'answerOfAnother'] as const),
          ...(['repeat', 'otherContent', 'fund', 'advance'] as const),
        ),
      },
    ),
    one: fc.nat(),
    other: fc.nat(),
    cents: fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 3 })),
  }),
  { minLength: STEPS, maxLength: STEPS },
);
export type Operation = typeof operations extends fc.Arbitrary<(infer Step)[]> ? Step : never;

interface Posted {
  readonly sender: string;
  readonly message: object;
  readonly messageId: string;
  /** The payment or return that it is about. */
  readonly id: string;
  /** How the end of the payment or return is told to the sender: as an answer to this message, or not; or the message is refused. */
  readonly answered: 'yes' | 'no' | 'refused';
}

/** Does each step at the SPI and in the model. */
export class Driver {
  readonly model: SpiModel;
  private readonly posted: Posted[] = [];

  constructor(
    private readonly test: Pick<TestApp, 'http'>,
    private readonly all: Participants,
    reserve: Reserve,
  ) {
    this.model = new SpiModel(INSTITUTIONS, OPENING, reserve);
  }

  async carryOut(step: Operation): Promise<void> {
    const { model } = this;
    switch (step.kind) {
      case 'pay':
        return this.pay(this.payment(step));
      case 'payAtOnce':
        return this.payAtOnce(this.payment({ ...step, cents: step.cents + 1 }));
      case 'rule':
        return this.payUnderRule(this.payment(step), pick(OUTCOMES, step.other));
      case 'answer':
        return this.answer(oneOf(model.pending(), step.one)?.id);
      case 'reject':
        return this.answer(
          oneOf([...model.transfers.values()], step.one)?.id,
          pick(CODES, step.other),
        );
      case 'answerOfAnother':
        return this.answer(
          oneOf(model.pending(), step.one)?.id,
          undefined,
          pick(INSTITUTIONS, step.other),
        );
      case 'giveBack':
        return this.giveBack(oneOf(model.settled(), step.one)?.id, step);
      case 'repeat':
        return this.repeat(oneOf(this.posted, step.one));
      case 'otherContent':
        return this.sendOtherContent(oneOf(this.posted, step.one));
      case 'fund':
        return this.fund(
          pick(INSTITUTIONS, step.one),
          step.other % 2 === 0 ? step.cents + 1 : -step.cents - 1,
        );
      case 'advance':
        return this.advance((step.other % 45) + 1);
    }
  }

  private payment({ one, other, cents }: Operation): Sent {
    const from = pick(INSTITUTIONS, one);
    const to =
      other % 20 === 0
        ? from
        : (oneOf(
            RECEIVERS.filter((ispb) => ispb !== from),
            other,
          ) ?? from);
    return { id: idOf(from), from, to, cents };
  }

  private async pay(sent: Sent): Promise<void> {
    const { id, from, to, cents } = sent;
    const acceptedAt = toIsoUtc(Date.parse(NOW) + this.model.nowMs);
    const transfer = transferTo(to, from, { endToEndId: id, amount: toCents(cents), acceptedAt });
    this.model.pay(sent);
    await this.post(from, paymentMessage([transfer]), id, 'yes');
  }

  private async payUnderRule(sent: Sent, outcome: string): Promise<void> {
    const match = { method: 'POST', path: `/api/v1/in/${sent.from}/msgs` };
    await this.all
      .control('post', '/rules')
      .send({ match, effect: { outcome }, times: 1 })
      .expect(201);
    await this.pay({ ...sent, outcome });
    // It has no hit left, unless the payment was refused for another reason.
    await this.all.control('delete', '/rules').expect(204);
  }

  private async payAtOnce(sent: Sent): Promise<void> {
    if (sent.from === sent.to) return;
    const { text } = await this.test.http
      .post('/spi/pacs.008')
      .set({ 'X-Sandbox': this.all.sandbox, 'Content-Type': 'application/xml' })
      .send(
        pacs008({ endToEndId: sent.id, amount: (sent.cents / 100).toFixed(2) })
          .replaceAll('12345678</MmbId>', `${sent.from}</MmbId>`)
          .replaceAll('87654321</MmbId>', `${sent.to}</MmbId>`),
      );
    const [, status] = /<TxSts>(\w+)</.exec(text) ?? [];
    const [, code] = /<Cd>(\w+)</.exec(text) ?? [];
    expect([status, code].join(' ').trim()).toBe(this.model.payAtOnce(sent));
  }

  private async answer(id?: string, code?: string, by?: string): Promise<void> {
    const transfer = id === undefined ? undefined : this.model.transfers.get(id);
    const sender = by ?? transfer?.to;
    // Nobody has seen a payment that was settled in the response.
    if (transfer === undefined || sender === undefined || this.isOfContract(transfer.id)) return;
    if (!INSTITUTIONS.some((ispb) => ispb === sender)) return;
    const about = { instructionId: transfer.id, endToEndId: transfer.paymentId };
    const reasons = code === undefined ? {} : { reasons: [{ code: code as never }] };
    const status = code === undefined ? 'ACSP' : 'RJCT';
    const isEnd = transfer.status === 'PENDING' && code === undefined;
    const isTold = isEnd && (transfer.isForwarded || this.model.canPay(transfer));
    const answered = transfer.to !== sender ? 'refused' : isTold ? 'yes' : 'no';
    this.model.answer(transfer.id, sender, code);
    await this.post(sender, statusMessage({ ...about, status, ...reasons }), transfer.id, answered);
  }

  private async giveBack(paymentId: string | undefined, { cents }: Operation): Promise<void> {
    const payment = paymentId === undefined ? undefined : this.model.transfers.get(paymentId);
    if (payment === undefined || !this.model.balances.has(payment.to)) return;
    const { from: to, to: from } = payment;
    const sent = { id: idOf(from, 'D'), from, to, cents: cents + 1 };
    const given: SpiReturn = {
      ...{ returnId: sent.id, endToEndId: payment.id, amount: toCents(sent.cents) },
      ...{ priority: 'HIGH', reason: 'MD06', debtorIspb: to, creditorIspb: from },
    };
    this.model.giveBack(payment.id, sent);
    const document = { createdAt: NOW, numberOfTransactions: 1, returns: [given] };
    await this.post(from, { name: 'pacs.004', version: '1.5', document }, sent.id, 'yes');
  }

  /** The same message again brings its last answer. */
  private async repeat(posted: Posted | undefined): Promise<void> {
    if (posted === undefined) return;
    const { sender, message, messageId, id } = posted;
    const transfer = this.model.transfers.get(id);
    if (posted.answered === 'refused') {
      this.model.tell(sender, 'admi.002 Participante invalido');
    } else if (
      transfer !== undefined &&
      posted.answered === 'yes' &&
      transfer.status !== 'PENDING'
    ) {
      const settled = transfer.from === sender ? 'ACSC' : 'ACCC';
      this.model.tell(
        sender,
        transfer.status === 'ACCEPTED' ? `${settled} ${id}` : `RJCT ${String(transfer.code)} ${id}`,
      );
    }
    await this.institution(sender).send(message, { messageId });
  }

  private async sendOtherContent(posted: Posted | undefined): Promise<void> {
    // A message that was refused leaves its id free.
    if (posted === undefined || posted.answered === 'refused') return;
    const { sender, messageId } = posted;
    const echo = { name: 'pibr.001', version: '1.3', document: { createdAt: NOW, data: 'echo' } };
    this.model.tell(sender, 'admi.002 BizMsgIdr repetido');
    await this.institution(sender).send(echo, { messageId });
  }

  private async fund(ispb: string, cents: number): Promise<void> {
    const path = cents > 0 ? 'contributions' : 'withdrawals';
    const amount = (Math.abs(cents) / 100).toFixed(2);
    await this.all
      .control('post', `/participants/${ispb}/${path}`)
      .send({ amount })
      .expect(this.model.fund(ispb, cents) ? 201 : 422);
  }

  private async advance(seconds: number): Promise<void> {
    this.model.advance(seconds * 1_000);
    await this.all.advance(`PT${String(seconds)}S`);
  }

  private async post(
    sender: string,
    message: object,
    id: string,
    answered: Posted['answered'],
  ): Promise<void> {
    const messageId = newMessageId(sender);
    this.posted.push({ sender, message, messageId, id, answered });
    await this.institution(sender).send(message, { messageId });
  }

  private institution(ispb: string) {
    const { alice, bob, carol } = this.all;
    const found = [alice, bob, carol].find((each) => each.ispb === ispb);
    if (found === undefined) throw new Error(`${ispb} is no institution.`);
    return found;
  }

  /** Payments of the contract have the form of those of ICOM, and only their ends in the model. */
  private isOfContract(id: string): boolean {
    return !this.posted.some((posted) => posted.id === id);
  }
}

/** One of a list; undefined if it is empty. */
function oneOf<T>(list: readonly T[], number: number): T | undefined {
  return list[number % Math.max(1, list.length)];
}

function pick<T>(list: readonly [T, ...T[]], number: number): T {
  return oneOf(list, number) ?? list[0];
}
