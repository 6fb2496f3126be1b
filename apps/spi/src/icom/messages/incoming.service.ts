import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { bytesOf, mediaTypeOf } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { Inbox, type ReceivedPart } from '../../inbox/inbox';
import { newResourceId } from '../../messages/outbox.repository';
import { TrafficBuckets } from '../../traffic/traffic-buckets.repository';
import { MESSAGE_TYPE, MULTIPART_TYPE } from '../accept';
import { Admission } from '../admission';
import { isUtf8 } from '../check-request';
import { icomProblem } from '../icom-errors';
import { boundaryOf, readMultipart } from './multipart';

/** The maximum number of messages in a request (ICOM manual 1.12). */
const MAX_PARTS = 10;

/** Receives the requests that send messages. */
@Injectable()
export class IncomingService {
  constructor(
    private readonly admission: Admission,
    private readonly traffic: TrafficBuckets,
    private readonly inbox: Inbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the PI-ResourceIds of the messages, in their order, when all messages are stored */
  async receive(ispb: string, request: Request): Promise<readonly string[]> {
    await this.admission.admit(ispb);
    await this.checkTraffic(ispb);
    const parts = receivedParts(request);
    await this.inbox.receive(ispb, parts);
    return parts.map(({ resourceId }) => resourceId);
  }

  private async checkTraffic(ispb: string): Promise<void> {
    const seconds = await this.traffic.retryAfterSec(ispb, this.clock.nowMs());
    if (seconds === undefined) return;
    const wait = String(seconds);
    const detail = `The traffic bucket of ${ispb} is empty. Send again after ${wait} s on the clock of the sandbox.`;
    throw icomProblem('rate-limit', detail, { 'Retry-After': wait });
  }
}

/**
 * The messages of a request, each with a new PI-ResourceId. Their content is not checked.
 * @throws HttpProblem 400 `body` or `multipart`
 */
function receivedParts(request: Request): readonly ReceivedPart[] {
  const body = bytesOf(request);
  if (body === undefined || body.length === 0) {
    throw icomProblem('body', 'The request has no body. The body must be one message or several.');
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
