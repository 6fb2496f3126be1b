import { contextHeaders, type SiblingRequest } from './call-sibling';
import { UpstreamFailed } from './upstream.errors';

/** A response whose body is read while it arrives. */
export interface SiblingStream {
  readonly status: number;
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * Calls another service for the current request, as `callSibling` does, and returns when the head of the response is there, whatever
 * its status is. The signal ends the response too.
 *
 * @throws UpstreamFailed if the service cannot be reached
 */
export async function streamSibling({
  service,
  url,
  method = 'GET',
  headers: given,
  body: sent,
  signal,
}: Omit<SiblingRequest, 'timeoutMs' | 'maxBytes' | 'signal'> & {
  readonly signal: AbortSignal;
}): Promise<SiblingStream> {
  try {
    const { status, headers, body } = await fetch(url, {
      ...{ method, headers: { ...given, ...contextHeaders() }, redirect: 'manual', signal },
      ...(sent === undefined ? {} : { body: sent }),
    });
    return { status, headers, body: (body ?? []) as AsyncIterable<Uint8Array> };
  } catch {
    throw new UpstreamFailed(`${service} cannot be reached, or it closed the connection.`);
  }
}
