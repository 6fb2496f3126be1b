import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type SpiMessage } from '#libs/iso20022';
import { AnswerAccountQuery } from '../accounts/reports/answer-account-query';
import { Outbox } from '../messages/outbox.repository';
import { type Arrival, type Refusal } from '../settlement/arrival';
import { outgoing } from '../settlement/notices';
import { ReceivePayments } from '../settlement/payments/receive-payments';
import { ReceiveReturns } from '../settlement/returns/receive-returns';
import { ReceiveStatusReports } from '../settlement/settling/receive-status-reports';

/** Processes a message by its definition. */
@Injectable()
export class MessageHandlers {
  constructor(
    private readonly payments: ReceivePayments,
    private readonly statuses: ReceiveStatusReports,
    private readonly returns: ReceiveReturns,
    private readonly accounts: AnswerAccountQuery,
    private readonly outbox: Outbox,
  ) {}

  /** @returns why the message was not processed; undefined if it was */
  *handle(
    tx: UnitOfWork,
    message: SpiMessage,
    arrival: Arrival,
  ): Transactional<Refusal | undefined> {
    switch (message.name) {
      case 'pacs.008':
        yield* this.payments.receive(tx, message.document, arrival);
        return undefined;
      case 'pacs.002':
        return yield* this.statuses.receive(tx, message.document, arrival);
      case 'pacs.004':
        yield* this.returns.receive(tx, message.document, arrival);
        return undefined;
      case 'camt.060':
        return yield* this.accounts.receive(tx, message.document, arrival);
      case 'pibr.001': {
        const { sender, messageId, now } = arrival;
        const document = { createdAt: now, data: message.document.data };
        const content = { name: 'pibr.002', version: message.version, document } as const;
        const about = { subject: null, answers: messageId, status: null, reasonCode: null };
        yield* this.outbox.put(tx, [outgoing(sender, content, about, now)]);
        return undefined;
      }
      default:
        return notFromParticipants(arrival.definition);
    }
  }
}

function notFromParticipants(definition: string): Refusal {
  return {
    reason: 'Schema nao habilitado',
    location: 'Envelope/AppHdr/MsgDefIdr',
    description: `Only the SPI sends ${definition}.`,
  };
}
