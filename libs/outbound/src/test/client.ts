import { type AddressGuard, type Resolve } from '../address/address-guard';
import { outboundGuard, outboundVariables } from '../config';
import { type OutboundClient } from '../http/outbound-client';
import { type OutboundOutcome, type OutboundRequest } from '../http/outcome';

/**
 * The guard of a value of OUTBOUND_ALLOW.
 * @throws Error that says what the value must be
 */
export function guardOf(allow: string, resolve?: Resolve): AddressGuard {
  const read = outboundVariables.outboundAllow.parse(allow);
  if (!read.ok) throw new Error(read.refusal);
  return outboundGuard({ outboundAllow: read.value }, resolve);
}

/** Sends a GET, unless the request says otherwise. */
export function send(
  client: OutboundClient,
  request: Partial<OutboundRequest>,
): Promise<OutboundOutcome> {
  return client.send({ method: 'GET', url: '', headers: {}, timeoutMs: 20_000, ...request });
}
