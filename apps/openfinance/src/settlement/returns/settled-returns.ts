import { Injectable } from '@nestjs/common';
import { Sandboxes } from '#libs/sandbox';
import { PaymentRepository } from '../../payments/store/payment.repository';
import { ReturnBooking, type SettledReturn } from './return-booking';

/** Final statuses in which the bank has not paid. */
const UNPAID: ReadonlySet<string> = new Set(['RJCT', 'CANC']);

/** Books returns that the SPI reports to the bank. */
@Injectable()
export class SettledReturns {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly sandboxes: Sandboxes,
    private readonly booking: ReturnBooking,
  ) {}

  /** @returns false if the bank has not paid the payment. A return that is already booked is not booked again. */
  async receive(endToEndId: string, given: SettledReturn, atMs: number): Promise<boolean> {
    const payment = await this.payments.findByEndToEndId(endToEndId);
    if (payment === undefined || UNPAID.has(payment.status)) return false;
    await this.sandboxes.atomically((tx) => this.booking.book(tx, payment, given, atMs));
    return true;
  }
}
