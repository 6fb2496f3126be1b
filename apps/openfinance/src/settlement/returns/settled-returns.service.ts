import { Injectable } from '@nestjs/common';
import { PaymentRepository } from '../../payments/store/payment.repository';
import { PaymentWork } from '../../payments/store/payment-work.repository';
import { ReturnBooking, type SettledReturn } from './return-booking.repository';

/** Payments that no money has left the bank for. */
const UNPAID: ReadonlySet<string> = new Set(['RJCT', 'CANC']);

/** Books returns of which the SPI tells the bank. */
@Injectable()
export class SettledReturns {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly work: PaymentWork,
    private readonly booking: ReturnBooking,
  ) {}

  /** @returns false if the bank has not paid the payment; a return that is booked already is not booked again */
  async receive(endToEndId: string, given: SettledReturn, atMs: number): Promise<boolean> {
    const payment = await this.payments.findByEndToEndId(endToEndId);
    if (payment === undefined || UNPAID.has(payment.status)) return false;
    const { booking } = this;
    await this.work.run((database) => booking.booking(database, payment, given, atMs));
    return true;
  }
}
