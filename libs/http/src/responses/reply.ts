import type { Response } from 'express';

/** Sends a body, as the adapter sends the return value of a handler. */
export type SendBody = (body: unknown, status?: number) => unknown;

/** What a handler returns if its response needs more than a body. Nothing is sent or set before the handler has returned. */
export abstract class Reply {
  /** Errors before the head is sent get an error response, like errors of the handler. */
  abstract send(response: Response, sendBody: SendBody): unknown;
}

interface Head {
  /** Default: that of the route, 201 for POST and 200 otherwise. */
  readonly status?: number | undefined;
  /** By name; undefined for a header that this response does not have. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** A body with a status and headers of its own. */
export class BodyReply<Body> extends Reply {
  constructor(
    readonly body: Body,
    readonly head: Head,
  ) {
    super();
  }

  override send(response: Response, sendBody: SendBody): unknown {
    for (const [name, value] of Object.entries(this.head.headers ?? {})) {
      if (value !== undefined) response.setHeader(name, value);
    }
    return sendBody(this.body, this.head.status);
  }
}

/** @example reply(InvoiceResponse.of(invoice), { status: 202, headers: { Location: address } }) */
export function reply<Body>(body: Body, head: Head): BodyReply<Body> {
  return new BodyReply(body, head);
}
