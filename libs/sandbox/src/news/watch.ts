import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/platform';
import { Holds } from '../hold/holds';
import { Sandboxes } from '../open/sandboxes';
import { News } from './news';

/** How often the database is asked: another instance may do the work. */
const POLL_MS = 250;

/** Something that is followed until it is finished. */
export interface Subject<T> {
  /** What `News.tell` is called with. */
  readonly id: string;
  /** Reads it from the database; undefined if it is not there any more. */
  read(): Promise<T | undefined>;
  /** Two values with the same text are the same to those who follow it. */
  stateOf(value: T): string;
  isFinished(value: T): boolean;
}

/** Follows work that is done in the background, in this instance or in another one, until it is finished. */
@Injectable()
export class Watch {
  constructor(
    private readonly news: News,
    private readonly sandboxes: Sandboxes,
    private readonly holds: Holds,
  ) {}

  /**
   * The value as it is now, and again each time it has changed, until it is finished. Ends earlier when the client
   * leaves, when the sandbox or the service closes, or when the signal is aborted.
   */
  async *follow<T>(subject: Subject<T>, until?: AbortSignal): AsyncGenerator<T> {
    const signal = await this.ending(until);
    const listener = this.news.listen(subject.id);
    try {
      let shown: string | undefined;
      while (!signal.aborted) {
        const value = await subject.read();
        if (value === undefined) return;
        const state = subject.stateOf(value);
        if (state !== shown) yield value;
        shown = state;
        if (subject.isFinished(value)) return;
        await listener.wait(POLL_MS, signal);
      }
    } finally {
      listener.close();
    }
  }

  /** The value when it is finished, or as it is after the time. */
  async finished<T>(subject: Subject<T>, value: T, waitSeconds: number): Promise<T> {
    if (waitSeconds === 0 || subject.isFinished(value)) return value;
    const time = new AbortController();
    const timer = setTimeout(() => {
      time.abort();
    }, waitSeconds * 1_000);
    try {
      let last = value;
      for await (const current of this.follow(subject, time.signal)) last = current;
      return last;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Aborted when nobody waits any more, or when waits in the sandbox must end. */
  private async ending(until: AbortSignal | undefined): Promise<AbortSignal> {
    const ending = new AbortController();
    const end = (): void => {
      ending.abort();
    };
    const { closing } = await this.sandboxes.current();
    const context = currentContext();
    this.holds.pause(context);
    for (const signal of [closing, until]) {
      if (signal?.aborted === true) end();
      signal?.addEventListener('abort', end, { once: true });
    }
    context.onEnd(() => {
      closing.removeEventListener('abort', end);
      end();
    });
    return ending.signal;
  }
}
