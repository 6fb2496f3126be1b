import { Injectable } from '@nestjs/common';
import { reply, type Reply } from '#libs/http';
import type { Request } from 'express';
import { MessageSigner } from '../../messages/message-signer';
import { Admission } from '../admission';
import { batchSizeOf, replyOfBatch } from './batch-reply';
import { type Batch } from './streams.repository';
import { StreamDelivery } from './stream-delivery';

/** Responds to the requests that read and close streams. */
@Injectable()
export class StreamsService {
  constructor(
    private readonly admission: Admission,
    private readonly streams: StreamDelivery,
    private readonly signer: MessageSigner,
  ) {}

  async start(ispb: string, request: Request): Promise<Reply> {
    await this.admission.admit(ispb);
    const batch = await this.streams.start(ispb, batchSizeOf(request));
    return this.batchReply(ispb, batch, request);
  }

  async next(
    { ispb, token }: { readonly ispb: string; readonly token: string },
    request: Request,
  ): Promise<Reply> {
    await this.admission.admit(ispb);
    const batch = await this.streams.next(ispb, token, batchSizeOf(request));
    return this.batchReply(ispb, batch, request);
  }

  async close(ispb: string, token: string): Promise<void> {
    await this.admission.admit(ispb);
    await this.streams.end(ispb, token);
  }

  /** Signs the messages after the commit. If the client has closed the connection, there is no batch. */
  private async batchReply(
    ispb: string,
    batch: Batch | undefined,
    request: Request,
  ): Promise<Reply> {
    if (batch === undefined) return reply(undefined, { status: 204 });
    const deliveries = await Promise.all(
      batch.messages.map(async ({ resourceId, body }) => ({
        resourceId,
        body: await this.signer.sign(body ?? ''),
      })),
    );
    const pullNext = `/api/v1/out/${ispb}/stream/${batch.next}`;
    return replyOfBatch(request, { deliveries, pullNext });
  }
}
