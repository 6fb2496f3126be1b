import { type IsoMessage } from '#libs/iso8583';

/** A response with its bytes as they arrived. */
export interface ArrivedResponse {
  readonly message: IsoMessage;
  readonly packed: Buffer;
}

/** The responses that this side waits for on one connection, by DE11 and the class of their requests. */
export class ExpectedResponses {
  private readonly waiting = new Map<
    string,
    {
      readonly request: IsoMessage;
      readonly settle: (response: ArrivedResponse | undefined) => void;
    }
  >();

  /** Resolves with the response to a request; undefined if the connection ends or `forget` is called before. */
  expect(request: IsoMessage): Promise<ArrivedResponse | undefined> {
    return new Promise((settle) => {
      this.waiting.set(keyOf(request), { request, settle });
    });
  }

  /**
   * Passes a response to the request with the same DE11 and, if the response has one, DE7. Returns false if none
   * waits.
   */
  take(response: ArrivedResponse): boolean {
    const { message } = response;
    const expected = this.waiting.get(keyOf(message));
    if (expected === undefined) return false;
    const { '7': transmittedAt } = message.fields;
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

  private settle(request: IsoMessage, response: ArrivedResponse | undefined): void {
    const key = keyOf(request);
    this.waiting.get(key)?.settle(response);
    this.waiting.delete(key);
  }
}

/** An advice and a network management message can have the same DE11. */
function keyOf({ mti, fields }: IsoMessage): string {
  return `${mti.charAt(1)} ${fields['11'] ?? ''}`;
}
