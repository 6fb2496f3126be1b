import type { Request } from 'express';
import { bytesOf, mediaTypeOf } from '#libs/platform';
import { newResourceId } from '../../messages/outbox.repository';
import { type ReceivedPart } from '../../settlement/incoming/inbox.service';
import { MESSAGE_TYPE, MULTIPART_TYPE } from '../accept';
import { isUtf8 } from '../check-request';
import { icomProblem } from '../icom-errors';
import { boundaryOf, readMultipart } from './multipart';

/** The most messages of one request (ICOM manual 1.12). */
const MAX_PARTS = 10;

/**
 * The messages of a request, each with a new PI-ResourceId. What is in them is not checked.
 * @throws HttpProblem 400 `body` or `multipart`
 */
export function receivedParts(request: Request): readonly ReceivedPart[] {
  const body = bytesOf(request);
  if (body === undefined || body.length === 0) {
    throw icomProblem('body', 'The request has no body. It must be a message, or several.');
  }
  const messages = mediaTypeOf(request) === MULTIPART_TYPE ? partsOf(request, body) : [body];
  return messages.map((bytes) => ({ resourceId: newResourceId(), bytes }));
}

function partsOf({ headers }: Request, body: Buffer): readonly Buffer[] {
  const boundary = boundaryOf(headers['content-type'] ?? '');
  if (boundary === undefined) {
    const detail = `Content-Type has no valid boundary, as in ${MULTIPART_TYPE}; boundary="b".`;
    throw icomProblem('multipart', detail);
  }
  const parts = readMultipart(body, boundary, MAX_PARTS);
  if (!parts.ok)
    throw icomProblem('multipart', `The body must have 1 to 10 parts. ${parts.refusal}`);
  const wrong = parts.value.findIndex(({ contentType }) => !isMessage(contentType));
  if (wrong === -1) return parts.value.map((part) => part.body);
  const { contentType = '' } = parts.value[wrong] ?? {};
  const found = contentType === '' ? 'has no Content-Type' : `is ${contentType.slice(0, 80)}`;
  throw icomProblem(
    'multipart',
    `Part ${String(wrong + 1)} ${found}. Each part must be ${MESSAGE_TYPE}; charset=utf-8.`,
  );
}

function isMessage(contentType: string): boolean {
  const [type = ''] = contentType.split(';', 1);
  return type.trim().toLowerCase() === MESSAGE_TYPE && isUtf8(contentType);
}
