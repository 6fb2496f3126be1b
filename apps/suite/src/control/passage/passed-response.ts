import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { guarded, Reply, streamSibling } from '#libs/http';
import { returnedHeaders } from './passed-request';

interface PassedRequest {
  readonly service: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** The response of a service, sent on as it arrives. If the client leaves, the call of the service ends. */
export class PassedResponse extends Reply {
  constructor(private readonly passed: PassedRequest) {
    super();
  }

  override async send(response: Response): Promise<void> {
    const gone = new AbortController();
    const leave = guarded(() => {
      gone.abort();
    });
    response.once('close', leave);
    const { body, ...passed } = this.passed;
    const answer = await streamSibling({
      ...passed,
      signal: gone.signal,
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
    response.status(answer.status);
    for (const [name, value] of returnedHeaders(answer.headers)) response.setHeader(name, value);
    response.flushHeaders();
    try {
      await pipeline(Readable.from(answer.body), response);
    } catch {
      // The client has left, or the service has ended the connection: then the client sees that the body is cut.
      response.destroy();
    }
  }
}
