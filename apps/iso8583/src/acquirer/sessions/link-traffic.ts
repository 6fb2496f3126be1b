import { isApproval, responseMti, responseTo, type IsoMessage, type Profile } from '#libs/iso8583';
import { ExchangeLog, type LoggedExchange } from './exchange-log';
import { Exchanges, type Exchange } from './exchanges';
import { noCounts, type LinkCounts } from '../links/link';

/** A message that was sent over the link. */
export interface SentMessage extends Exchange {
  /** The response; undefined if the message is given up, or the connection closes. */
  readonly answer: Promise<IsoMessage | undefined>;
}

interface Sent extends SentMessage {
  readonly sentAtMs: number;
  /** Its line of the log. Finished messages are remembered for longer than the log is. */
  readonly line: WeakRef<LoggedExchange>;
  readonly settle: (response: IsoMessage | undefined) => void;
  readonly onLate: ((response: IsoMessage) => void) | undefined;
}

/** The messages of a link: those that wait, the results of the others, and their numbers. */
export class LinkTraffic {
  readonly log: ExchangeLog;
  readonly counts: LinkCounts = noCounts();
  private readonly exchanges = new Exchanges<Sent>();

  /**
   * @param now the time of the sandbox, ISO 8601 UTC
   * @param onNetwork is called with the network code (DE70) of each network message that the host approves
   */
  constructor(
    private readonly profile: Profile,
    private readonly now: () => string,
    private readonly onNetwork: (code: string | undefined) => void,
  ) {
    this.log = new ExchangeLog(profile);
  }

  get waiting(): number {
    return this.exchanges.waiting;
  }

  /**
   * Notes that a message was sent.
   * @param onLate is called with a response that arrives after the message was given up
   */
  add(request: IsoMessage, onLate?: (response: IsoMessage) => void): SentMessage {
    let settle: Sent['settle'] = () => undefined;
    const answer = new Promise<IsoMessage | undefined>((resolve) => {
      settle = resolve;
    });
    const line = { ...this.emptyLine('waiting'), request };
    const sent: Sent = {
      request: numbersOf(request),
      outcome: 'waiting',
      sentAtMs: performance.now(),
      line: new WeakRef(line),
      answer,
      settle,
      onLate,
    };
    this.exchanges.add(sent);
    this.log.add(line);
    this.counts.sent += 1;
    return sent;
  }

  /** Notes that the time of a message is over. A response that arrives later is late. */
  giveUp(message: SentMessage): void {
    const sent = message as Sent;
    if (this.exchanges.giveUp(sent)) this.noteUnanswered(sent);
  }

  giveUpAll(): void {
    for (const sent of this.exchanges.giveUpAll()) this.noteUnanswered(sent);
  }

  /** Handles a message of the host. @param answer sends a response to it */
  receive(message: IsoMessage, answer: (response: IsoMessage) => void): void {
    if (responseMti(message.mti) !== undefined) this.receiveRequest(message, answer);
    else this.receiveResponse(message);
  }

  noteUnreadable(detail: string): void {
    this.counts.unreadable += 1;
    this.log.add({ ...this.emptyLine('unreadable'), detail });
  }

  private receiveResponse(message: IsoMessage): void {
    const matched = this.exchanges.match(message);
    this.counts[matched.kind] += 1;
    if (matched.kind === 'unmatched') {
      this.log.add({ ...this.emptyLine('unmatched'), response: message });
      return;
    }
    const { sentAtMs, request, settle, onLate } = matched.exchange;
    const line = matched.exchange.line.deref();
    if (matched.kind === 'duplicate') {
      this.log.add({
        ...this.emptyLine('duplicate'),
        request: line?.request ?? request,
        response: message,
      });
      return;
    }
    if (line !== undefined) {
      line.outcome = matched.kind;
      line.response = message;
      line.latencyMs = Math.round((performance.now() - sentAtMs) * 1_000) / 1_000;
    }
    if (matched.kind === 'late') onLate?.(message);
    else {
      const isNetwork = request.mti.charAt(1) === '8';
      if (isNetwork && isApproval(message.fields['39'] ?? '')) this.onNetwork(request.fields['70']);
      settle(message);
    }
  }

  /** Answers an echo test, a sign-on or a sign-off of the host. Other requests of a host are not answered. */
  private receiveRequest(request: IsoMessage, answer: (response: IsoMessage) => void): void {
    if (request.mti.charAt(1) !== '8') {
      this.counts.unmatched += 1;
      this.log.add({ ...this.emptyLine('unmatched'), response: request });
      return;
    }
    const response = responseTo(request, { '39': '00' }, this.profile);
    answer(response);
    this.log.add({ ...this.emptyLine('answered'), request, response, detail: 'From the host.' });
  }

  private noteUnanswered({ line, settle }: Sent): void {
    const logged = line.deref();
    if (logged !== undefined) logged.outcome = 'unanswered';
    this.counts.unanswered += 1;
    settle(undefined);
  }

  private emptyLine(outcome: LoggedExchange['outcome']): LoggedExchange {
    return {
      at: this.now(),
      request: null,
      response: null,
      outcome,
      latencyMs: null,
      detail: null,
    };
  }
}

/** The elements that identify a message. The others, with card data, are not kept after the response. */
function numbersOf({ mti, fields }: IsoMessage): IsoMessage {
  const kept = ['7', '11', '37', '41', '70'].flatMap((element) => {
    const value = fields[element];
    return value === undefined ? [] : [[element, value] as const];
  });
  return { mti, fields: Object.fromEntries(kept) };
}
