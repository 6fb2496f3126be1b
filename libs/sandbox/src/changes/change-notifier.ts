import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';

/**
 * Notifies waiting requests of this instance that something has changed, such as a report or an execution. Other
 * instances find the change in the database.
 */
@Injectable()
export class ChangeNotifier {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  notify(id: string): void {
    this.emitter.emit(nameOf(id));
  }

  /** Starts to listen for changes of this id in the sandbox of the current request. */
  listen(id: string): Listener {
    return new Listener(this.emitter, nameOf(id));
  }
}

function nameOf(id: string): string {
  return `${currentContext().sandbox} ${id}`;
}

/** Listens for changes of one id until it is closed. Changes between two waits are not lost. */
export class Listener {
  private hasChanged = false;
  private wake: (() => void) | undefined;
  private readonly onChange = (): void => {
    this.hasChanged = true;
    this.wake?.();
  };

  constructor(
    private readonly emitter: EventEmitter,
    private readonly name: string,
  ) {
    emitter.on(name, this.onChange);
  }

  /** Resolves after a change, when the time is over, or when the signal is aborted. */
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    if (!this.hasChanged && !signal.aborted) {
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
    this.hasChanged = false;
  }

  /** Ends the current or the next wait. */
  wakeUp(): void {
    this.onChange();
  }

  close(): void {
    this.emitter.off(this.name, this.onChange);
  }
}
