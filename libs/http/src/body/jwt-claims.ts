/** The header Content-Type of a JWT. */
const JWT_TYPE = /^\s*application\/jwt\s*(?:;|$)/i;
/** The payload of a JWS in its compact form. The end may be missing, because the journal keeps the beginning of a long body. */
const COMPACT = /^\s*[\w-]+\.([\w-]+)(?:\.|\s*$)/;

/** The claims of a JWT as the bytes of a JSON text; undefined if the text has another form. Its signature is not verified. */
export function claimsBytes(jwt: string): Buffer | undefined {
  const payload = COMPACT.exec(jwt)?.[1];
  return payload === undefined ? undefined : Buffer.from(payload, 'base64url');
}

/**
 * The text of a body that rules compare and that the journal masks and shows: of a JWT its claims, because nothing can be
 * recognized in base64url. Other texts stay as they are.
 * @param contentType the header Content-Type
 */
export function readableText(text: string, contentType: string | undefined): string {
  if (contentType === undefined || !JWT_TYPE.test(contentType)) return text;
  return claimsBytes(text)?.toString('utf8') ?? text;
}
