import { type Codec, type IsoMessage } from '#libs/iso8583';
import { failure } from '#libs/kernel';
import { type Outcome, type Route, type Waiting } from '../../acquirer/transport/route';
import { type ClientExchange } from '../../listeners/client-exchange';
import { type OpenListener } from '../../listeners/listener';

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
    for (const client of [...open.server.clients].reverse()) {
      const asked = { message, codec, clients: [client] };
      const [answer] = await this.exchange.ask(asked, { ms, clock });
      if (answer?.isSent !== true) continue;
      const { response } = answer;
      return response === undefined ? { kind: 'unanswered' } : { kind: 'answered', response };
    }
    return { kind: 'not-sent', failure: new NoClient(open.listener.name) };
  }
}
