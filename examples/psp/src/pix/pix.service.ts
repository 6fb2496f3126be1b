import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config';
import { OutcomeUnknown } from '../exchange';
import { hasOpenOrPaid, type Order, type PixPayment } from '../orders/order';
import { OrderStore } from '../orders/order.store';
import { DictClient } from './dict.client';
import { newEndToEndId } from './pacs008';
import { SpiClient, type SpiOutcome } from './spi.client';

const ATTEMPTS = 3;

@Injectable()
export class PixService {
  constructor(
    private readonly dict: DictClient,
    private readonly spi: SpiClient,
    private readonly orders: OrderStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Pays an order, or continues a payment whose outcome is unknown. A job would call it again for those. */
  async pay(order: Order, key: string): Promise<Order> {
    const { payment } = order;
    if (!hasOpenOrPaid(order)) return this.begin(order, key);
    if (payment?.method !== 'pix' || payment.payee.key !== key) {
      throw new ConflictException({
        code: 'OTHER_PAYMENT',
        message: 'The order has another payment.',
      });
    }
    if (payment.status === 'PAID') return order;
    return this.finish(order, payment, () => this.askAndSend(order, payment));
  }

  private async begin(order: Order, key: string): Promise<Order> {
    const payee = await this.dict.find(key);
    const endToEndId = newEndToEndId(this.config.ispb, new Date());
    const payment: PixPayment = { method: 'pix', endToEndId, payee, status: 'UNKNOWN' };
    // Saved before it is sent. After a crash the same EndToEndId is used again, so nothing is paid twice.
    const saved = this.orders.save({ ...order, payment });
    return this.finish(saved, payment, () => this.spi.send(saved, payment));
  }

  private async finish(
    order: Order,
    payment: PixPayment,
    first: () => Promise<SpiOutcome>,
  ): Promise<Order> {
    let next = first;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      try {
        return this.orders.save({ ...order, payment: { ...payment, ...(await next()) } });
      } catch (error) {
        if (!(error instanceof OutcomeUnknown)) throw error;
        next = () => this.askAndSend(order, payment);
      }
    }
    return order;
  }

  /**
   * No answer says nothing about the payment. So the SPI is asked for the EndToEndId, and gets the payment again only if it does not
   * know it. If the first message is still on its way, the SPI refuses one of the two as a duplicate.
   */
  private async askAndSend(order: Order, payment: PixPayment): Promise<SpiOutcome> {
    return (await this.spi.find(payment.endToEndId)) ?? (await this.spi.send(order, payment));
  }
}
