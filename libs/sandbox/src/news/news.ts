import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/platform';

/**
 * Tells those who wait within this instance that something has changed, such as a report or an execution. Other instances
 * find out by asking the database.
 */
@Injectable()
export class News {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  tell(id: string): void {
    this.emitter.emit(nameOf(id));
  }

  /** Starts to listen to something in the sandbox of the current request. */
  listen(id: string): Listener {
    return new Listener(this.emitter, nameOf(id));
  }
}

function nameOf(id: string): string {
  return `${currentContext().sandbox} ${id}`;
}

/** Listens to one thing until it is closed. News between two waits are not lost. */
export class Listener {
  private hasNews = false;
  private wake: (() => void) | undefined;
  private readonly onNews = (): void => {
    this.hasNews = true;
    this.wake?.();
  };

  constructor(
    private readonly emitter: EventEmitter,
    private readonly name: string,
  ) {
    emitter.on(name, this.onNews);
  }

  /** Resolves when there are news, when the time is over, or when the signal is aborted. */
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    if (!this.hasNews && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        this.wake = wake;
        signal.addEventListener('abort', wake);
      });
    }
    this.wake = undefined;
    this.hasNews = false;
  }

  /** Ends the current or the next wait. */
  wakeUp(): void {
    this.onNews();
  }

  close(): void {
    this.emitter.off(this.name, this.onNews);
  }
}
