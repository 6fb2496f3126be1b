import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { guarded, Reply, streamFromSibling } from '#libs/http';
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
  constructor(
    private readonly request: Request,
    private readonly passed: PassedRequest,
  ) {
    super();
  }

  override async send(response: Response): Promise<void> {
    const gone = new AbortController();
    const leave = guarded(() => {
      gone.abort();
    });
    response.once('close', leave);
    const { body, ...passed } = this.passed;
    const answer = await streamFromSibling({
      ...passed,
      signal: gone.signal,
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
    response.status(answer.status);
    for (const [name, value] of returnedHeaders(answer.headers)) response.setHeader(name, value);
    if (answer.body === null || this.request.method === 'HEAD') {
      await answer.body?.cancel();
      response.end();
      return;
    }
    response.flushHeaders();
    try {
      await pipeline(Readable.fromWeb(answer.body), response);
    } catch {
      // The client has left, or the service has ended the connection: then the client sees that the body is cut.
      response.destroy();
    }
  }
}
