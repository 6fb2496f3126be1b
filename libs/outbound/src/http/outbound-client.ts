import { type IncomingMessage } from 'node:http';
import { guarded } from '#libs/http';
import { type AddressGuard } from '../address/address-guard';
import { readUrl, refusal, requestFailure } from './check-request';
import { decodeBody } from './decode-body';
import { exchange } from './exchange';
import { failureOf } from './failure';
import {
  MAX_REDIRECTS,
  type OutboundAnswer,
  type OutboundFailure,
  type OutboundOutcome,
  type OutboundRequest,
  shownUrl,
} from './outcome';
import { afterRedirect, isRedirect, type Sent } from './redirect';

/** The whole exchange took too long. */
class TimeIsUp extends Error {}

/** Sends requests to systems that users choose. The guard checks the address of every connection. */
export class OutboundClient {
  constructor(private readonly guard: AddressGuard) {}

  /**
   * Sends a request and follows at most MAX_REDIRECTS redirects. Failures of the other system are values, not
   * exceptions. Each request uses a new connection.
   *
   * @throws the reason of `signal`, if it is aborted
   * @example
   * await client.send({ method: 'GET', url: 'http://10.0.0.1/', headers: {}, timeoutMs: 1_000 });
   * // { kind: 'refused', reason: 'The host is 10.0.0.1, which is ... OUTBOUND_ALLOW=10.0.0.1:80 would allow it.' }
   */
  async send(request: OutboundRequest): Promise<OutboundOutcome> {
    const { signal, timeoutMs } = request;
    signal?.throwIfAborted();
    const failure = requestFailure(request);
    if (failure !== undefined) return failure;
    const ending = new AbortController();
    const timer = setTimeout(() => {
      ending.abort(new TimeIsUp());
    }, timeoutMs);
    const abort = guarded(() => {
      ending.abort(signal?.reason);
    });
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await this.follow(request, ending.signal);
    } catch (error) {
      signal?.throwIfAborted();
      return ending.signal.aborted ? timeout(timeoutMs) : failureOf(error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  /** @throws the errors of an exchange */
  private async follow(
    { secretHeaders = [], ...request }: OutboundRequest,
    signal: AbortSignal,
  ): Promise<OutboundOutcome> {
    let url = readUrl(request.url);
    let sent: Sent = request;
    const redirects: string[] = [];
    let isRedirected = false;
    for (;;) {
      if (!(url instanceof URL)) return isRedirected ? atRedirect(url) : url;
      const from = url;
      const refused = this.guard.refusal(from);
      if (refused !== undefined) {
        const failure = refusal(refused.message);
        return isRedirected ? atRedirect(failure) : failure;
      }
      const lookup = this.guard.lookupFor(from);
      const { response, body } = await exchange(from, sent, { lookup, signal });
      const { statusCode: status = 0, headers } = response;
      if (!isRedirect(status, headers.location)) {
        return answerOf(response, await decodeBody(body, headers['content-encoding']), redirects);
      }
      if (redirects.length === MAX_REDIRECTS) return tooManyRedirects(from);
      isRedirected = true;
      url = readUrl(headers.location, from);
      if (!(url instanceof URL)) continue;
      redirects.push(url.href);
      sent = afterRedirect(sent, status, { from, to: url, secretHeaders });
    }
  }
}

function answerOf(
  { statusCode: status = 0, statusMessage: statusText = '', headers: received }: IncomingMessage,
  body: Buffer,
  redirects: readonly string[],
): OutboundAnswer {
  const headers: Record<string, string | readonly string[]> = {};
  for (const [name, value] of Object.entries(received)) {
    if (value !== undefined) headers[name] = value;
  }
  return { kind: 'answer', status, statusText, headers, body, redirects };
}

function timeout(timeoutMs: number): OutboundFailure {
  return {
    kind: 'timeout',
    reason: `There was no complete answer within ${String(timeoutMs)} ms.`,
  };
}

function tooManyRedirects(url: URL): OutboundFailure {
  return {
    kind: 'failed',
    reason: `${shownUrl(url)} redirects again after ${String(MAX_REDIRECTS)} redirects; at most ${String(MAX_REDIRECTS)} redirects are followed.`,
  };
}

/** Adds that the refused URL came from a redirect. */
function atRedirect({ kind, reason }: OutboundFailure): OutboundFailure {
  return { kind, reason: `A redirect is refused. ${reason}` };
}
