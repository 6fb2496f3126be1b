import { BadRequestException } from '@nestjs/common';
import type { Card } from '../cards/issuer.client';
import type { Customer, Order } from './order';

type Body = Readonly<Record<string, unknown>>;

export function readOrder(body: Body): Order {
  const { amountCents, customer } = body;
  if (!Number.isSafeInteger(amountCents) || Number(amountCents) <= 0) {
    throw new BadRequestException('amountCents must be a positive integer.');
  }
  return {
    id: text(body, 'id'),
    amountCents: Number(amountCents),
    description: text(body, 'description'),
    customer: readCustomer((customer ?? {}) as Body),
  };
}

export function readKey(body: Body): string {
  return text(body, 'key');
}

export function readCard(body: Body): Card {
  const card = { pan: text(body, 'pan'), expiry: text(body, 'expiry'), cvv: text(body, 'cvv') };
  if (!/^\d{13,19}$/.test(card.pan))
    throw new BadRequestException('pan must have 13 to 19 digits.');
  return card;
}

function readCustomer(body: Body): Customer {
  return {
    taxId: text(body, 'taxId'),
    name: text(body, 'name'),
    branch: text(body, 'branch'),
    account: text(body, 'account'),
  };
}

function text(body: Body, name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new BadRequestException(`${name} must be a text.`);
}
