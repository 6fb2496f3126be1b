import { guarded } from '#libs/http';

/** Does work at an interval of the monotonic clock while it is on. Work that has not ended is not begun again. */
export class EchoTimer {
  private timer: NodeJS.Timeout | undefined;
  private isBusy = false;

  /** @param work must not reject */
  constructor(
    private readonly everyMs: number,
    private readonly work: () => Promise<void>,
  ) {}

  /** Turns it on or off. The process can end while it is on. */
  run(isOn: boolean): void {
    if (isOn === (this.timer !== undefined)) return;
    clearInterval(this.timer);
    this.timer = isOn
      ? setInterval(
          guarded(() => void this.tick()),
          this.everyMs,
        ).unref()
      : undefined;
  }

  private async tick(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await this.work();
    } finally {
      this.isBusy = false;
    }
  }
}
