import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { refuseMediaType } from './body-type';
import { isXml } from './media-type';

const NOTHING = Buffer.alloc(0);

/** Parameter of a route that accepts XML: the bytes of the body, or 415 for another media type. */
export const XmlBody = createParamDecorator((_: unknown, context: ExecutionContext): Buffer => {
  const request = context.switchToHttp().getRequest<Request>();
  refuseMediaType(request, isXml, ['application/xml', 'text/xml']);
  const body = request.body as unknown;
  return Buffer.isBuffer(body) ? body : NOTHING;
});
