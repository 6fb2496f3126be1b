import type { Request } from 'express';
import { HttpProblem } from '../problem/http-problem';
import { mediaTypeOf } from './media-type';

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
