import { isUtf8 } from 'node:buffer';
import { raw } from 'body-parser';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { type ServiceConfig } from '#libs/config';
import { HttpProblem } from '../problem/http-problem';
import { bodyBroken, bodyTooLarge, encodingNotSupported } from './body-problems';
import { inexactNumber } from './exact-numbers';
import { formFields } from './form-fields';
import { isDeeperThan, MAX_JSON_DEPTH } from './json-depth';
import { claimsBytes } from './jwt-claims';
import {
  charsetOf,
  isForm,
  isJson,
  isJwt,
  isMultipart,
  isRaw,
  isSoap,
  mediaTypeOf,
} from './media-type';
import { isLeftToRoute } from './streamed-body';

/**
 * Reads bodies of the supported media types, each up to its size limit. JSON is parsed to a value, and a form to an
 * object of strings. Of a JWT, the claims are parsed as JSON; the route verifies the bytes. XML, SOAP, raw types and
 * multipart/mixed stay bytes; XML has its own strict reader. Bodies of other types are not read, and the route refuses them.
 * A body that is left to its route is not read here.
 */
export function readBody(
  config: Pick<
    ServiceConfig,
    'xmlLimitBytes' | 'jsonLimitBytes' | 'rawLimitBytes' | 'formLimitBytes'
  >,
): RequestHandler {
  const readXml = boundedReader(config.xmlLimitBytes, keepBytes);
  const readJson = boundedReader(config.jsonLimitBytes, (request) => {
    keepBytes(request);
    request.body = parseJson(request.body as unknown);
  });
  const readJwt = boundedReader(config.jsonLimitBytes, (request) => {
    keepBytes(request);
    request.body = parseClaims(request.body as unknown);
  });
  const readRaw = boundedReader(config.rawLimitBytes, keepBytes);
  const readForm = boundedReader(config.formLimitBytes, (request) => {
    keepBytes(request);
    request.body = parseForm(request.body as unknown);
  });
  return (request, response, next) => {
    const mediaType = mediaTypeOf(request);
    if (mediaType === undefined || isLeftToRoute(request)) {
      next();
      return;
    }
    if (isSoap(mediaType) || isMultipart(mediaType)) readXml(request, response, next);
    else if (isJson(mediaType)) readJson(request, response, next);
    else if (isJwt(mediaType)) readJwt(request, response, next);
    else if (isRaw(mediaType)) readRaw(request, response, next);
    else if (isForm(mediaType)) readForm(request, response, next);
    else next();
  };
}

const NOT_WELL_FORMED = 'JSON_NOT_WELL_FORMED';

const BYTES = Symbol('bytes of the body');
type WithBytes = Request & { [BYTES]?: Buffer };

function keepBytes(request: WithBytes): void {
  const body = request.body as unknown;
  if (Buffer.isBuffer(body)) request[BYTES] = body;
}

/** The received body; undefined if there was none, or if it was not read. */
export function bytesOf(request: WithBytes): Buffer | undefined {
  return request[BYTES];
}

function boundedReader(limitBytes: number, then: (request: Request) => void): RequestHandler {
  const read = raw({ type: () => true, limit: limitBytes });
  return (request: Request, response: Response, next: NextFunction) => {
    const charset = charsetOf(request);
    if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') {
      next(charsetProblem(charset));
      return;
    }
    read(request, response, (error?: unknown) => {
      if (error !== undefined && error !== null) {
        next(bodyProblem(error, limitBytes));
        return;
      }
      try {
        then(request);
      } catch (problem) {
        next(problem);
        return;
      }
      next();
    });
  };
}

function parseJson(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) return undefined;
  if (!isUtf8(body)) throw jsonProblem('The body is not valid UTF-8.');
  const text = body.toString('utf8');
  if (text.trim() === '') return undefined;
  if (isDeeperThan(text, MAX_JSON_DEPTH)) throw tooDeepProblem();
  const value = parsed(text);
  const inexact = inexactNumber(text);
  if (inexact !== undefined) throw inexactProblem(inexact);
  return value;
}

/** Undefined for a text that has no claims. The route says what is wrong with it, as with a bad signature. */
function parseClaims(body: unknown): unknown {
  const claims = Buffer.isBuffer(body) ? claimsBytes(body.toString('latin1')) : undefined;
  try {
    return parseJson(claims);
  } catch (problem) {
    if (problem instanceof HttpProblem && problem.code === NOT_WELL_FORMED) return undefined;
    throw problem;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    const hint = /^\s*</.test(text) ? '. For XML, send Content-Type: application/xml' : '';
    throw jsonProblem(`The body is not JSON: ${reason}${hint}`);
  }
}

function parseForm(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) return undefined;
  return formFields(new URLSearchParams(body.toString('utf8')));
}

function tooDeepProblem(): HttpProblem {
  const detail = `The body has more than ${String(MAX_JSON_DEPTH)} levels of nested arrays and objects.`;
  return new HttpProblem(400, detail, {
    code: 'JSON_TOO_DEEP',
    title: 'The JSON body cannot be read',
  });
}

function inexactProblem(number: string): HttpProblem {
  const detail =
    `The number ${number} cannot be kept: whole numbers are exact up to 9007199254740991, and the largest number is ` +
    'about 1.8e308. Send it as a string if the member takes one.';
  return new HttpProblem(400, detail, {
    code: 'JSON_NUMBER_TOO_LARGE',
    title: 'The JSON body cannot be read',
  });
}

function jsonProblem(detail: string): HttpProblem {
  return new HttpProblem(400, detail, {
    code: NOT_WELL_FORMED,
    title: 'The JSON body cannot be read',
  });
}

function charsetProblem(charset: string): HttpProblem {
  return new HttpProblem(415, `The body must be in UTF-8, not ${charset}.`, {
    code: 'CHARSET_NOT_SUPPORTED',
    title: 'The character set is not supported',
  });
}

/**
 * Turns an error of body-parser into a problem. An error that the client did not cause is returned
 * unchanged.
 */
function bodyProblem(error: unknown, limitBytes: number): unknown {
  const { type, status } = error as { readonly type?: string; readonly status?: number };
  switch (type) {
    case 'entity.too.large':
      return bodyTooLarge(limitBytes);
    case 'encoding.unsupported':
      return encodingNotSupported();
    default:
      if (status === undefined || status >= 500) return error;
      return bodyBroken();
  }
}
