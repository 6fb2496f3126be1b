import { Inject, Injectable } from '@nestjs/common';
import { type SpiReturn } from '#libs/iso20022';
import { type Cents, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { newTransactionId } from '../../participants/ids';
import { accountOf } from '../../participants/participant';
import { ParticipantDirectory } from '../../participants/participant-directory';
import { requestTime } from '../arrival';
import { Payments } from '../payments.repository';
import { ReceiveReturns } from './receive-returns';
import { type PaymentReturn } from './return';
import { isReturnable } from './return-checks';

const DEFINITION = 'pacs.004.spi.1.5';

/** Returns payments for the institutions that the simulator plays. */
@Injectable()
export class ReturnPayment {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly payments: Payments,
    private readonly returns: ReceiveReturns,
    private readonly directory: ParticipantDirectory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Sends a pacs.004 for the institution of the receiver of a payment.
   * @param amount undefined returns the rest of the payment
   * @returns the return, which can be rejected; undefined if there is no payment that can be returned
   */
  async giveBack(
    endToEndId: string,
    amount: Cents | undefined,
    reason: SpiReturn['reason'],
  ): Promise<PaymentReturn | undefined> {
    const time = requestTime(this.clock);
    const { payments, returns, directory } = this;
    return this.sandboxes.atomically(function* (tx) {
      const payment = yield* payments.find(tx, endToEndId);
      if (payment === undefined) return undefined;
      const { debtorIspb, creditorIspb } = payment;
      const participants = yield* directory.profiles(tx, [debtorIspb, creditorIspb]);
      if (!isReturnable(payment, participants)) return undefined;
      const rest = (payment.amount - (payment.returned ?? 0)) as Cents;
      if (rest === 0 && amount === undefined) return undefined;
      const given: SpiReturn = {
        returnId: newTransactionId('D', creditorIspb, time.now),
        endToEndId,
        amount: amount ?? rest,
        priority: 'HIGH',
        reason,
        debtorIspb,
        creditorIspb,
      };
      const message = { createdAt: time.now, numberOfTransactions: 1, returns: [given] };
      const sender = accountOf(creditorIspb, participants);
      // It has no id, because nobody reads the answers.
      const about = { sender, signer: undefined, messageId: null, definition: DEFINITION };
      yield* returns.receive(tx, message, { ...time, ...about });
      return yield* payments.findReturn(tx, given.returnId);
    });
  }
}
