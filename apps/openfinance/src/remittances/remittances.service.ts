import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { Request } from 'express';
import { audit } from '#libs/control';
import { currentContext, runInContext, type JsonList } from '#libs/http';
import {
  RemittancePaymentResponse,
  RemittanceResponse,
  RemittanceSummaryResponse,
} from './api/remittance.response';
import { Cancellations } from './cancellations';
import { type RemittancePaymentStatus } from './payments/remittance-payment';
import { RemittancePaymentRepository } from './payments/remittance-payment.repository';
import { type LayoutName } from './layouts';
import { sentFile } from './receipt/sent-file';
import { ReceiveRemittance } from './receipt/receive-remittance';
import { type Remittance } from './remittance';
import { RemittanceLookup } from './remittance-lookup';
import { ReturnFiles } from './returns/return-files';

/** More than 100,000 payments with four records each. */
export const MAX_FILE_BYTES = 128 * 1024 * 1024;

/** Receives remittances, and shows them and their return files. */
@Injectable()
export class RemittancesService {
  constructor(
    private readonly receiver: ReceiveRemittance,
    private readonly lookup: RemittanceLookup,
    private readonly allPayments: RemittancePaymentRepository,
    private readonly files: ReturnFiles,
    private readonly cancellations: Cancellations,
  ) {}

  async receive(request: Request, layout: LayoutName = 'febraban'): Promise<RemittanceResponse> {
    const chunks = sentFile(request, MAX_FILE_BYTES);
    const remittance = await this.receiver.receive(chunks, layout);
    audit('receive remittance', remittance.id);
    return this.shown(remittance);
  }

  list(): JsonList {
    const { pathPrefix } = currentContext();
    return this.lookup.list((each) =>
      JSON.stringify(RemittanceSummaryResponse.of(each, pathPrefix)),
    );
  }

  async find(id: string): Promise<RemittanceResponse> {
    return this.shown(await this.lookup.existing(id));
  }

  async payments(id: string, status: RemittancePaymentStatus | undefined): Promise<JsonList> {
    const { layout } = await this.lookup.existing(id);
    return this.allPayments.list(id, status, (each) =>
      JSON.stringify(RemittancePaymentResponse.of(each, layout)),
    );
  }

  /** @throws RemittanceNotFound, RemittancePaymentNotFound, RemittancePaymentNotScheduled */
  async cancelPayment(id: string, number: string): Promise<RemittancePaymentResponse> {
    const { layout } = await this.lookup.existing(id);
    const payment = await this.cancellations.cancel(id, number);
    audit('cancel payment of remittance', `${id}/${number}`);
    return RemittancePaymentResponse.of(payment, layout);
  }

  async returnFile(id: string, nsa: number | undefined): Promise<StreamableFile> {
    const remittance = await this.lookup.existing(id);
    const made = await this.files.existing(id, nsa);
    const chunks = inContext(this.files.chunks(remittance, made));
    return new StreamableFile(Readable.from(chunks, { highWaterMark: 1 }), {
      type: 'text/plain; charset=windows-1252',
      disposition: `attachment; filename="${nameOf(remittance, made.nsa)}"`,
    });
  }

  private async shown(remittance: Remittance): Promise<RemittanceResponse> {
    const counts = await this.allPayments.counts(remittance.id);
    return RemittanceResponse.withCounts(remittance, counts, currentContext().pathPrefix);
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
