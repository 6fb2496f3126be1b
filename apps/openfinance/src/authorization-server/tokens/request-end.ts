import { Injectable } from '@nestjs/common';
import { Sandboxes } from '#libs/sandbox';
import { PushedRequestRepository } from '../pushed/pushed-request.repository';
import { CodeRepository } from './code.repository';
import { type CodeRow } from './code.row';

/** Ends authorization requests. Each leads to one code or one error. */
@Injectable()
export class RequestEnd {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly requests: PushedRequestRepository,
    private readonly codes: CodeRepository,
  ) {}

  /**
   * Ends a request, and stores the code that it leads to.
   * @returns false, and nothing is stored, if it was completed before
   */
  complete(
    requestUri: string,
    issued?: { readonly code: CodeRow; readonly nowMs: number },
  ): Promise<boolean> {
    const { requests, codes } = this;
    return this.sandboxes.atomically(function* (tx) {
      const stored = yield* requests.lock(tx, requestUri);
      if (stored === undefined || stored.isCompleted) return false;
      yield* requests.complete(tx, requestUri);
      if (issued !== undefined) yield* codes.insert(tx, issued.code, issued.nowMs);
      return true;
    });
  }
}
