import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { currentContext, guarded, takeWriter, writeResponseWith } from '#libs/http';
import { Holds, passTime, Sandboxes } from '#libs/sandbox';

/** Lets a successful response come late. The work of its request is done before that. */
@Injectable()
export class LateAnswer {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly holds: Holds,
  ) {}

  /**
   * @param lateMs on the clock of the sandbox
   * @param isLate called when the request has succeeded; false sends the response at once
   */
  delay(response: Response, lateMs: number, isLate: () => Promise<boolean>): void {
    const write = takeWriter(response);
    if (write === undefined) return;
    writeResponseWith(response, async (answer) => {
      if (await isLate()) await this.wait(response, lateMs);
      // After the wait, so that the times in a signed response are those of its sending.
      return write(answer);
    });
  }

  private async wait(response: Response, lateMs: number): Promise<void> {
    const gone = new AbortController();
    const leave = guarded(() => {
      gone.abort();
    });
    response.once('close', leave);
    const context = currentContext();
    const openSandbox = await this.sandboxes.current();
    // A hold must not wait for a response that only the clock ends.
    this.holds.pause(context);
    await passTime(openSandbox, lateMs, { clock: 'sandbox', signal: gone.signal });
    await this.holds.enter(context, gone.signal);
    response.off('close', leave);
  }
}
