/** What the SPI should do, written a second time and as simply as possible: sums, states and what each institution reads. */

export type Reserve = 'settlement' | 'receipt';

const LIMIT_MS = 40_000;

interface Order {
  readonly kind: 'PAYMENT' | 'RETURN';
  readonly id: string;
  /** The payment that a return returns; of a payment itself. */
  readonly paymentId: string;
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  readonly deadlineMs: number;
  /** Whether the institution of the receiver knows of it. */
  readonly isForwarded: boolean;
  readonly isReserved: boolean;
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED';
  code?: string;
  /** What returns, that are not rejected, give back. */
  returned: number;
}

/** A payment or return that is sent. */
export interface Sent {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  /** What a rule orders for its message. */
  readonly outcome?: string | undefined;
}

export class SpiModel {
  nowMs = 0;
  readonly balances: Map<string, number>;
  readonly orders = new Map<string, Order>();
  /** What each institution has not read yet. */
  readonly news = new Map<string, string[]>();
  private readonly reserved = new Map<string, number>();

  /** @param institutions those that read their own messages; all others are played by the simulator */
  constructor(
    private readonly institutions: readonly string[],
    opening: number,
    private readonly reserve: Reserve,
  ) {
    this.balances = new Map(institutions.map((ispb) => [ispb, opening]));
  }

  available(ispb: string): number {
    return (this.balances.get(ispb) ?? Infinity) - (this.reserved.get(ispb) ?? 0);
  }

  /** Orders and returns of which the receiver can decide. */
  pending(): readonly Order[] {
    return [...this.orders.values()].filter(({ status }) => status === 'PENDING');
  }

  /** Payments that were settled. */
  settled(): readonly Order[] {
    return [...this.orders.values()].filter(
      ({ kind, status }) => kind === 'PAYMENT' && status === 'ACCEPTED',
    );
  }

  /** A pacs.008 over ICOM. */
  pay(sent: Sent): void {
    const isSilent = sent.outcome?.endsWith('_ANSWER') === true;
    const code = refusalOf(sent) ?? (isSilent ? undefined : sent.outcome);
    const isReserved = this.reserve === 'receipt';
    const order = this.add(sent, { isForwarded: !isSilent, isReserved: code ? false : isReserved });
    if (code !== undefined) {
      this.refuse(order, code);
      return;
    }
    if (isReserved) {
      if (this.available(order.from) < order.cents) {
        this.refuse(this.add(sent, { isForwarded: false, isReserved: false }), 'AM04');
        return;
      }
      add(this.reserved, order.from, order.cents);
    }
    if (isSilent) return;
    if (this.institutions.includes(order.to)) this.tell(order.to, `pacs.008 ${order.id}`);
    else this.accept(order);
  }

  /** The contract's pacs.008: settled in the response. @returns the status */
  payAtOnce(sent: Sent): string {
    const order = this.add(sent, { isForwarded: false, isReserved: false });
    const isPossible = this.available(order.from) >= order.cents;
    if (isPossible) this.move(order);
    order.status = isPossible ? 'ACCEPTED' : 'REJECTED';
    if (!isPossible) order.code = 'AM04';
    return isPossible ? 'ACCP' : 'RJCT AM04';
  }

  /** A pacs.004. */
  giveBack(paymentId: string, sent: Sent): void {
    const payment = this.orders.get(paymentId);
    if (payment === undefined) throw new Error('There is no such payment.');
    const order = this.add(
      sent,
      { isForwarded: true, isReserved: false },
      { kind: 'RETURN', paymentId },
    );
    if (payment.returned + order.cents > payment.cents) {
      this.refuse(order, 'AM09');
      return;
    }
    payment.returned += order.cents;
    this.tell(order.to, `pacs.004 ${order.id}`);
  }

  /** A pacs.002 of an institution: accepts without a code. */
  answer(id: string, by: string, code?: string): void {
    const order = this.orders.get(id);
    if (order?.to !== by) {
      this.tell(by, 'admi.002 Participante invalido');
      return;
    }
    if (order.status !== 'PENDING') return;
    if (code === undefined) this.accept(order);
    else this.end(order, code, [order.from]);
  }

  /** Money from or to the STR. @returns false if there is too little */
  fund(ispb: string, cents: number): boolean {
    if (cents < 0 && this.available(ispb) < -cents) return false;
    add(this.balances, ispb, cents);
    this.tell(ispb, 'camt.054');
    return true;
  }

  advance(ms: number): void {
    this.nowMs += ms;
    for (const order of this.pending()) {
      if (order.deadlineMs > this.nowMs) continue;
      this.end(order, 'AB03', order.isForwarded ? [order.from, order.to] : [order.from]);
    }
  }

  tell(ispb: string, news: string): void {
    if (!this.institutions.includes(ispb)) return;
    this.news.set(ispb, [...(this.news.get(ispb) ?? []), news]);
  }

  canPay({ from, cents, isReserved }: Order): boolean {
    return this.available(from) + (isReserved ? cents : 0) >= cents;
  }

  private accept(order: Order): void {
    if (!this.canPay(order)) {
      this.end(order, 'AM04', order.isForwarded ? [order.from, order.to] : [order.from]);
      return;
    }
    this.release(order);
    this.move(order);
    order.status = 'ACCEPTED';
    this.tell(order.from, `ACSC ${order.id}`);
    this.tell(order.to, `ACCC ${order.id}`);
  }

  private end(order: Order, code: string, told: readonly string[]): void {
    this.release(order);
    order.status = 'REJECTED';
    order.code = code;
    const payment = this.orders.get(order.paymentId);
    if (order.kind === 'RETURN' && payment !== undefined) payment.returned -= order.cents;
    for (const ispb of told) this.tell(ispb, `RJCT ${code} ${order.id}`);
  }

  /** On arrival: only the sender is told. */
  private refuse(order: Order, code: string): void {
    order.status = 'REJECTED';
    order.code = code;
    this.tell(order.from, `RJCT ${code} ${order.id}`);
  }

  private release({ from, cents, isReserved }: Order): void {
    if (isReserved) add(this.reserved, from, -cents);
  }

  private move({ from, to, cents }: Order): void {
    if (this.balances.has(from)) add(this.balances, from, -cents);
    if (this.balances.has(to)) add(this.balances, to, cents);
  }

  private add(
    { id, from, to, cents }: Sent,
    flags: Pick<Order, 'isForwarded' | 'isReserved'>,
    of: Pick<Order, 'kind' | 'paymentId'> = { kind: 'PAYMENT', paymentId: id },
  ): Order {
    const deadlineMs = this.nowMs + LIMIT_MS;
    const order = { id, from, to, cents, deadlineMs, status: 'PENDING', returned: 0 } as const;
    const added: Order = { ...order, ...flags, ...of };
    this.orders.set(id, added);
    return added;
  }
}

function refusalOf({ from, to, cents }: Sent): string | undefined {
  if (from === to) return 'AG12';
  return cents === 0 ? 'AM01' : undefined;
}

function add(sums: Map<string, number>, key: string, cents: number): void {
  sums.set(key, (sums.get(key) ?? 0) + cents);
}
