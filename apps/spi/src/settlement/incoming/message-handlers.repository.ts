import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type SpiMessage } from '#libs/iso20022';
import { AccountQueries } from '../../accounts/reports/account-queries.repository';
import { FIFTHS, TrafficBuckets } from '../../icom/traffic/traffic-buckets.repository';
import { type Arrival, type Refusal } from './arrival';
import { outgoing } from '../notices';
import { PaymentMessage } from '../payments/payment-message.repository';
import { ReturnMessage } from '../returns/return-message.repository';
import { StatusMessage } from './status-message.repository';

/** Carries out a message by its kind. */
@Injectable()
export class MessageHandlers {
  constructor(
    private readonly payments: PaymentMessage,
    private readonly statuses: StatusMessage,
    private readonly returns: ReturnMessage,
    private readonly accounts: AccountQueries,
    private readonly traffic: TrafficBuckets,
  ) {}

  /** @returns why the message was not carried out; undefined if it was */
  *carryOut(
    database: DataSource,
    message: SpiMessage,
    arrival: Arrival,
  ): AtomicWork<Refusal | undefined> {
    const refusal = yield* this.dispatch(database, message, arrival);
    // Last, because it locks the bucket of the sender until the end of the transaction.
    const { sender, moment } = arrival;
    yield* this.traffic.charge(database, sender, costOf(message), moment.nowMs);
    return refusal;
  }

  private *dispatch(
    database: DataSource,
    message: SpiMessage,
    arrival: Arrival,
  ): AtomicWork<Refusal | undefined> {
    switch (message.name) {
      case 'pacs.008':
        yield* this.payments.receive(database, message.document, arrival);
        return undefined;
      case 'pacs.002':
        return yield* this.statuses.receive(database, message.document, arrival);
      case 'pacs.004':
        yield* this.returns.receive(database, message.document, arrival);
        return undefined;
      case 'camt.060':
        return yield* this.accounts.receive(database, message.document, arrival);
      case 'pibr.001': {
        const { sender, messageId, moment, effects } = arrival;
        const document = { createdAt: moment.now, data: message.document.data };
        const content = { name: 'pibr.002', version: message.version, document } as const;
        const about = { subject: null, answers: messageId, status: null, reasonCode: null };
        effects.messages.push(outgoing(sender, content, about, moment.now));
        return undefined;
      }
      default:
        return notFromParticipants(arrival.definition);
    }
  }
}

/** Fifths of a token: an answer costs one, any other operation five (ICOM manual 1.12). */
function costOf(message: SpiMessage): number {
  switch (message.name) {
    case 'pacs.008':
      return FIFTHS * message.document.transfers.length;
    case 'pacs.002':
      return message.document.transactions.length;
    default:
      return FIFTHS;
  }
}

function notFromParticipants(definition: string): Refusal {
  return {
    reason: 'Schema nao habilitado',
    location: 'Envelope/AppHdr/MsgDefIdr',
    description: `${definition} is a message that only the SPI sends.`,
  };
}
