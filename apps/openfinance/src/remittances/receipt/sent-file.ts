import type { Request } from 'express';
import { isRaw, streamedBody } from '#libs/http';
import { refuseMediaType } from '#libs/openapi';

const MEDIA_TYPES = ['text/plain', 'application/octet-stream'];

/** The bytes of a file that a client sends, as they arrive. */
export function sentFile(request: Request, maxBytes: number): AsyncIterable<Buffer> {
  refuseMediaType(request, isRaw, MEDIA_TYPES);
  return streamedBody(request, maxBytes);
}
