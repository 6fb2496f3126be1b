import { keyOf, type ConsoleEvent } from './console-event';
import { checkOf, NO_FILTER, searched, type EventFilter, type SearchedEvent } from './event-filter';

/** The most events that a tab keeps. The oldest are dropped, some at once. */
export const MOST_EVENTS = 100_000;
const DROPPED_AT_ONCE = 5_000;

const NONE: ReadonlySet<string> = new Set();

/** The events of a sandbox in the order of their arrival, and those of them that a filter accepts. */
export class EventLog {
  private all: SearchedEvent[] = [];
  private accepted: SearchedEvent[] = [];
  private readonly keys = new Set<string>();
  private accepts = checkOf(NO_FILTER, NONE);

  /** How many events there are. */
  get size(): number {
    return this.all.length;
  }

  /** How many of them the filter accepts. */
  get count(): number {
    return this.accepted.length;
  }

  /** An accepted event. @param index 0 for the newest */
  newest(index: number): ConsoleEvent | undefined {
    return this.accepted[this.accepted.length - 1 - index]?.event;
  }

  /** Adds events that have arrived. Those that the log has already are left out. */
  add(events: readonly ConsoleEvent[]): void {
    let isInOrder = true;
    for (const event of events) {
      const key = keyOf(event);
      if (this.keys.has(key)) continue;
      this.keys.add(key);
      const added = searched(event, key);
      const last = this.all.at(-1);
      if (last !== undefined && last.event.receivedAt > event.receivedAt) isInOrder = false;
      this.all.push(added);
      if (this.accepts(added)) this.accepted.push(added);
    }
    if (!isInOrder) this.sort();
    if (this.all.length > MOST_EVENTS) this.dropOldest();
  }

  /** @param inBodies the keys of events that have the text of the filter in their bodies */
  filter(filter: EventFilter, inBodies: ReadonlySet<string> = NONE): void {
    this.accepts = checkOf(filter, inBodies);
    this.accepted = this.all.filter(this.accepts);
  }

  /** Forgets the events of a service, or all. */
  clear(service?: string): void {
    const isKept = ({ event }: SearchedEvent): boolean =>
      service !== undefined && event.service !== service;
    for (const each of this.all) if (!isKept(each)) this.keys.delete(each.key);
    this.all = this.all.filter(isKept);
    this.accepted = this.accepted.filter(isKept);
  }

  /** Services answer at different times, so events of two can arrive in another order. */
  private sort(): void {
    const inOrder = (one: SearchedEvent, other: SearchedEvent): number =>
      one.event.receivedAt < other.event.receivedAt ? -1 : 1;
    this.all.sort(inOrder);
    this.accepted.sort(inOrder);
  }

  private dropOldest(): void {
    const dropped = this.all.splice(0, this.all.length - MOST_EVENTS + DROPPED_AT_ONCE);
    const gone = new Set(dropped);
    for (const { key } of dropped) this.keys.delete(key);
    this.accepted = this.accepted.filter((each) => !gone.has(each));
  }
}
