import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { HttpProblem } from '../problem/http-problem';
import { isXml, mediaTypeOf } from './media-type';

const NOTHING = Buffer.alloc(0);

/** Parameter of a route that takes XML: the bytes of the body, or 415 where it is of another type. */
export const XmlBody = createParamDecorator((_: unknown, context: ExecutionContext): Buffer => {
  const request = context.switchToHttp().getRequest<Request>();
  const mediaType = mediaTypeOf(request);
  if (mediaType === undefined ? hasBody(request) : !isXml(mediaType)) {
    const detail =
      mediaType === undefined
        ? 'The request has a body but no Content-Type; send application/xml or text/xml.'
        : `This address takes application/xml or text/xml, not ${mediaType}.`;
    throw new HttpProblem(415, detail, {
      code: 'MEDIA_TYPE_NOT_SUPPORTED',
      title: 'The media type is not supported',
      headers: { 'Accept-Post': 'application/xml, text/xml' },
    });
  }
  const body = request.body as unknown;
  return Buffer.isBuffer(body) ? body : NOTHING;
});

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
