import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config';
import { exchange, OutcomeUnknown } from '../exchange';
import { isPaid, type Invoice, type Order } from '../orders/order';
import { OrderStore } from '../orders/order.store';
import { reais } from '../pix/pacs008';

/** Code of the service in the list of LC 116: licensing of programs. */
const SERVICE_CODE = '1.05';
const ISS_RATE = 2;

@Injectable()
export class InvoicesService {
  constructor(
    private readonly orders: OrderStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Issues the NFS-e of a paid order. A failure changes nothing about the payment; the next call tries again. */
  async issue(order: Order): Promise<Order> {
    if (!isPaid(order))
      throw new ConflictException({ code: 'NOT_PAID', message: 'The order is not paid.' });
    if (order.invoice?.status === 'ISSUED') return order;
    return this.orders.save({ ...order, invoice: await this.request(order) });
  }

  /** The order is the reference: the same request again gets the same invoice. */
  private async request({ id, amountCents, customer, description }: Order): Promise<Invoice> {
    const { nfseUrl, timeoutMs, provider } = this.config;
    const body = {
      reference: id,
      provider,
      customer: { cpf: customer.taxId, name: customer.name },
      service: { code: SERVICE_CODE, description, amount: reais(amountCents), issRate: ISS_RATE },
    };
    try {
      const { status, text } = await exchange(`${nfseUrl}/nfse/issue`, {
        method: 'POST',
        timeoutMs,
        body,
      });
      const answer = JSON.parse(text) as { number: number | null; accessKey: string; code: string };
      if (status >= 400) return { status: 'REJECTED', code: answer.code };
      if (answer.number === null) return { status: 'UNKNOWN' };
      return { status: 'ISSUED', number: answer.number, accessKey: answer.accessKey };
    } catch (error) {
      if (error instanceof OutcomeUnknown) return { status: 'UNKNOWN' };
      throw error;
    }
  }
}
