import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type Cents } from '#libs/kernel';
import { Ledger } from '../../ledger/ledger.repository';
import { type Payment } from '../../payments/payment';
import { contentHash, Idempotency } from '../../payments/store/idempotency.repository';
import { returned } from '../entries';

/** Money that another institution has returned, through the SPI. */
export interface SettledReturn {
  /** RtrId. */
  readonly returnId: string;
  readonly amount: Cents;
}

/** Books the returns of payments that were settled in the SPI, each once: by its RtrId. */
@Injectable()
export class ReturnBooking {
  constructor(
    private readonly ledger: Ledger,
    private readonly idempotency: Idempotency,
  ) {}

  /** @returns false if the return is booked already; then nothing is done */
  *booking(
    database: DataSource,
    payment: Payment,
    { returnId, amount }: SettledReturn,
    atMs: number,
  ): AtomicWork<boolean> {
    const content = contentHash({ endToEndId: payment.endToEndId, amount });
    const keyed = { operation: 'spi-return', key: returnId, content } as const;
    const claim = { response: '', nowMs: atMs };
    if ((yield* this.idempotency.claiming(database, keyed, claim)) !== undefined) return false;
    yield* this.ledger.post(
      database,
      returned(payment, { entryId: returnId, cents: amount }, atMs),
    );
    return true;
  }
}
