import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { DueWork } from '#libs/sandbox';
import { Outbox, type OutgoingMessage } from '../../messages/outbox.repository';
import { isSimulated, type ParticipantProfile } from '../../participants/participant';
import { type Arrival } from '../arrival';
import { TIME_LIMIT } from './deadlines';
import { type Settleable } from './settleable';
import { SimulatedReceiver } from './simulated-receiver';

/** Forwards payments and returns to their receivers. */
@Injectable()
export class Forwarding {
  constructor(
    private readonly outbox: Outbox,
    private readonly dueWork: DueWork,
    private readonly simulated: SimulatedReceiver,
  ) {}

  /**
   * Forwards a payment or return, or lets the simulator answer it. Stores its time limit unless it has ended by that.
   * @param item with the status RECEIVED
   * @param receiver the ISPB of its institution
   * @param message makes the message for a receiver that the simulator does not play
   */
  *forward(
    tx: UnitOfWork,
    item: Settleable,
    receiver: string,
    participants: ReadonlyMap<string, ParticipantProfile>,
    { arrival, message }: { readonly arrival: Arrival; readonly message: () => OutgoingMessage },
  ): Transactional<void> {
    const { id: key, to, deadlineAt: dueAt } = item;
    if (isSimulated(participants.get(to)) || !item.isForwarded) {
      const profile = participants.get(receiver);
      if (yield* this.simulated.answer(tx, item, profile, arrival)) return;
    } else {
      yield* this.outbox.put(tx, [message()]);
    }
    yield* this.dueWork.schedule(tx, { kind: TIME_LIMIT, key, dueAt, payload: null });
  }
}
