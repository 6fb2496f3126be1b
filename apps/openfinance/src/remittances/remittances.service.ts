import { Readable } from 'node:stream';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import type { Request } from 'express';
import { brasiliaDate } from '#libs/brazil';
import { audit } from '#libs/control';
import { currentContext, isRaw, runInContext, streamedBody, type JsonList } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { refuseMediaType } from '#libs/openapi';
import { CLOCK } from '#libs/sandbox';
import { EXAMPLE_REMITTANCE, exampleFile } from './api/example-files';
import {
  RemittancePaymentResponse,
  RemittanceResponse,
  RemittanceSummaryResponse,
} from './api/remittance.response';
import { type RemittancePaymentStatus } from './payments/remittance-payment';
import { RemittancePaymentRepository } from './payments/remittance-payment.repository';
import { type LayoutName } from './layouts';
import { ReceiveRemittance } from './receipt/receive-remittance';
import { type Remittance } from './remittance';
import { RemittanceNotFound, RemittanceReturnNotFound } from './remittance.errors';
import { RemittanceRepository } from './remittance.repository';
import { ReturnFiles } from './returns/return-files';

/** More than 100,000 payments with four records each. */
export const MAX_FILE_BYTES = 128 * 1024 * 1024;

const MEDIA_TYPES = ['text/plain', 'application/octet-stream'];

/** Receives remittances, and shows them and their return files. */
@Injectable()
export class RemittancesService {
  constructor(
    private readonly receiver: ReceiveRemittance,
    private readonly remittances: RemittanceRepository,
    private readonly allPayments: RemittancePaymentRepository,
    private readonly files: ReturnFiles,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async receive(request: Request, layout: LayoutName = 'febraban'): Promise<RemittanceResponse> {
    refuseMediaType(request, isRaw, MEDIA_TYPES);
    const chunks = streamedBody(request, MAX_FILE_BYTES);
    const remittance = await this.receiver.receive(chunks, layout);
    audit('receive remittance', remittance.id);
    return this.shown(remittance);
  }

  list(): JsonList {
    return this.remittances.list((each) => JSON.stringify(RemittanceSummaryResponse.of(each)));
  }

  async find(id: string): Promise<RemittanceResponse> {
    return this.shown(await this.existing(id));
  }

  async payments(id: string, status: RemittancePaymentStatus | undefined): Promise<JsonList> {
    await this.existing(id);
    return this.allPayments.list(id, status, (each) =>
      JSON.stringify(RemittancePaymentResponse.of(each)),
    );
  }

  async returnFile(id: string, nsa: number | undefined): Promise<StreamableFile> {
    const remittance = await this.existing(id);
    const made = await this.remittances.findReturn(id, nsa);
    if (made === undefined) throw new RemittanceReturnNotFound(nsa ?? 1, id);
    const chunks = inContext(this.files.chunks(remittance, made));
    return new StreamableFile(Readable.from(chunks, { highWaterMark: 1 }), {
      type: 'text/plain; charset=windows-1252',
      disposition: `attachment; filename="${nameOf(remittance, made.nsa)}"`,
    });
  }

  private async existing(id: string): Promise<Remittance> {
    const remittance = (await this.remittances.find(id)) ?? (await this.example(id));
    if (remittance === undefined) throw new RemittanceNotFound(id, currentContext().sandbox);
    return remittance;
  }

  /** The remittance of the documentation, if it is the one that is asked for. */
  private async example(id: string): Promise<Remittance | undefined> {
    if (id !== EXAMPLE_REMITTANCE || currentContext().isObserver) return undefined;
    const file = Buffer.from(exampleFile(brasiliaDate(this.clock.nowMs())), 'latin1');
    try {
      return await this.receiver.receive(Readable.from([file]), 'febraban', id);
    } catch (error) {
      // Another request may have been faster.
      const found = await this.remittances.find(id);
      if (found === undefined) throw error;
      return found;
    }
  }

  private async shown(remittance: Remittance): Promise<RemittanceResponse> {
    const counts = await this.allPayments.counts(remittance.id);
    return RemittanceResponse.withCounts(remittance, counts);
  }
}

/** A stream reads its chunks when its socket drains, outside of the request context. */
async function* inContext(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const context = currentContext();
  for (;;) {
    const next = await runInContext(context, () => chunks.next());
    if (next.done === true) return;
    yield next.value;
  }
}

function nameOf({ agreement }: Remittance, nsa: number): string {
  const name = agreement.replace(/[^0-9A-Za-z]/g, '') || 'sem-convenio';
  return `retorno-${name}-${String(nsa).padStart(6, '0')}.txt`;
}
