import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { TransferListeners } from '../transfers/transfer-listeners';
import { Credits } from './store/credits.repository';

/** Gives tokens back as part of the work that stores a payment order. A return is no payment of a lookup. */
@Injectable()
export class PaymentCredits {
  constructor(listeners: TransferListeners, credits: Credits, @Inject(CLOCK) clock: Clock) {
    listeners.onOrder(function* (database, { endToEndId, returns }) {
      if (returns === null) yield* credits.credit(database, [endToEndId], clock.nowMs());
    });
    listeners.onStored(async (database, transfers) => {
      const ids = transfers.map(({ endToEndId }) => endToEndId);
      await credits.creditKnown(database, ids, clock.nowMs());
    });
  }
}
