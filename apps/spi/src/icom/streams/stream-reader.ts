import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { MessageSigner } from '../../messages/message-signer';
import { Admission } from '../admission';
import { batchSizeOf, sendBatch } from './send-batch';
import { type Batch } from './streams.repository';
import { StreamsService } from './streams.service';

/** Responds to the requests that read and close streams. */
@Injectable()
export class StreamReader {
  constructor(
    private readonly admission: Admission,
    private readonly streams: StreamsService,
    private readonly signer: MessageSigner,
  ) {}

  async start(ispb: string, request: Request, response: Response): Promise<void> {
    await this.admission.admit(ispb);
    const batch = await this.streams.start(ispb, batchSizeOf(request));
    await this.send(ispb, batch, request, response);
  }

  async next(
    { ispb, token }: { readonly ispb: string; readonly token: string },
    request: Request,
    response: Response,
  ): Promise<void> {
    await this.admission.admit(ispb);
    const batch = await this.streams.next(ispb, token, batchSizeOf(request));
    await this.send(ispb, batch, request, response);
  }

  async close(ispb: string, token: string): Promise<void> {
    await this.admission.admit(ispb);
    await this.streams.end(ispb, token);
  }

  /** Signs the messages after the commit, and sends them unless the client has closed the connection. */
  private async send(
    ispb: string,
    batch: Batch | undefined,
    request: Request,
    response: Response,
  ): Promise<void> {
    if (batch === undefined) return;
    const deliveries = await Promise.all(
      batch.messages.map(async ({ resourceId, body }) => ({
        resourceId,
        body: await this.signer.sign(body ?? ''),
      })),
    );
    const pullNext = `/api/v1/out/${ispb}/stream/${batch.next}`;
    await sendBatch(request, response, { deliveries, pullNext });
  }
}
