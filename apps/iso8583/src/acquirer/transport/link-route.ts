import { type Codec, type IsoMessage } from '#libs/iso8583';
import { type OpenSandbox } from '#libs/sandbox';
import { LinkBusy, LinkDown } from '../links/link.errors';
import { type LinkSession } from '../sessions/link-session';
import { awaitAnswer, type Outcome, type Route, type Waiting } from './route';

/** The route to a host over a link. */
export class LinkRoute implements Route {
  readonly link: string;

  constructor(
    readonly codec: Codec,
    readonly answerMs: number,
    private readonly session: LinkSession,
    private readonly openSandbox: OpenSandbox,
  ) {
    this.link = session.link.name;
  }

  async send(message: IsoMessage, waiting: Waiting): Promise<Outcome> {
    try {
      await this.session.ready();
      const sent = this.session.send(message, waiting);
      try {
        const response = await awaitAnswer(this.openSandbox, waiting, () => sent.answer);
        return response === undefined ? { kind: 'unanswered' } : { kind: 'answered', response };
      } finally {
        this.session.giveUp(sent);
      }
    } catch (failure) {
      if (failure instanceof LinkDown || failure instanceof LinkBusy) {
        return { kind: 'not-sent', failure };
      }
      throw failure;
    }
  }
}
