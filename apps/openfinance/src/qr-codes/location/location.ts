import { NAME } from '#libs/kernel';
import { type ChargeKind } from '../charge';

/** The path of a location, after the host and the prefix that names a sandbox. */
export const LOCATION_PATH = 'qr';

const OURS = /^[^/]+(?:\/s\/([^/]+))?\/qr\/(cobv?)\/([0-9a-f]{16})$/;

/** The parts of a location of this bank. */
export interface OwnLocation {
  readonly sandbox: string | undefined;
  readonly kind: ChargeKind;
  readonly token: string;
}

/**
 * The location of a charge.
 * @param base the address of the service, with the prefix of the sandbox
 * @example
 * locationOf('http://127.0.0.1:3006/s/run-42', 'cob', '8b3da2f39a4140d1'); // "127.0.0.1:3006/s/run-42/qr/cob/8b3da2f39a4140d1"
 */
export function locationOf(base: string, kind: ChargeKind, token: string): string {
  return `${base.replace(/^https?:\/\//, '')}/${LOCATION_PATH}/${kind}/${token}`;
}

/** Reads a location; undefined if it is not of this bank. The host is ignored, because a server can have several names. */
export function ownLocation(location: string): OwnLocation | undefined {
  const [, sandbox, kind, token] = OURS.exec(location) ?? [];
  if (kind === undefined || token === undefined) return undefined;
  if (sandbox !== undefined && !NAME.test(sandbox)) return undefined;
  return { sandbox, kind: kind as ChargeKind, token };
}
