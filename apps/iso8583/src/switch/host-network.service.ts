import { Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { readRequest } from '#libs/schema';
import { EchoResultResponse } from '../listeners/echo.response';
import { ListenersService } from '../listeners/listeners.service';
import { MessageResponse } from '../messages/message.response';
import { NetworkStateResponse } from '../network/network.response';
import { HostNetworkMessages } from './host-network-messages';
import { hostNetworkRequest, type HostNetworkRequest } from './host-network.request';
import { type HostNetworkResponse } from './host-network.response';
import { HostReconciliationService } from './host-reconciliation.service';

/**
 * Sends network management messages to the clients of a listener. A cutover can be followed by the totals of the day that it
 * has ended.
 */
@Injectable()
export class HostNetworkService {
  constructor(
    private readonly listeners: ListenersService,
    private readonly messages: HostNetworkMessages,
    private readonly reconciliations: HostReconciliationService,
  ) {}

  /** @throws RequestInvalid, ListenerNotFound, ProfileUnknown, Iso8583Error */
  async send(name: string, body: unknown): Promise<HostNetworkResponse> {
    const asked = readRequest(hostNetworkRequest, body ?? {});
    const { reconcile, institution, answerMs } = asked;
    if (reconcile === undefined || institution === undefined) return this.sent(name, asked);
    const day = await this.reconciliations.openDay(institution);
    const sent = await this.sent(name, asked);
    if (!sent.approved) return sent;
    const totals = { institution, day, advice: reconcile === 'advice', answerMs };
    return Object.assign(sent, {
      reconciliation: await this.reconciliations.sendTotals(name, totals),
    });
  }

  private async sent(name: string, asked: HostNetworkRequest): Promise<HostNetworkResponse> {
    const open = this.listeners.find(name);
    const codec = await this.listeners.codec(open);
    audit(`send ${asked.function}`, name);
    const sent = await this.messages.send(open.server.clients, codec, asked);
    const { request, answers, approved, row } = sent;
    return {
      request: MessageResponse.of(request.message, request.packed),
      results: answers.map((answer) => EchoResultResponse.of(answer, codec)),
      approved,
      ...(row === undefined ? {} : { state: NetworkStateResponse.of(row) }),
    };
  }
}
