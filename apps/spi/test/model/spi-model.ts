/** What the SPI should do, written a second time and as simply as possible: sums, states and what each institution reads. */

export type Reserve = 'settlement' | 'receipt';

const LIMIT_MS = 40_000;

interface Transfer {
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
  /** What a rule requests for its message. */
  readonly outcome?: string | undefined;
}

export class SpiModel {
  nowMs = 0;
  readonly balances: Map<string, number>;
  readonly transfers = new Map<string, Transfer>();
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

  /** Payments and returns of which the receiver can decide. */
  pending(): readonly Transfer[] {
    return [...this.transfers.values()].filter(({ status }) => status === 'PENDING');
  }

  /** Payments that were settled. */
  settled(): readonly Transfer[] {
    return [...this.transfers.values()].filter(
      ({ kind, status }) => kind === 'PAYMENT' && status === 'ACCEPTED',
    );
  }

  /** A pacs.008 over ICOM. */
  pay(sent: Sent): void {
    const isSilent = sent.outcome?.endsWith('_ANSWER') === true;
    const code = refusalOf(sent) ?? (isSilent ? undefined : sent.outcome);
    const isReserved = this.reserve === 'receipt';
    const transfer = this.add(sent, {
      isForwarded: !isSilent,
      isReserved: code ? false : isReserved,
    });
    if (code !== undefined) {
      this.refuse(transfer, code);
      return;
    }
    if (isReserved) {
      if (this.available(transfer.from) < transfer.cents) {
        this.refuse(this.add(sent, { isForwarded: false, isReserved: false }), 'AM04');
        return;
      }
      add(this.reserved, transfer.from, transfer.cents);
    }
    if (isSilent) return;
    if (this.institutions.includes(transfer.to)) this.tell(transfer.to, `pacs.008 ${transfer.id}`);
    else this.accept(transfer);
  }

  /** The contract's pacs.008: settled in the response. @returns the status */
  payAtOnce(sent: Sent): string {
    const transfer = this.add(sent, { isForwarded: false, isReserved: false });
    const isPossible = this.available(transfer.from) >= transfer.cents;
    if (isPossible) this.move(transfer);
    transfer.status = isPossible ? 'ACCEPTED' : 'REJECTED';
    if (!isPossible) transfer.code = 'AM04';
    return isPossible ? 'ACCP' : 'RJCT AM04';
  }

  /** A pacs.004. */
  giveBack(paymentId: string, sent: Sent): void {
    const payment = this.transfers.get(paymentId);
    if (payment === undefined) throw new Error('There is no such payment.');
    const transfer = this.add(
      sent,
      { isForwarded: true, isReserved: false },
      { kind: 'RETURN', paymentId },
    );
    if (payment.returned + transfer.cents > payment.cents) {
      this.refuse(transfer, 'AM09');
      return;
    }
    payment.returned += transfer.cents;
    this.tell(transfer.to, `pacs.004 ${transfer.id}`);
  }

  /** A pacs.002 of an institution: accepts without a code. */
  answer(id: string, by: string, code?: string): void {
    const transfer = this.transfers.get(id);
    if (transfer?.to !== by) {
      this.tell(by, 'admi.002 Participante invalido');
      return;
    }
    if (transfer.status !== 'PENDING') return;
    if (code === undefined) this.accept(transfer);
    else this.end(transfer, code, [transfer.from]);
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
    for (const transfer of this.pending()) {
      if (transfer.deadlineMs > this.nowMs) continue;
      this.end(
        transfer,
        'AB03',
        transfer.isForwarded ? [transfer.from, transfer.to] : [transfer.from],
      );
    }
  }

  tell(ispb: string, news: string): void {
    if (!this.institutions.includes(ispb)) return;
    this.news.set(ispb, [...(this.news.get(ispb) ?? []), news]);
  }

  canPay({ from, cents, isReserved }: Transfer): boolean {
    return this.available(from) + (isReserved ? cents : 0) >= cents;
  }

  private accept(transfer: Transfer): void {
    if (!this.canPay(transfer)) {
      this.end(
        transfer,
        'AM04',
        transfer.isForwarded ? [transfer.from, transfer.to] : [transfer.from],
      );
      return;
    }
    this.release(transfer);
    this.move(transfer);
    transfer.status = 'ACCEPTED';
    this.tell(transfer.from, `ACSC ${transfer.id}`);
    this.tell(transfer.to, `ACCC ${transfer.id}`);
  }

  private end(transfer: Transfer, code: string, told: readonly string[]): void {
    this.release(transfer);
    transfer.status = 'REJECTED';
    transfer.code = code;
    const payment = this.transfers.get(transfer.paymentId);
    if (transfer.kind === 'RETURN' && payment !== undefined) payment.returned -= transfer.cents;
    for (const ispb of told) this.tell(ispb, `RJCT ${code} ${transfer.id}`);
  }

  /** On arrival: only the sender is told. */
  private refuse(transfer: Transfer, code: string): void {
    transfer.status = 'REJECTED';
    transfer.code = code;
    this.tell(transfer.from, `RJCT ${code} ${transfer.id}`);
  }

  private release({ from, cents, isReserved }: Transfer): void {
    if (isReserved) add(this.reserved, from, -cents);
  }

  private move({ from, to, cents }: Transfer): void {
    if (this.balances.has(from)) add(this.balances, from, -cents);
    if (this.balances.has(to)) add(this.balances, to, cents);
  }

  private add(
    { id, from, to, cents }: Sent,
    flags: Pick<Transfer, 'isForwarded' | 'isReserved'>,
    of: Pick<Transfer, 'kind' | 'paymentId'> = { kind: 'PAYMENT', paymentId: id },
  ): Transfer {
    const deadlineMs = this.nowMs + LIMIT_MS;
    const transfer = { id, from, to, cents, deadlineMs, status: 'PENDING', returned: 0 } as const;
    const added: Transfer = { ...transfer, ...flags, ...of };
    this.transfers.set(id, added);
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
