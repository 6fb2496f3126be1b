import { type Hold } from '../peers/peers';
import { SandboxHeld } from './hold.errors';

/** Makes new requests of one sandbox wait during a hold, and counts the admitted requests in progress. */
export class Gate {
  /** The number of requests that were admitted and have not ended. */
  admitted = 0;
  /** The id of the hold; undefined if the gate is open. */
  heldBy: string | undefined;
  /** Whether jobs continue during the hold, and their calls of this service pass. */
  letsJobsPass = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly waiting = new Set<() => void>();
  private whenQuiet: (() => void) | undefined;

  constructor(
    private readonly name: string,
    private readonly listener: {
      /** Called when the gate is no longer needed. */
      readonly onUnused: () => void;
      readonly onOpen: () => void;
      /** Called when a hold expires without a release by its holder. */
      readonly onLapse: (id: string) => void;
    },
  ) {}

  /** Whether the gate can be removed. */
  get isUnused(): boolean {
    return this.admitted === 0 && this.heldBy === undefined;
  }

  enter(): void {
    this.admitted += 1;
  }

  leave(): void {
    this.admitted -= 1;
    if (this.admitted > 0) return;
    this.whenQuiet?.();
    if (this.isUnused) this.listener.onUnused();
  }

  /**
   * Makes new requests wait for at most this time. A call with the same id restarts the time.
   * @returns false if the gate was closed under this id already
   * @throws SandboxHeld if it is closed under another id
   */
  close({ id, ms, letsJobsPass = false }: Omit<Hold, 'sandbox'>): boolean {
    const isNew = this.heldBy === undefined;
    if (!isNew && this.heldBy !== id) throw new SandboxHeld(this.name);
    this.heldBy = id;
    this.letsJobsPass = letsJobsPass;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.listener.onLapse(id);
      this.open(id);
    }, ms).unref();
    return isNew;
  }

  /** Lets all waiting requests continue, unless the gate is closed under another id. */
  open(id = this.heldBy): void {
    if (this.heldBy === undefined || this.heldBy !== id) return;
    clearTimeout(this.timer);
    this.heldBy = undefined;
    for (const go of [...this.waiting]) go();
    if (this.isUnused) this.listener.onUnused();
    this.listener.onOpen();
  }

  /** Resolves when the gate is open, or when `gone` is aborted. */
  opened(gone: AbortSignal): Promise<void> {
    if (this.heldBy === undefined || gone.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const go = (): void => {
        this.waiting.delete(go);
        gone.removeEventListener('abort', go);
        resolve();
      };
      this.waiting.add(go);
      gone.addEventListener('abort', go);
    });
  }

  /** Waits until no admitted request is in progress. @returns how many are still in progress after this time */
  async quiet(patienceMs: number): Promise<number> {
    if (this.admitted > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patienceMs);
        this.whenQuiet = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.whenQuiet = undefined;
    }
    return this.admitted;
  }
}
