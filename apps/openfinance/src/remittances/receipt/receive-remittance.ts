import { createHash, type Hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { readRemittance, type RemittanceItem } from '#libs/cnab240';
import { type UnitOfWork } from '#libs/database';
import { applyContentRules, Sandboxes } from '#libs/sandbox';
import { type Remittance } from '../remittance';
import { RemittanceInvalid } from '../remittance.errors';
import { Acceptance } from './acceptance';
import { BeginUpload, type Sent } from './begin-upload';
import { factsOf } from './file-facts';
import { FileFindings } from './file-findings';
import { layoutOf, type LayoutName } from '../layouts';
import { Staging } from './staging';
import { type Upload } from './upload';

/** Payments that are stored together: one statement. With more, many of them are in memory when V8 collects what is not used. */
const TOGETHER = 200;

/** A file that is arriving. */
interface Arrival extends Sent {
  /** Undefined before the header, and if the header is refused. */
  upload: Upload | undefined;
  /** CPF or CNPJ of the company. */
  document: string | undefined;
  /** The form of entry of the lot that is arriving. */
  form: string;
}

/** Receives files: checks them while they arrive, stores their payments in parts, and accepts them as a whole. */
@Injectable()
export class ReceiveRemittance {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly uploads: BeginUpload,
    private readonly staging: Staging,
    private readonly acceptance: Acceptance,
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
    const arrival: Arrival = {
      findings,
      layout,
      upload: undefined,
      form: '',
      document: undefined,
      id,
    };
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
      if (id === undefined) {
        const facts = factsOf(received, arrival.document);
        await applyContentRules(await this.sandboxes.current(), facts);
      }
      const accept = (tx: UnitOfWork) => this.acceptance.accept(tx, received);
      return await upload.store((part) =>
        upload.isStaged
          ? this.staging.finish(upload.id, part, accept)
          : this.staging.storeWhole(received, part, accept),
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
        arrival.document = item.file.company.document;
        if (item.findings.length === 0) {
          arrival.upload = await this.uploads.begin(item.file, arrival);
        }
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

  /** Stores what has arrived since the last time. */
  private async stage(upload: Upload): Promise<void> {
    if (!upload.isStaged) {
      await this.staging.begin(upload.remittance(''));
      upload.isStaged = true;
    }
    await upload.store((part) => this.staging.add(upload.id, part));
  }
}

async function* hashed(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
