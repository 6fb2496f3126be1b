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

  /** Hands over a response. Returns false if no request with its DE11 and, if it has one, its DE7 waits for it. */
  take(response: IsoMessage): boolean {
    const expected = this.waiting.get(stanOf(response));
    if (expected === undefined) return false;
    const { '7': transmittedAt } = response.fields;
    if (transmittedAt !== undefined && transmittedAt !== expected.request.fields['7']) return false;
    this.settle(expected.request, response);
    return true;
  }

  /** Waits no longer for the response to a request. */
  forget(request: IsoMessage): void {
    this.settle(request, undefined);
  }

  /** Waits for nothing any more. */
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
