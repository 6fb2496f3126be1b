import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { audit } from '#libs/control';
import { type IsoMessage } from '#libs/iso8583';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { readRequest } from '#libs/schema';
import { ReconciliationResponse } from '../admin/reconciliations.response';
import {
  outcomeOf,
  reconciliationKey,
  type Reconciliation,
} from '../issuer/reconciliation/reconciliation';
import { ClientExchange } from '../listeners/client-exchange';
import { EchoResultResponse } from '../listeners/echo.response';
import { ListenersService } from '../listeners/listeners.service';
import { complete } from '../messages/complete';
import { MessageResponse } from '../messages/message.response';
import { StanSequence } from '../messages/stan-sequence.repository';
import { monthDay, settlementDate15 } from '../network/network-state';
import {
  hostReconciliationRequest,
  type HostReconciliationRequest,
} from './host-reconciliation.request';
import { type HostReconciliationResponse } from './host-reconciliation.response';
import { SentReconciliations } from './sent-reconciliations';

/** Sends the totals of the host to the clients of a listener, and keeps what they answer. */
@Injectable()
export class HostReconciliationService {
  constructor(
    private readonly listeners: ListenersService,
    private readonly exchange: ClientExchange,
    private readonly sent: SentReconciliations,
    private readonly stans: StanSequence,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws RequestInvalid, ListenerNotFound, ProfileUnknown, Iso8583Error */
  async send(name: string, body: unknown): Promise<HostReconciliationResponse> {
    return this.sendTotals(name, readRequest(hostReconciliationRequest, body ?? {}));
  }

  /** @throws ListenerNotFound, ProfileUnknown, Iso8583Error */
  async sendTotals(
    name: string,
    asked: HostReconciliationRequest,
  ): Promise<HostReconciliationResponse> {
    const { institution, advice, answerMs: ms } = asked;
    const open = this.listeners.find(name);
    const codec = await this.listeners.codec(open);
    audit('send reconciliation', name);
    const nowMs = this.clock.nowMs();
    const day = asked.day ?? (await this.openDay(institution));
    const own = await this.sent.totals(institution, day, nowMs);
    const mti = advice ? '0520' : '0500';
    const fields = { '15': day, '32': institution, ...own };
    const message = complete({ mti, fields }, nowMs, await this.stans.next());
    const request = await this.exchange.prepare(message, codec, institution);
    const stored = newReconciliation(message, {
      institution,
      day,
      own,
      createdAt: toIsoUtc(nowMs),
    });
    await this.sent.insert(stored);
    const { clients } = open.server;
    const answers = await this.exchange.ask(request, clients, { ms, clock: 'real' });
    const response = answers.find((answer) => answer.response !== undefined)?.response;
    const result = outcomeOf(response, own);
    await this.sent.answer(stored.messageKey, result);
    return {
      request: MessageResponse.of(request.message, request.packed),
      results: answers.map((answer) => EchoResultResponse.of(answer, codec)),
      reconciliation: ReconciliationResponse.of({ ...stored, ...result }),
    };
  }

  /** The settlement day of an institution since its last cutover, or today in Brasília: MMDD. */
  async openDay(institution: string): Promise<string> {
    const state = await this.sent.stateOf(institution);
    return settlementDate15(state) ?? monthDay(brasiliaDate(this.clock.nowMs()));
  }
}

function newReconciliation(
  message: IsoMessage,
  facts: Pick<Reconciliation, 'institution' | 'day' | 'own' | 'createdAt'>,
): Reconciliation {
  return {
    id: newUuid(),
    messageKey: reconciliationKey(message, 'sent'),
    direction: 'sent',
    mti: message.mti,
    ...facts,
    ...outcomeOf(undefined, facts.own),
  };
}
