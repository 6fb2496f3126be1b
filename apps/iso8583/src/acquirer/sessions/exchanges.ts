import { type IsoMessage } from '#libs/iso8583';

/** The result of a sent message: it waits, was answered in time, answered late, or not answered. */
export type ExchangeOutcome = 'waiting' | 'answered' | 'late' | 'unanswered';

/** A sent message, as it is matched with responses. */
export interface Exchange {
  /** Only its MTI and DE7, 11, 37 and 41 are used. */
  readonly request: IsoMessage;
  outcome: ExchangeOutcome;
}

/** The result of matching a received response. */
export type Matched<Sent extends Exchange> =
  | { readonly kind: 'answered' | 'late' | 'duplicate'; readonly exchange: Sent }
  | { readonly kind: 'unmatched' };

/** Elements that must be equal if both messages have them. */
const IDENTIFYING = ['41', '37'];
/** Finished messages that are remembered, so that their late responses are recognized. */
const REMEMBERED = 5_000;

/**
 * Matches the responses of a host with the messages of one connection. A response belongs to the message with the same
 * class and DE11, if DE41 and DE37 do not differ. DE7 decides between several messages. It is not required, because a
 * host can answer with its own DE7, or without it. If several messages are still possible, the response belongs to
 * none.
 */
export class Exchanges<Sent extends Exchange> {
  /** By class and DE11, oldest first. */
  private readonly byKey = new Map<string, Sent[]>();
  /** Finished exchanges, oldest first. */
  private readonly finished = new Set<Sent>();
  private open = 0;

  /** The number of messages that wait for a response. */
  get waiting(): number {
    return this.open;
  }

  add(exchange: Sent): void {
    const key = keyOf(exchange.request);
    const same = this.byKey.get(key);
    if (same === undefined) this.byKey.set(key, [exchange]);
    else same.push(exchange);
    this.open += 1;
  }

  /** Notes that no response arrived in time. Returns false if the message is finished already. */
  giveUp(exchange: Sent): boolean {
    if (exchange.outcome !== 'waiting') return false;
    this.finish(exchange, 'unanswered');
    return true;
  }

  /** Gives up all messages that wait. */
  giveUpAll(): Sent[] {
    return [...this.byKey.values()].flat().filter((exchange) => this.giveUp(exchange));
  }

  /** Finds the message that a response belongs to, and notes its outcome. */
  match(response: IsoMessage): Matched<Sent> {
    const exchange = this.find(response);
    if (exchange === undefined) return { kind: 'unmatched' };
    switch (exchange.outcome) {
      case 'waiting':
        this.finish(exchange, 'answered');
        return { kind: 'answered', exchange };
      case 'unanswered':
        exchange.outcome = 'late';
        return { kind: 'late', exchange };
      default:
        return { kind: 'duplicate', exchange };
    }
  }

  private find(response: IsoMessage): Sent | undefined {
    const possible = (this.byKey.get(keyOf(response)) ?? []).filter(({ request }) =>
      IDENTIFYING.every((element) => isCompatible(request, response, element)),
    );
    const transmittedAt = response.fields['7'];
    const ofTheTime = possible.filter(({ request }) => request.fields['7'] === transmittedAt);
    // The repeat of an advice has the same DE7 and DE11. The first response belongs to the message that waits.
    if (ofTheTime.length > 0) return preferred(ofTheTime) ?? ofTheTime.at(-1);
    const waiting = possible.filter(({ outcome }) => outcome === 'waiting');
    if (waiting.length > 0) return waiting.length === 1 ? waiting[0] : undefined;
    return possible.length === 1 ? possible[0] : undefined;
  }

  private finish(exchange: Sent, outcome: ExchangeOutcome): void {
    exchange.outcome = outcome;
    this.open -= 1;
    this.finished.add(exchange);
    if (this.finished.size <= REMEMBERED) return;
    const [oldest] = this.finished;
    if (oldest !== undefined) this.forget(oldest);
  }

  private forget(exchange: Sent): void {
    this.finished.delete(exchange);
    const key = keyOf(exchange.request);
    const others = (this.byKey.get(key) ?? []).filter((other) => other !== exchange);
    if (others.length > 0) this.byKey.set(key, others);
    else this.byKey.delete(key);
  }
}

/** Of messages with the same numbers, returns the one that waits, or else an unanswered one. */
function preferred<Sent extends Exchange>(exchanges: readonly Sent[]): Sent | undefined {
  return (
    exchanges.find(({ outcome }) => outcome === 'waiting') ??
    exchanges.find(({ outcome }) => outcome === 'unanswered')
  );
}

function keyOf({ mti, fields }: IsoMessage): string {
  return `${mti.charAt(1)} ${fields['11'] ?? ''}`;
}

/** Padding does not count: hosts trim DE41, or pad DE37. */
function isCompatible(request: IsoMessage, response: IsoMessage, element: string): boolean {
  const [sent, received] = [request.fields[element], response.fields[element]];
  return sent === undefined || received === undefined || sent.trim() === received.trim();
}
