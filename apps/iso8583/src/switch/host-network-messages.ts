import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { Iso8583Error, type Codec, type IsoMessage } from '#libs/iso8583';
import { RequestInvalid, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { StandInRecovery } from '../issuer/stand-in/stand-in-recovery';
import { ClientExchange, type ClientAnswer, type HostMessage } from '../listeners/client-exchange';
import { networkMessage } from '../messages/complete';
import { withElements } from '../messages/with-elements';
import { StanSequence } from '../messages/stan-sequence.repository';
import { isApprovedBy, planNetworkMessage, type HostNetworkFacts } from '../network/host-network';
import { type HostSession } from '../network/host-session';
import { CODE_OF, type NetworkFunction } from '../network/network-request';
import { type NetworkStateRow } from '../network/network.rows';
import { type TcpClient } from '../tcp/tcp-server';
import { HostSessions } from './host-sessions';
import { type HostNetworkRequest } from './host-network.request';

/** A message that was sent, and the state of the institution after its responses. */
export interface SentNetworkMessage {
  readonly request: HostMessage;
  readonly answers: readonly ClientAnswer[];
  readonly approved: boolean;
  readonly row: NetworkStateRow | undefined;
}

/**
 * Sends network management messages (0800) from the host to clients. After a sign-on, what the network approved in place of the
 * host is posted.
 */
@Injectable()
export class HostNetworkMessages {
  constructor(
    private readonly exchange: ClientExchange,
    private readonly sessions: HostSessions,
    private readonly stans: StanSequence,
    private readonly recovery: StandInRecovery,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Sends a message to these clients. One approval changes the state of the institution.
   * @throws RequestInvalid, Iso8583Error
   */
  async send(
    clients: readonly TcpClient[],
    codec: Codec,
    asked: HostNetworkRequest,
  ): Promise<SentNetworkMessage> {
    const sent = await this.exchanged(clients, codec, asked);
    if (asked.function === 'sign-on' && sent.approved) await this.recovery.post();
    return sent;
  }

  private async exchanged(
    clients: readonly TcpClient[],
    codec: Codec,
    asked: HostNetworkRequest,
  ): Promise<SentNetworkMessage> {
    const { function: does, institution = '', settlementDate, key, answerMs: ms } = asked;
    const keyClass = key === 'PIN' ? 'PK' : 'MK';
    const isStored = does === 'key-exchange';
    const plan = await this.sessions.begin(institution, this.now(), isStored, (session) =>
      planNetworkMessage(
        session.state,
        { function: does, keyClass, settlementDate },
        this.facts(session, codec),
      ),
    );
    if (!plan.ok) throw new RequestInvalid([{ pointer: '/function', detail: plan.refusal }]);
    const { after, elements } = plan.value;
    const end = (approved: boolean) =>
      this.sessions.end(institution, this.now(), (state) => after(state, approved));
    try {
      const message = await this.message(does, institution, elements);
      const request = await this.exchange.prepare(message, codec, institution);
      const answers = await this.exchange.ask(request, clients, { ms, clock: 'real' });
      const approved = isApprovedBy(answers.map(({ response }) => response));
      return { request, answers, approved, row: await end(approved) };
    } catch (error) {
      // A message that its profile cannot write was not sent.
      if (error instanceof Iso8583Error) await end(false);
      throw error;
    }
  }

  private facts({ settings }: HostSession, { profile }: Codec): HostNetworkFacts {
    const today = brasiliaDate(this.clock.nowMs());
    return { today, profile, keyFormat: settings.security.keyFormat };
  }

  private async message(
    does: NetworkFunction,
    institution: string,
    elements: IsoMessage['fields'],
  ): Promise<IsoMessage> {
    const base = networkMessage(CODE_OF[does], this.clock.nowMs(), await this.stans.next());
    const receiver = institution === '' ? {} : { '100': institution };
    return withElements(base, { ...receiver, ...elements });
  }

  private now(): string {
    return toIsoUtc(this.clock.nowMs());
  }
}
