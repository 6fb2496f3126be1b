import { type IsoMessage } from '#libs/iso8583';

/** The responses that this side waits for on one connection, by DE11 of their requests. */
export class ExpectedResponses {
  private readonly waiting = new Map<
    string,
    { readonly request: IsoMessage; readonly settle: (response: IsoMessage | undefined) => void }
  >();

  /** Resolves with the response to a request; undefined if the connection ends or `forget` is called before. */
  expect(request: IsoMessage): Promise<IsoMessage | undefined> {
    return new Promise((settle) => {
      this.waiting.set(stanOf(request), { request, settle });
    });
  }

  /**
   * Passes a response to the request with the same DE11 and, if the response has one, DE7. Returns false if none
   * waits.
   */
  take(response: IsoMessage): boolean {
    const expected = this.waiting.get(stanOf(response));
    if (expected === undefined) return false;
    const { '7': transmittedAt } = response.fields;
    if (transmittedAt !== undefined && transmittedAt !== expected.request.fields['7']) return false;
    this.settle(expected.request, response);
    return true;
  }

  /** Stops waiting for the response to a request. */
  forget(request: IsoMessage): void {
    this.settle(request, undefined);
  }

  /** Stops waiting for all responses. */
  forgetAll(): void {
    for (const { request } of [...this.waiting.values()]) this.forget(request);
  }

  private settle(request: IsoMessage, response: IsoMessage | undefined): void {
    const stan = stanOf(request);
    this.waiting.get(stan)?.settle(response);
    this.waiting.delete(stan);
  }
}

function stanOf({ fields }: IsoMessage): string {
  return fields['11'] ?? '';
}
