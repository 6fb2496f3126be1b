import type { Request } from 'express';

const XML = new Set(['application/xml', 'text/xml']);

/** The media type of the body in lower case, without parameters; undefined if none is declared. */
export function mediaTypeOf(request: Request): string | undefined {
  const header = request.headers['content-type'];
  if (header === undefined) return undefined;
  const end = header.indexOf(';');
  return (end === -1 ? header : header.slice(0, end)).trim().toLowerCase();
}

export function charsetOf(request: Request): string | undefined {
  const match = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '');
  return match?.[1]?.toLowerCase();
}

export function isXml(mediaType: string): boolean {
  return XML.has(mediaType);
}

/** The media types of a SOAP envelope: 1.1 is XML, and 1.2 has a type of its own. */
export function isSoap(mediaType: string): boolean {
  return isXml(mediaType) || mediaType === 'application/soap+xml';
}

/** Media types of raw messages: bytes, or text. The route decides how to read them. */
export function isRaw(mediaType: string): boolean {
  return mediaType === 'application/octet-stream' || mediaType === 'text/plain';
}

/** Several messages in one body. It stays bytes, and the route reads its parts. */
export function isMultipart(mediaType: string): boolean {
  return mediaType === 'multipart/mixed';
}

/** A signed text (RFC 7519). */
export function isJwt(mediaType: string): boolean {
  return mediaType === 'application/jwt';
}

export function isForm(mediaType: string): boolean {
  return mediaType === 'application/x-www-form-urlencoded';
}

export function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json');
}
