import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { Holds } from '../hold/holds';
import { Sandboxes } from '../open/sandboxes';
import { ChangeNotifier } from './change-notifier';

/** How often the database is asked: another instance may do the work. */
const POLL_MS = 250;

/** An object that is watched until it is finished. */
export interface Subject<T> {
  /** The id that `ChangeNotifier.notify` is called with. */
  readonly id: string;
  /** Reads it from the database; undefined if it no longer exists. */
  read(): Promise<T | undefined>;
  /** Two values with the same text count as unchanged. */
  stateOf(value: T): string;
  isFinished(value: T): boolean;
}

/** Watches background work of this or another instance until it is finished. */
@Injectable()
export class Watch {
  constructor(
    private readonly notifier: ChangeNotifier,
    private readonly sandboxes: Sandboxes,
    private readonly holds: Holds,
  ) {}

  /**
   * The current value, and then each changed value, until it is finished. Ends earlier when the client leaves, when the
   * sandbox or the service closes, or when the signal is aborted.
   * @param known the current value, if this work has just stored it: only changes of it are read
   */
  async *follow<T>(subject: Subject<T>, until?: AbortSignal, known?: T): AsyncGenerator<T> {
    const signal = await this.ending(until);
    const listener = this.notifier.listen(subject.id);
    try {
      let shown = known === undefined ? undefined : subject.stateOf(known);
      if (known !== undefined) await listener.wait(POLL_MS, signal);
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

  /**
   * The value when it is finished, or the current value after this time.
   * @param isCurrent this work has just stored the value, and has waited for nothing since the commit
   */
  async finished<T>(
    subject: Subject<T>,
    value: T,
    waitSeconds: number,
    isCurrent = false,
  ): Promise<T> {
    if (waitSeconds === 0 || subject.isFinished(value)) return value;
    const time = new AbortController();
    const timer = setTimeout(() => {
      time.abort();
    }, waitSeconds * 1_000);
    try {
      let last = value;
      const known = isCurrent ? value : undefined;
      for await (const current of this.follow(subject, time.signal, known)) last = current;
      return last;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Aborted when the client no longer waits, or when waits in the sandbox must end. */
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
