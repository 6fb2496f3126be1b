import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { currentContext, type ServerSentEvent, streamStop } from '#libs/http';
import { JournalCursor, type JournalEntry, Journals, type PositionedStep } from '#libs/journal';
import { RequestGone } from '../admin.errors';
import { EventLog, type EventFilter } from './event-log';
import { type BusinessEventResponse, type RequestDetailResponse } from './event.response';
import { DEFAULT_EVENTS, type EventsRequest, type EventStreamRequest } from './events.request';

/** How many entries are read from the journal at once. A client that is slow takes one after the other. */
const ENTRIES_AT_ONCE = 20;

/** The position of a message that stands for the end of what was there when the stream began. */
const LIVE = 'live';

/** Lists and streams the business events of the sandbox of the request. */
@Injectable()
export class EventsService implements OnModuleDestroy {
  private readonly stop = streamStop();
  /** Aborted when the service stops. */
  readonly stopping = this.stop.signal;

  constructor(
    private readonly journals: Journals,
    private readonly log: EventLog,
  ) {}

  /** The newest events, newest first. */
  list({ after = 0, limit = DEFAULT_EVENTS, ...filter }: EventsRequest): BusinessEventResponse[] {
    const accepts = this.log.filterOf(filter);
    const found: JournalEntry[] = [];
    for (const entry of this.journals.list(currentContext().sandbox)) {
      if (entry.id <= after || found.length === limit) break;
      if (accepts(entry)) found.push(entry);
    }
    return found.map((entry) => this.log.show(entry));
  }

  /** @throws RequestGone */
  find(id: string): RequestDetailResponse {
    return this.log.detail(this.entry(id));
  }

  /** @throws RequestGone */
  entry(id: string): JournalEntry {
    const { sandbox } = currentContext();
    const journal = this.journals.find(sandbox);
    const entry = /^\d{1,15}$/.test(id) ? journal?.find(Number(id)) : undefined;
    if (entry === undefined) throw new RequestGone(id, sandbox, journal?.newestId ?? 0);
    return entry;
  }

  /**
   * The last events, then each new one at once, until the client leaves or the service stops. The stream needs no open
   * sandbox, so it neither waits for a hold nor keeps one waiting.
   */
  async *stream(request: EventStreamRequest, last?: string): AsyncGenerator<ServerSentEvent> {
    const { after, limit = DEFAULT_EVENTS, follow = true, ...filter } = request;
    const start = last ?? after;
    const context = currentContext();
    const accepts = this.log.filterOf(filter);
    const cursor = new JournalCursor(this.journals, context.sandbox);
    const signal = new Signal();
    const end = (): void => {
      signal.end();
    };
    const unlisten = this.journals.listen(context.sandbox, {
      added: () => {
        signal.set();
      },
      cleared: (why) => {
        cursor.clear(why);
        signal.set();
      },
    });
    this.stopping.addEventListener('abort', end);
    context.onEnd(end);
    if (this.stopping.aborted) end();
    try {
      // An EventSource repeats its first address, and adds the id of the last message that it received.
      if (start === undefined || !cursor.resume(start)) cursor.startBefore(limit, accepts);
      for await (const message of this.follow(cursor, accepts, signal)) {
        yield message;
        if (message.event === LIVE && !follow) return;
      }
    } finally {
      unlisten();
      this.stopping.removeEventListener('abort', end);
    }
  }

  /** Called before connections are closed: a stream would keep its connection open. */
  onModuleDestroy(): void {
    this.stop.abort();
  }

  private async *follow(
    cursor: JournalCursor,
    accepts: EventFilter,
    signal: Signal,
  ): AsyncGenerator<ServerSentEvent> {
    let isLive = false;
    while (!signal.isEnded) {
      let count = 0;
      for (const step of cursor.read(ENTRIES_AT_ONCE)) {
        count += 1;
        const message = this.messageOf(step, accepts);
        if (message !== undefined) yield message;
      }
      if (count > 0) continue;
      if (!isLive) yield { event: LIVE, id: cursor.position, data: {} };
      isLive = true;
      await signal.wait();
    }
  }

  private messageOf(step: PositionedStep, accepts: EventFilter): ServerSentEvent | undefined {
    const id = step.position;
    switch (step.kind) {
      case 'entry':
        return accepts(step.entry)
          ? { event: 'request', id, data: this.log.show(step.entry) }
          : undefined;
      case 'gap':
        return { event: 'gap', id, data: { dropped: step.dropped } };
      case 'cleared':
        return step.why === 'sandbox-dropped'
          ? { event: 'sandbox-dropped', id, data: {} }
          : { event: 'cleared', id, data: { reason: step.why } };
    }
  }
}

/** Wakes one waiter. A signal that is set while nobody waits is not lost. */
class Signal {
  isEnded = false;
  private isSet = false;
  private wake: (() => void) | undefined;

  set(): void {
    this.isSet = true;
    this.wake?.();
  }

  end(): void {
    this.isEnded = true;
    this.set();
  }

  async wait(): Promise<void> {
    if (!this.isSet) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    this.wake = undefined;
    this.isSet = this.isEnded;
  }
}
