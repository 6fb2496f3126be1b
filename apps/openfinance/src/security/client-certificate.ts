import { createHash } from 'node:crypto';
import { TLSSocket } from 'node:tls';
import type { Request } from 'express';

/** SHA-256 of the client certificate of the connection, in base64url (RFC 8705, 3.1); undefined without one. */
export function thumbprintOf({ socket }: Pick<Request, 'socket'>): string | undefined {
  if (!(socket instanceof TLSSocket)) return undefined;
  const { raw } = socket.getPeerCertificate() as { readonly raw?: Buffer };
  return raw && createHash('sha256').update(raw).digest('base64url');
}
