import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { currentContext } from '#libs/http';
import { type IsoMessage } from '#libs/iso8583';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type CardTransaction } from '../../account/transaction';
import { newAdvice } from '../../acquirer/advices/advice';
import { AdviceRepository } from '../../acquirer/advices/advice.repository';
import { StandInQueue } from '../../issuer/stand-in/stand-in-queue.repository';
import { type QueuedMessage } from '../../issuer/stand-in/stand-in.row';
import { ListenersService } from '../../listeners/listeners.service';
import { standInAdvice } from './stand-in-advice';

/** The profile of an advice until it is sent, if its listener is not open in this instance. */
const USUAL_PROFILE = 'ascii';

/**
 * Forwards the payments that the network approved in place of the issuer. The advice is stored in the transaction that posts
 * the payment, so that there is one for each payment that is posted, and none for another.
 */
@Injectable()
export class StandInForwarding implements OnModuleInit {
  private readonly logger = new Logger('Forwarding');
  /** Sends the new advices; those that are not sent now are sent when they are due. */
  private readonly tellChanged = (): Promise<void> =>
    this.advices.tellChanged().catch((error: unknown) => {
      this.logger.warn(`The new advices are sent when they are due: ${String(error)}`);
    });

  constructor(
    private readonly queue: StandInQueue,
    private readonly advices: AdviceRepository,
    private readonly listeners: ListenersService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.queue.onPosted((tx, message, transaction) => this.forward(tx, message, transaction));
  }

  private *forward(
    tx: UnitOfWork,
    { message, reason, forward: listener }: QueuedMessage,
    transaction: CardTransaction,
  ): Transactional<void> {
    // A payment that was reversed while it waited is not posted.
    if (listener === null || transaction.netAmount === 0) return;
    const at = toIsoUtc(this.clock.nowMs());
    const draft = {
      listener,
      profile: this.profileOf(listener),
      standInReason: reason,
      message: standInAdvice(JSON.parse(message) as IsoMessage, transaction),
      nextTryAt: at,
    };
    yield* this.advices.enqueueWith(tx, newAdvice(draft, at));
    tx.afterCommit(this.tellChanged);
  }

  private profileOf(name: string): string {
    const { sandbox } = currentContext();
    const open = this.listeners.ofSandbox(sandbox).find(({ listener }) => listener.name === name);
    return open?.listener.profile ?? USUAL_PROFILE;
  }
}
