import { type Codec, type IsoMessage } from '#libs/iso8583';
import { failure } from '#libs/kernel';
import { type Outcome, type Route, type Waiting } from '../../acquirer/transport/route';
import { type ClientExchange } from '../../listeners/client-exchange';
import { type OpenListener } from '../../listeners/listener';
import { institutionOf } from '../../network/network-session';

/** Nothing was sent: no client is connected to the listener. */
export class NoClient extends failure.unavailable(
  'LISTENER_WITHOUT_CLIENTS',
  'The listener has no clients',
  (name: string) => `Nothing was sent: no client is connected to listener ${name}.`,
) {}

/** The route from the host to a client of a listener: the one that connected last. */
export class ListenerRoute implements Route {
  readonly link = null;

  constructor(
    readonly codec: Codec,
    readonly answerMs: number,
    private readonly open: OpenListener,
    private readonly exchange: ClientExchange,
  ) {}

  async send(message: IsoMessage, { ms, clock }: Waiting): Promise<Outcome> {
    const { codec, open } = this;
    const institution = open.listener.institution ?? institutionOf(message);
    const sent = await this.exchange.prepare(message, codec, institution);
    for (const client of [...open.server.clients].reverse()) {
      const [answer] = await this.exchange.ask(sent, [client], { ms, clock });
      if (answer?.isSent !== true) continue;
      const { response, problem: reason } = answer;
      if (response !== undefined) return { kind: 'answered', response };
      return reason === undefined ? { kind: 'unanswered' } : { kind: 'unanswered', reason };
    }
    return { kind: 'not-sent', failure: new NoClient(open.listener.name) };
  }
}
