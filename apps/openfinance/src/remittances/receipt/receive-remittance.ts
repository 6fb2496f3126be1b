import { createHash, type Hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { readRemittance, type RemittanceFile, type RemittanceItem } from '#libs/cnab240';
import { currentContext } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { type Remittance } from '../remittance';
import { RemittanceInvalid } from '../remittance.errors';
import { Acceptance } from './acceptance';
import { FileFindings } from './file-findings';
import { layoutOf, type LayoutName } from '../layouts';
import { PayerOfFile } from './payer-of-file';
import { Staging } from './staging';
import { Upload } from './upload';

/** Payments that are stored together. */
const TOGETHER = 1_000;

/** A file that is arriving. */
interface Arrival {
  readonly findings: FileFindings;
  readonly layout: LayoutName;
  /** Undefined before the header, and if the header is refused. */
  upload: Upload | undefined;
  /** The form of entry of the lot that is arriving. */
  form: string;
  readonly id: string | undefined;
}

/** Receives files: checks them while they arrive, stores their payments in parts, and accepts them as a whole. */
@Injectable()
export class ReceiveRemittance {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly payers: PayerOfFile,
    private readonly staging: Staging,
    private readonly acceptance: Acceptance,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param id only of the example of the documentation
   * @returns the remittance, or the earlier one with the same bytes
   * @throws RemittanceInvalid, RemittanceNsaUsed, RemittanceInterrupted; then nothing is stored
   */
  async receive(
    chunks: AsyncIterable<Buffer>,
    layout: LayoutName,
    id?: string,
  ): Promise<Remittance> {
    const { closing } = await this.sandboxes.current();
    const hash = createHash('sha256');
    const findings = new FileFindings();
    const arrival: Arrival = { findings, layout, upload: undefined, form: '', id };
    try {
      for await (const item of readRemittance(hashed(chunks, hash), layoutOf(layout))) {
        closing.throwIfAborted();
        await this.take(item, arrival);
        if (findings.refusals.omitted > 0) break;
      }
      const { upload } = arrival;
      if (upload === undefined || !findings.refusals.isEmpty) {
        throw new RemittanceInvalid(findings.refusals);
      }
      const received = upload.remittance(hash.digest('hex'), findings);
      // A small file needs no stage: nobody can meet it half stored.
      return await this.staging.finish(
        upload.isStaged ? upload.id : received,
        upload.take(),
        (tx) => this.acceptance.accept(tx, received),
      );
    } catch (error) {
      const { upload } = arrival;
      if (upload?.isStaged === true) await this.staging.drop(upload.id);
      throw error;
    }
  }

  /** After a finding that refuses the file, it is only checked further, until there are more findings than a response lists. */
  private async take(item: RemittanceItem, arrival: Arrival): Promise<void> {
    const { findings, upload } = arrival;
    switch (item.item) {
      case 'file':
        if (item.findings.length === 0) arrival.upload = await this.begin(item.file, arrival);
        return;
      case 'lot':
        arrival.form = item.lot.form;
        return;
      case 'payment': {
        const occurrences = findings.addOfPayment(item.findings);
        if (upload === undefined || !findings.refusals.isEmpty) return;
        const waiting = upload.add(item.payment, arrival.form, occurrences);
        if (waiting >= TOGETHER) await this.stage(upload);
        return;
      }
      case 'lotEnd': {
        findings.refuseAll(item.findings);
        const { number: lot, text: header } = item.lot;
        upload?.addLot({ lot, header });
        return;
      }
      case 'fileEnd':
        findings.refuseAll(item.findings);
    }
  }

  private async begin(
    file: RemittanceFile,
    { findings, layout, id }: Arrival,
  ): Promise<Upload | undefined> {
    const account = await this.payers.find(file);
    if (!account.ok) {
      findings.refuse(account.refusal);
      return undefined;
    }
    const receivedAtMs = this.clock.nowMs();
    const { accountId } = account.value;
    const { company, sequence: nsa, text: header } = file;
    const { agreement } = company;
    const { correlationId } = currentContext();
    return new Upload(
      { accountId, agreement, nsa, layout, header, receivedAtMs, correlationId },
      brasiliaDate(receivedAtMs),
      id,
    );
  }

  /** Stores what has arrived since the last time. */
  private async stage(upload: Upload): Promise<void> {
    if (!upload.isStaged) {
      await this.staging.begin(upload.remittance(''));
      upload.isStaged = true;
    }
    await this.staging.add(upload.id, upload.take());
  }
}

async function* hashed(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
