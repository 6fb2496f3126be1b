import { contextHeaders, type SiblingRequest } from './call-sibling';
import { UpstreamFailed } from './upstream.errors';

/** A response whose body is read while it arrives. */
export interface SiblingStream {
  readonly status: number;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * Calls another service for the current request, as `callSibling` does, and returns when the head of the response is there. The
 * signal ends the response too.
 *
 * @throws UpstreamFailed if the service cannot be reached
 */
export async function streamSibling({
  service,
  url,
  headers,
  signal,
}: Pick<SiblingRequest, 'service' | 'url' | 'headers'> & {
  readonly signal: AbortSignal;
}): Promise<SiblingStream> {
  try {
    const sent = { ...headers, ...contextHeaders() };
    const { status, body } = await fetch(url, { headers: sent, redirect: 'manual', signal });
    return { status, body: (body ?? []) as AsyncIterable<Uint8Array> };
  } catch {
    throw new UpstreamFailed(`${service} cannot be reached, or it closed the connection.`);
  }
}
