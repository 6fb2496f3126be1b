import {
  applyDecorators,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiProblem } from '../openapi/api-problem';
import { HttpProblem } from '../problem/http-problem';
import { refuseMediaType } from './body-type';
import { isJson } from './media-type';

/** For a route whose body is a JSON object: another media type is 415, another JSON value 400. */
export function TakesJson(): MethodDecorator {
  return applyDecorators(
    UseGuards(JsonObjectOnly),
    ApiConsumes('application/json'),
    ApiProblem(413, ['BODY_TOO_LARGE'], 'The body is too large.'),
    ApiProblem(
      415,
      ['MEDIA_TYPE_NOT_SUPPORTED', 'CHARSET_NOT_SUPPORTED'],
      'The body is not JSON in UTF-8.',
    ),
  );
}

class JsonObjectOnly implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    refuseMediaType(request, isJson, ['application/json']);
    const body = request.body as unknown;
    // Without a body each member that is missing is named, which says more.
    if (body === undefined) return true;
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return true;
    throw new HttpProblem(400, 'The body must be a JSON object, as in {"name": "value"}.', {
      code: 'REQUEST_INVALID',
      title: 'The request is not valid',
      violations: [{ pointer: '', detail: 'Must be a JSON object.' }],
    });
  }
}
