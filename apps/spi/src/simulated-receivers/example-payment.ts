import { Inject, Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { toCents, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { requestTime } from '../settlement/arrival';
import { ContractPayments, EndToEndIdTaken } from '../settlement/payments/contract-payments';

/**
 * A settled payment between virtual participants that every sandbox has, so that the examples of the API's documentation
 * work on a fresh start. It is created when it is first requested.
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

@Injectable()
export class ExamplePayment {
  constructor(
    private readonly payments: ContractPayments,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Creates the example if the EndToEndId is its id. @returns whether it is */
  async create(endToEndId: string): Promise<boolean> {
    if (endToEndId !== EXAMPLE_PAYMENT || currentContext().isObserver) return false;
    try {
      // Settled at once, like the contract's pacs.008. A payment with an EndToEndId of another day would be rejected (FF08).
      await this.payments.receive([TRANSFER], 'now', requestTime(this.clock));
    } catch (error) {
      // Another request has created it at the same time.
      if (!(error instanceof EndToEndIdTaken)) throw error;
    }
    return true;
  }
}
