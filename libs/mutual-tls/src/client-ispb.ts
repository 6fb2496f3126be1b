import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import { isIspb } from '#libs/brazil';

type Connected = Pick<IncomingMessage, 'socket'>;

/** Whether a request arrived over TLS. */
export function isOverTls({ socket }: Connected): boolean {
  return socket instanceof TLSSocket;
}

/** A cache, because reading a certificate takes longer than the lookup, and a connection has one certificate. */
const identities = new WeakMap<TLSSocket, string>();
const NO_INSTITUTION = '';

/**
 * The ISPB of the client of a request over mutual TLS: the common name of its certificate. Undefined without TLS, and for
 * a certificate that does not name an institution.
 */
export function ispbOfCertificate({ socket }: Connected): string | undefined {
  if (!(socket instanceof TLSSocket) || !socket.authorized) return undefined;
  const ispb = identities.get(socket) ?? readIspb(socket);
  identities.set(socket, ispb);
  return ispb === NO_INSTITUTION ? undefined : ispb;
}

function readIspb(socket: TLSSocket): string {
  // After the end of a connection, there is no certificate. Several common names are a list.
  const subject = socket.getPeerCertificate().subject as { readonly CN?: unknown } | undefined;
  return typeof subject?.CN === 'string' && isIspb(subject.CN) ? subject.CN : NO_INSTITUTION;
}
