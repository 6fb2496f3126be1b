import { Injectable } from '@nestjs/common';
import { readRequest } from '#libs/schema';
import { StandInRecovery } from '../issuer/stand-in/stand-in-recovery';
import { hostNetworkRequest } from './host-network.request';
import { type HostNetworkResponse } from './host-network.response';
import { HostNetworkService } from './host-network.service';
import { HostReconciliationService } from './host-reconciliation.service';

/**
 * Sends network management messages. A cutover can be followed by the totals of the day that it has ended. After a sign-on,
 * what the network approved in place of the host is posted.
 */
@Injectable()
export class CutoversService {
  constructor(
    private readonly network: HostNetworkService,
    private readonly reconciliations: HostReconciliationService,
    private readonly recovery: StandInRecovery,
  ) {}

  /** @throws RequestInvalid, ListenerNotFound, ProfileUnknown, Iso8583Error */
  async send(name: string, body: unknown): Promise<HostNetworkResponse> {
    const asked = readRequest(hostNetworkRequest, body ?? {});
    const { reconcile, institution } = asked;
    if (reconcile === undefined || institution === undefined) {
      const sent = await this.network.send(name, body);
      if (asked.function === 'sign-on' && sent.approved) await this.recovery.post();
      return sent;
    }
    const day = await this.reconciliations.openDay(institution);
    const sent = await this.network.send(name, body);
    if (!sent.approved) return sent;
    const advice = reconcile === 'advice';
    const { answerMs } = asked;
    const reconciliation = { institution, day, advice, answerMs };
    return Object.assign(sent, {
      reconciliation: await this.reconciliations.send(name, reconciliation),
    });
  }
}
