import { Inject, Injectable } from '@nestjs/common';
import { toIsoUtc, type Cents, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { Outbox } from '../messages/outbox.repository';
import { INTERNAL_ACCOUNTS, type AccountEntry } from '../participants/account-entry';
import { ContasPi, CreditImpossible } from '../participants/contas-pi.repository';
import { newTransactionId } from '../participants/ids';
import { type Participant } from '../participants/participant';
import { fundingNotice } from './reports/entry-notice';

/** A contribution to a Conta PI, or a withdrawal from it. */
export interface Funding {
  readonly kind: 'CONTRIBUTION' | 'WITHDRAWAL';
  readonly cents: Cents;
}

/** Moves money between Contas PI and the reserves outside the SPI (STR). */
@Injectable()
export class FundContaPi {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly contasPi: ContasPi,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Books a contribution or a withdrawal, and puts its notice into the queue of the participant.
   * @returns the entry of the Conta PI; the limit of the balance that prevents it, and nothing is booked
   */
  async fund(
    { ispb, kind: participantKind }: Pick<Participant, 'ispb' | 'kind'>,
    { kind, cents }: Funding,
  ): Promise<AccountEntry | 'too-low' | 'too-high'> {
    const { contasPi, outbox } = this;
    const at = toIsoUtc(this.clock.nowMs());
    const { str } = INTERNAL_ACCOUNTS;
    const [from, to] = kind === 'CONTRIBUTION' ? [str, ispb] : [ispb, str];
    const movement = { entryId: newTransactionId('L', ispb, at), kind, from, to, cents, at };
    try {
      return await this.sandboxes.atomically(function* (tx) {
        if (!(yield* contasPi.book(tx, movement))) return 'too-low';
        const booked = yield* contasPi.findEntry(tx, movement.entryId, ispb);
        // Nobody reads the messages of a virtual participant.
        if (participantKind !== 'VIRTUAL') yield* outbox.put(tx, [fundingNotice(booked)]);
        return booked;
      });
    } catch (error) {
      if (error instanceof CreditImpossible) return 'too-high';
      throw error;
    }
  }
}
