import type { Request, RequestHandler } from 'express';
import { mediaTypeOf, type HttpProblem } from '#libs/http';
import { ispbOfCertificate, isOverTls } from '#libs/mutual-tls';
import { MESSAGE_TYPE, MULTIPART_TYPE, preferredType } from './accept';
import { icomProblem } from './icom-errors';

/** The path prefix of ICOM. */
export const ICOM_PREFIX = '/api/v1/';

const ISPB = /^[0-9A-Z]{8}$/;

/** The paths with an ISPB. */
const SEND = /^\/api\/v1\/in\/([^/]+)\/msgs$/;
const STREAM = /^\/api\/v1\/out\/([^/]+)\/stream\/[^/]+$/;
const ANY = /^\/api\/v1(\/|$)/;

/** The only headers that ICOM allows (ICOM manual 1.12). */
const ALLOWED_HEADERS: ReadonlySet<string> = new Set([
  ...['accept', 'accept-encoding', 'connection', 'content-encoding', 'content-length'],
  ...['content-type', 'cookie', 'host', 'max-forwards', 'transfer-encoding', 'user-agent', 'via'],
]);

/**
 * Checks the address and the headers of each request to ICOM before its body is read.
 * @param isStrict ICOM_STRICT
 */
export function checkIcomRequest(isStrict: boolean): RequestHandler {
  return (request, _response, next) => {
    if (ANY.test(request.path)) next(problemOf(request, isStrict));
    else next();
  };
}

function problemOf(request: Request, isStrict: boolean): HttpProblem | undefined {
  const { method, path } = request;
  return (
    (isStrict ? strictProblem(request) : undefined) ??
    identityProblem(request) ??
    (method === 'HEAD' && STREAM.test(path) ? headProblem() : undefined) ??
    acceptProblem(request) ??
    (method === 'POST' && SEND.test(path) ? contentProblem(request) : undefined)
  );
}

function strictProblem({ headers }: Request): HttpProblem | undefined {
  const foreign = Object.keys(headers).find((name) => !ALLOWED_HEADERS.has(name));
  if (foreign !== undefined) {
    const detail =
      `ICOM does not allow the header ${foreign}. It allows ${[...ALLOWED_HEADERS].join(', ')}. ` +
      'Name a sandbox by the path /s/{name} or by the host. ICOM_STRICT=false allows all headers.';
    return icomProblem('header', detail);
  }
  const { host = '' } = headers;
  if (!/:\d*$/.test(host)) return undefined;
  return icomProblem(
    'host',
    `The header Host is ${host}. It must have no port. ICOM_STRICT=false allows a port.`,
  );
}

/** The ISPB in the address must be valid. Over TLS, it must be that of the certificate. */
function identityProblem(request: Request): HttpProblem | undefined {
  const { path } = request;
  const [, ispb] = SEND.exec(path) ?? STREAM.exec(path) ?? [];
  if (ispb === undefined) return undefined;
  if (!ISPB.test(ispb)) {
    const detail = `${ispb.slice(0, 40)} is not an ISPB, which has 8 digits or capital letters.`;
    return icomProblem('forbidden', detail);
  }
  const holder = ispbOfCertificate(request);
  if (holder === ispb || !isOverTls(request)) return undefined;
  const detail =
    holder === undefined
      ? 'The common name of the certificate is not an ISPB.'
      : `The certificate belongs to ${holder}. It can only use addresses of ${holder}, not of ${ispb}.`;
  return icomProblem('forbidden', detail);
}

/** Express handles HEAD like GET, which would take messages from the queue and confirm others. */
function headProblem(): HttpProblem {
  const Allow = 'DELETE, GET';
  return icomProblem('method', `HEAD is not allowed for streams; use ${Allow}.`, { Allow });
}

const PROBLEM_TYPE = /application\/problem\+xml/i;

function acceptProblem({ headers, method }: Request): HttpProblem | undefined {
  const { accept = '' } = headers;
  if (preferredType(accept) !== undefined) return undefined;
  // If messages are sent or streams are closed, only errors have a body. Swagger UI accepts their type only.
  if (method !== 'GET' && PROBLEM_TYPE.test(accept)) return undefined;
  const detail = `ICOM sends ${MESSAGE_TYPE} or ${MULTIPART_TYPE}. Accept is ${accept.slice(0, 80)}, which allows neither.`;
  return icomProblem('accept', detail);
}

function contentProblem(request: Request): HttpProblem | undefined {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) {
    const detail = 'The request has neither Content-Length nor Transfer-Encoding: chunked.';
    return icomProblem('length', detail);
  }
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && !/^(gzip|identity)$/i.test(encoding.trim())) {
    const detail = `Content-Encoding is ${encoding.slice(0, 40)}. It must be gzip, or the header must be absent.`;
    return icomProblem('content-encoding', detail);
  }
  return typeProblem(mediaTypeOf(request), headers['content-type'] ?? '');
}

function typeProblem(type: string | undefined, header: string): HttpProblem | undefined {
  if (type === MULTIPART_TYPE) return undefined;
  if (type === MESSAGE_TYPE) return isUtf8(header) ? undefined : charsetProblem(header);
  const expected = `${MESSAGE_TYPE}; charset=utf-8 or ${MULTIPART_TYPE}`;
  const detail = `Content-Type must be ${expected}${type === undefined ? '' : `, not ${type.slice(0, 80)}`}.`;
  return icomProblem('content-type', detail);
}

function charsetProblem(header: string): HttpProblem {
  const detail = `Content-Type is ${header.slice(0, 80)}. It must be ${MESSAGE_TYPE}; charset=utf-8.`;
  return icomProblem('charset', detail);
}

/** Whether a Content-Type has the parameter charset=utf-8, in any case. */
export function isUtf8(contentType: string): boolean {
  return /;\s*charset\s*=\s*(?:utf-8|"utf-8")\s*(?:;|$)/i.test(contentType);
}
