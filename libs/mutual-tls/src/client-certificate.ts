import { X509Certificate } from 'node:crypto';
import { TLSSocket } from 'node:tls';
import type { Request } from 'express';
import { subjectOf, thumbprintOf, type Subject } from '#libs/certificates';
import { LruCache } from '#libs/kernel';

/** The certificate that the client of a request has shown, whoever issued it. The handshake has proved that the client has its key. */
export interface ClientCertificate {
  /** SHA-256 of the certificate, base64url (`x5t#S256`, RFC 8705, 3.1). */
  readonly thumbprint: string;
  /** DER. */
  readonly raw: Buffer;
  readonly certificate: X509Certificate;
  readonly subject: Subject;
  /** The validity, in milliseconds since 1970. */
  readonly validFromMs: number;
  readonly validToMs: number;
}

type Connected = Pick<Request, 'socket' | 'headers' | 'app'>;

/** A certificate with these characters in a header is longer than any real one. */
const MAX_HEADER = 16_384;
const KEPT_CERTIFICATES = 1_000;

/** Undefined if the text of a header is not a certificate. */
interface ReadText {
  readonly certificate: ClientCertificate | undefined;
}

const ofSockets = new WeakMap<TLSSocket, ClientCertificate>();
const ofHeaders = new LruCache<string, ReadText>(KEPT_CERTIFICATES);

/**
 * The certificate of the client: that of its TLS connection to this service, or the one that a proxy of TRUSTED_PROXIES got from
 * it. The proxy sends it in `X-Client-Cert` as URL-encoded PEM (nginx `$ssl_client_escaped_cert`), or as `Cert=` in
 * `X-Forwarded-Client-Cert` (Envoy).
 *
 * @returns undefined without a certificate. Nothing is checked here: not the issuer, the validity or the holder
 */
export function clientCertificateOf(request: Connected): ClientCertificate | undefined {
  const { socket } = request;
  return (socket instanceof TLSSocket ? ofSocket(socket) : undefined) ?? ofProxy(request);
}

/** Reads a certificate. @throws Error if the text is not one certificate */
export function readCertificate(certificate: X509Certificate): ClientCertificate {
  const { raw, validFrom, validTo } = certificate;
  return {
    thumbprint: thumbprintOf(certificate),
    raw,
    certificate,
    subject: subjectOf(certificate),
    validFromMs: Date.parse(validFrom),
    validToMs: Date.parse(validTo),
  };
}

function ofSocket(socket: TLSSocket): ClientCertificate | undefined {
  const known = ofSockets.get(socket);
  if (known !== undefined) return known;
  // After the end of a connection, and without a certificate, it is undefined.
  const shown = socket.getPeerX509Certificate();
  if (shown === undefined) return undefined;
  const read = readCertificate(shown);
  ofSockets.set(socket, read);
  return read;
}

function ofProxy({ app, socket, headers }: Connected): ClientCertificate | undefined {
  const text = certificateInHeaders(headers);
  if (text === undefined || !isTrustedProxy(app, socket.remoteAddress)) return undefined;
  return ofHeaders.getOrMake(text, () => ({ certificate: readText(text) })).certificate;
}

/** Without TRUSTED_PROXIES, Express has the default function, which trusts none. */
function isTrustedProxy(app: Request['app'], address: string | undefined): boolean {
  const trusts = app.get('trust proxy fn') as
    ((address: string | undefined, hop: number) => boolean) | undefined;
  return trusts?.(address, 0) === true;
}

/**
 * The certificate in the headers, still URL-encoded. If several proxies have added elements to the header of Envoy, that of the
 * first one is the client's.
 */
export function certificateInHeaders(headers: Request['headers']): string | undefined {
  const nginx = headers['x-client-cert'];
  const envoy = /(?:^|;)\s*Cert="([^"]*)"/i.exec(
    String(headers['x-forwarded-client-cert'] ?? '').slice(0, MAX_HEADER),
  )?.[1];
  const text = nginx === undefined ? envoy : String(nginx);
  return text === undefined || text === '' || text.length > MAX_HEADER ? undefined : text;
}

/** Undefined if the text is not a certificate: a proxy without one sends an empty text or `-`. */
function readText(text: string): ClientCertificate | undefined {
  try {
    // nginx encodes a plus sign; a proxy that does not would otherwise change the base64.
    return readCertificate(new X509Certificate(decodeURIComponent(text)));
  } catch {
    return undefined;
  }
}
