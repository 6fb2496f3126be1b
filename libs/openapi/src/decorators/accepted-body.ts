import {
  applyDecorators,
  createParamDecorator,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
  type Type,
} from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { Request } from 'express';
import { HttpProblem, isForm, isJson, isJwt, isSoap, isXml, mediaTypeOf } from '#libs/http';
import { ApiProblem } from './api-problem';

const NOTHING = Buffer.alloc(0);

/** Parameter of a route that accepts XML: the bytes of the body, or 415 for another media type. */
export const XmlBody = createParamDecorator((_: unknown, context: ExecutionContext): Buffer =>
  bytesIn(context, isXml, ['application/xml', 'text/xml']),
);

/** Parameter of a route that accepts a SOAP envelope: the bytes of the body, or 415 for another media type. */
export const SoapBody = createParamDecorator((_: unknown, context: ExecutionContext): Buffer =>
  bytesIn(context, isSoap, ['text/xml', 'application/soap+xml']),
);

function bytesIn(
  context: ExecutionContext,
  isTaken: (mediaType: string) => boolean,
  types: readonly string[],
): Buffer {
  const request = context.switchToHttp().getRequest<Request>();
  refuseMediaType(request, isTaken, types);
  const body = request.body as unknown;
  return Buffer.isBuffer(body) ? body : NOTHING;
}

const JSON_TYPE = 'application/json';
const JWT_TYPE = 'application/jwt';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** For a route with a JSON object as its body. Another media type is answered with 415, another JSON value with 400. */
export function TakesJson(): MethodDecorator {
  return takesObject(JsonOnly, [JSON_TYPE], 'JSON in UTF-8');
}

/** For a route with a form as its body, or a JSON object with the same members. */
export function TakesFormOrJson(): MethodDecorator {
  return takesObject(FormOrJsonOnly, [FORM_TYPE, JSON_TYPE], 'a form or JSON, in UTF-8');
}

/** For a route with a JSON object as its body, or the same object as the claims of a JWT, which the route verifies itself. */
export function TakesJsonOrJwt(): MethodDecorator {
  return takesObject(JsonOrJwtOnly, [JSON_TYPE], 'JSON in UTF-8, or a JWT');
}

function takesObject(guard: Type<CanActivate>, types: string[], what: string): MethodDecorator {
  return applyDecorators(
    UseGuards(guard),
    ApiConsumes(...types),
    ApiProblem(413, ['BODY_TOO_LARGE'], 'The body is too large.'),
    ApiProblem(
      415,
      ['MEDIA_TYPE_NOT_SUPPORTED', 'CHARSET_NOT_SUPPORTED'],
      `The body is not ${what}.`,
    ),
  );
}

abstract class ObjectOnly implements CanActivate {
  protected abstract readonly types: readonly string[];
  protected abstract readonly isTaken: (mediaType: string) => boolean;

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    refuseMediaType(request, this.isTaken, this.types);
    const body = request.body as unknown;
    // Without a body, validation names each missing member, which is a better error.
    if (body === undefined) return true;
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return true;
    throw new HttpProblem(400, 'The body must be a JSON object, as in {"name": "value"}.', {
      code: 'REQUEST_INVALID',
      title: 'The request is not valid',
      violations: [{ pointer: '', detail: 'Must be a JSON object.' }],
    });
  }
}

class JsonOnly extends ObjectOnly {
  protected readonly types = [JSON_TYPE];
  protected readonly isTaken = isJson;
}

class JsonOrJwtOnly extends ObjectOnly {
  protected readonly types = [JSON_TYPE, JWT_TYPE];
  protected readonly isTaken = (mediaType: string): boolean =>
    isJson(mediaType) || isJwt(mediaType);
}

class FormOrJsonOnly extends ObjectOnly {
  protected readonly types = [FORM_TYPE, JSON_TYPE];
  protected readonly isTaken = (mediaType: string): boolean =>
    isForm(mediaType) || isJson(mediaType);
}

/**
 * Refuses a body with an unsupported media type or without one.
 * @throws HttpProblem 415 that names the supported types
 */
export function refuseMediaType(
  request: Request,
  isTaken: (mediaType: string) => boolean,
  taken: readonly string[],
): void {
  const mediaType = mediaTypeOf(request);
  if (mediaType === undefined ? !hasBody(request) : isTaken(mediaType)) return;
  const expected = taken.join(' or ');
  const detail =
    mediaType === undefined
      ? `The request has a body but no Content-Type; send ${expected}.`
      : `This address accepts ${expected}, not ${mediaType}.`;
  throw new HttpProblem(415, detail, {
    code: 'MEDIA_TYPE_NOT_SUPPORTED',
    title: 'The media type is not supported',
    headers: { 'Accept-Post': taken.join(', ') },
  });
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
