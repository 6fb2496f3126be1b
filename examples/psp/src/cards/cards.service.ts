import { ConflictException, Injectable } from '@nestjs/common';
import { OutcomeUnknown } from '../exchange';
import { hasOpenOrPaid, isPaid, masked, type CardPayment, type Order } from '../orders/order';
import { OrderStore } from '../orders/order.store';
import { IssuerClient, type Card } from './issuer.client';

const ATTEMPTS = 3;

@Injectable()
export class CardsService {
  /** Element 11. With several instances it comes from the database. */
  private lastStan = 0;

  constructor(
    private readonly issuer: IssuerClient,
    private readonly orders: OrderStore,
  ) {}

  /** Pays an order. An authorization whose outcome is unknown is reversed first, and only then is there another one. */
  async pay(order: Order, card: Card): Promise<Order> {
    const { payment } = order;
    if (!hasOpenOrPaid(order)) return this.authorize(order, card);
    if (payment?.method !== 'card' || (isPaid(order) && payment.pan !== masked(card.pan))) {
      throw new ConflictException({
        code: 'OTHER_PAYMENT',
        message: 'The order has another payment.',
      });
    }
    if (isPaid(order)) return order;
    const reversed = await this.reverse(order, payment);
    return hasOpenOrPaid(reversed) ? reversed : this.authorize(reversed, card);
  }

  private async authorize(order: Order, card: Card): Promise<Order> {
    const payment: CardPayment = {
      method: 'card',
      ...this.trace(),
      pan: card.pan,
      status: 'UNKNOWN',
    };
    // Saved before it is sent, so that a crash leaves no authorization that nobody reverses.
    const saved = this.orders.save({ ...order, payment });
    try {
      const responseCode = await this.issuer.authorize(payment, card, order.amountCents);
      const status = responseCode === '00' ? 'PAID' : 'DECLINED';
      return this.end(saved, { ...payment, status, responseCode });
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) throw error;
      return this.reverse(saved, payment);
    }
  }

  /** Sends the reversal until the issuer confirms it. A reversal of something that did not arrive does no harm. */
  private async reverse(order: Order, payment: CardPayment): Promise<Order> {
    const trace = this.trace();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      try {
        await this.issuer.reverse(payment, order.amountCents, { ...trace, isRepeat: attempt > 0 });
        return this.end(order, { ...payment, status: 'REVERSED' });
      } catch (error) {
        if (!(error instanceof OutcomeUnknown)) throw error;
      }
    }
    return order;
  }

  /** The PAN is not kept in full when no reversal can need it any more. */
  private end(order: Order, payment: CardPayment): Order {
    return this.orders.save({ ...order, payment: { ...payment, pan: masked(payment.pan) } });
  }

  /** Elements 7 (MMDDhhmmss, UTC) and 11. */
  private trace(): Pick<CardPayment, 'transmittedAt' | 'stan'> {
    this.lastStan = (this.lastStan % 999_999) + 1;
    const transmittedAt = new Date().toISOString().slice(5, 19).replace(/\D/g, '');
    return { transmittedAt, stan: String(this.lastStan).padStart(6, '0') };
  }
}
