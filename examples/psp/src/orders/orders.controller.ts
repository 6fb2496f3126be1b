import {
  Body,
  Controller,
  Get,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Res,
} from '@nestjs/common';
import { CardsService } from '../cards/cards.service';
import { InvoicesService } from '../invoices/invoices.service';
import { PixService } from '../pix/pix.service';
import { isPaid, masked, type Order } from './order';
import { OrderStore } from './order.store';
import { readCard, readKey, readOrder } from './orders.request';

type Json = Record<string, unknown>;
interface WithStatus {
  status(code: number): unknown;
}

const HTTP_STATUS = { PAID: 200, UNKNOWN: 202, REJECTED: 402, DECLINED: 402, REVERSED: 402 };

/** Each POST may be repeated: it continues what it began, and does nothing twice. */
@Controller('orders')
export class OrdersController {
  constructor(
    private readonly orders: OrderStore,
    private readonly pix: PixService,
    private readonly cards: CardsService,
    private readonly invoices: InvoicesService,
  ) {}

  @Post()
  create(@Body() body: Json): object {
    const order = readOrder(body);
    return view(this.orders.find(order.id) ?? this.orders.save(order));
  }

  @Get(':id')
  show(@Param('id') id: string): object {
    return view(this.found(id));
  }

  @Post(':id/pix')
  payByPix(
    @Param('id') id: string,
    @Body() body: Json,
    @Res({ passthrough: true }) response: WithStatus,
  ) {
    const key = readKey(body);
    return this.paid(id, response, (order) => this.pix.pay(order, key));
  }

  @Post(':id/card')
  payByCard(
    @Param('id') id: string,
    @Body() body: Json,
    @Res({ passthrough: true }) response: WithStatus,
  ) {
    const card = readCard(body);
    return this.paid(id, response, (order) => this.cards.pay(order, card));
  }

  /** Issues the invoice of a paid order that has none, because the first attempt failed. */
  @Post(':id/invoice')
  @HttpCode(200)
  issueInvoice(@Param('id') id: string): Promise<object> {
    return this.orders.exclusively(id, async () => view(await this.invoices.issue(this.found(id))));
  }

  private paid(
    id: string,
    response: WithStatus,
    pay: (order: Order) => Promise<Order>,
  ): Promise<object> {
    return this.orders.exclusively(id, async () => {
      const order = await pay(this.found(id));
      response.status(HTTP_STATUS[order.payment?.status ?? 'UNKNOWN']);
      return view(isPaid(order) ? await this.invoices.issue(order) : order);
    });
  }

  private found(id: string): Order {
    const order = this.orders.find(id);
    if (order === undefined) throw new NotFoundException(`There is no order ${id}.`);
    return order;
  }
}

function view({ payment, ...order }: Order): object {
  if (payment?.method !== 'card') return { ...order, payment };
  return { ...order, payment: { ...payment, pan: masked(payment.pan) } };
}
