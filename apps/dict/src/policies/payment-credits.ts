import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { TransferListeners } from '../transfers/transfer-listeners';
import { Credits } from './store/credits.repository';

/** Gives the tokens of a lookup back when its payment order is stored. A return gives no tokens back. */
@Injectable()
export class PaymentCredits {
  constructor(
    listeners: TransferListeners,
    credits: Credits,
    sandboxes: Sandboxes,
    @Inject(CLOCK) clock: Clock,
  ) {
    listeners.onPayment(function* (tx, { endToEndId, returns }) {
      if (returns === null) yield* credits.credit(tx, [endToEndId], clock.nowMs());
    });
    listeners.onStored(async (transfers) => {
      const ids = transfers.map(({ endToEndId }) => endToEndId);
      await credits.creditKnown(await sandboxes.database(), ids, clock.nowMs());
    });
  }
}
