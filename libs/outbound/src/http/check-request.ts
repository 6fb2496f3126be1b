import { validateHeaderName, validateHeaderValue } from 'node:http';
import { MAX_BODY_BYTES, type OutboundFailure, type OutboundRequest } from './outcome';

/** A token of RFC 9110, 5.6.2. */
const METHOD = /^[!#$%&'*+.^_`|~0-9A-Z-]{1,20}$/;
/** Methods that would open a tunnel, or return the request with its secrets. */
const REFUSED_METHODS: ReadonlySet<string> = new Set(['CONNECT', 'TRACE']);
/** Headers that the client sets, or that belong to one connection (RFC 9110, 7.6.1). */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const MAX_URL_LENGTH = 8_192;

/** The error of a request, checked before anything is sent; undefined if the request is valid. */
export function requestFailure(request: OutboundRequest): OutboundFailure | undefined {
  const { method, headers, body } = request;
  if (!METHOD.test(method))
    return refusal('The method must be a word in capital letters, as in POST.');
  if (REFUSED_METHODS.has(method)) return refusal(`The method ${method} is not supported.`);
  for (const [name, value] of Object.entries(headers)) {
    const problem = headerProblem(name, value);
    if (problem !== undefined) return refusal(problem);
  }
  if (body !== undefined && body.length > MAX_BODY_BYTES) {
    return {
      kind: 'too-large',
      reason: `The body of the request has ${String(body.length)} bytes; at most ${String(MAX_BODY_BYTES)} are sent.`,
    };
  }
  return undefined;
}

/** The URL of a request or a redirect, or the reason why nothing is sent to it. */
export function readUrl(text: string, base?: URL): URL | OutboundFailure {
  if (!URL.canParse(text, base?.href)) {
    return refusal('The URL must be absolute, as in https://example.com/orders.');
  }
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return refusal(`The URL must begin with http or https, not with ${url.protocol}`);
  }
  if (url.username !== '' || url.password !== '') {
    return refusal('The URL must not contain a user or a password. Send the header Authorization.');
  }
  if (url.href.length > MAX_URL_LENGTH) {
    return refusal(`The URL must have at most ${String(MAX_URL_LENGTH)} characters.`);
  }
  url.hash = '';
  return url;
}

export function refusal(reason: string): OutboundFailure {
  return { kind: 'refused', reason };
}

/** The error of a header. The text does not show the value, which can be a secret. */
function headerProblem(name: string, value: string): string | undefined {
  const lowerCase = name.toLowerCase();
  if (OWN_HEADERS.has(lowerCase)) return `The header ${name} is set by the service.`;
  try {
    validateHeaderName(name);
  } catch {
    return 'The name of a header is not valid: only letters, digits and hyphens can be used.';
  }
  try {
    validateHeaderValue(name, value);
  } catch {
    return `The value of the header ${name} contains a character that cannot be sent.`;
  }
  return undefined;
}
