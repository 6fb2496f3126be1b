import { Injectable } from '@nestjs/common';
import { toCents } from '#libs/kernel';
import { ContractOrders, EndToEndIdTaken } from '../settlement/payments/contract-orders.repository';

/**
 * A settled payment between virtual participants that every sandbox has, so that the examples of the API's documentation
 * work on a fresh start. It is made when it is first named.
 */
export const EXAMPLE_PAYMENT = 'E99999003202601311200exemplo0001';

const TRANSFER = {
  endToEndId: EXAMPLE_PAYMENT,
  txId: EXAMPLE_PAYMENT,
  amount: toCents(15_000),
  debtorIspb: '99999003',
  debtorName: 'Maria Silva',
  creditorIspb: '99999004',
  creditorName: 'João Souza',
};

/** Makes the payment of the documentation. */
@Injectable()
export class ExamplePayment {
  constructor(private readonly orders: ContractOrders) {}

  /** @returns whether the example has the EndToEndId; then it exists now */
  async make(endToEndId: string): Promise<boolean> {
    if (endToEndId !== EXAMPLE_PAYMENT) return false;
    try {
      // At once, as the contract settles: the engine would reject an EndToEndId of another day (FF08).
      await this.orders.receive([TRANSFER], 'now');
    } catch (error) {
      // Another request made it at the same time.
      if (!(error instanceof EndToEndIdTaken)) throw error;
    }
    return true;
  }
}
