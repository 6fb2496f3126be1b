import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Cents } from '#libs/kernel';
import { Ledger } from '../../ledger/ledger.repository';
import { type Payment } from '../../payments/payment';
import { contentHash, Idempotency } from '../../idempotency/idempotency.repository';
import { returned } from '../entries';

/** Money that another institution has returned, through the SPI. */
export interface SettledReturn {
  /** RtrId. */
  readonly returnId: string;
  readonly amount: Cents;
}

/** Books the returns of payments that the SPI has settled. Each RtrId is booked once. */
@Injectable()
export class ReturnBooking {
  constructor(
    private readonly ledger: Ledger,
    private readonly idempotency: Idempotency,
  ) {}

  /** @returns false, and nothing is booked, if the return is already booked */
  *book(
    tx: UnitOfWork,
    payment: Payment,
    { returnId, amount }: SettledReturn,
    atMs: number,
  ): Transactional<boolean> {
    const content = contentHash({ endToEndId: payment.endToEndId, amount });
    const keyed = { operation: 'spi-return', key: returnId, content } as const;
    const claim = { response: '', nowMs: atMs };
    if ((yield* this.idempotency.claim(tx, keyed, claim)) !== undefined) return false;
    yield* this.ledger.post(tx, returned(payment, { entryId: returnId, cents: amount }, atMs));
    return true;
  }
}
