import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { currentContext } from '#libs/http';
import { ViolationList, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { type Remittance, type StoredFinding } from '../remittance';
import { RemittanceInvalid } from '../remittance.errors';
import { Acceptance } from './acceptance';
import { type Layout } from './layouts';
import { PayerOfFile } from './payer-of-file';
import { readParts } from './read-parts';
import { type FileHeader } from './remittance-file';
import { Staging } from './staging';
import { Upload } from './upload';

/** Payments that are stored together. */
const TOGETHER = 1_000;

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
   * @returns the remittance, or the earlier one with the same bytes
   * @throws RemittanceInvalid, RemittanceNsaUsed, RemittanceInterrupted; then nothing is stored
   */
  async receive(chunks: AsyncIterable<Buffer>, layout: Layout): Promise<Remittance> {
    const { closing } = await this.sandboxes.current();
    const hash = createHash('sha256');
    const mistakes = new ViolationList();
    let upload: Upload | undefined;
    try {
      for await (const part of readParts(hashed(chunks, hash), layout)) {
        closing.throwIfAborted();
        if (part.kind === 'finding') addTo(mistakes, part.finding);
        if (part.kind === 'header') upload = await this.begin(part.header, layout, mistakes);
        // After a mistake the file is only checked further.
        if (upload === undefined || !mistakes.isEmpty) continue;
        if (part.kind === 'lot') upload.addLot(part.lot);
        if (part.kind !== 'instruction' || upload.add(part.instruction) < TOGETHER) continue;
        await this.stage(upload);
      }
      if (upload === undefined || !mistakes.isEmpty) throw new RemittanceInvalid(mistakes);
      await this.stage(upload);
      const received = upload.remittance(hash.digest('hex'));
      return await this.staging.finish(upload.id, (tx) => this.acceptance.accept(tx, received));
    } catch (error) {
      if (upload?.isStaged === true) await this.staging.drop(upload.id);
      throw error;
    }
  }

  private async begin(
    header: FileHeader,
    layout: Layout,
    mistakes: ViolationList,
  ): Promise<Upload | undefined> {
    const account = await this.payers.find(header);
    if (!account.ok) {
      addTo(mistakes, account.refusal);
      return undefined;
    }
    const receivedAtMs = this.clock.nowMs();
    const { line, agreement, nsa } = header;
    const { accountId } = account.value;
    const { correlationId } = currentContext();
    return new Upload(
      { accountId, agreement, nsa, layout, header: line, receivedAtMs, correlationId },
      brasiliaDate(receivedAtMs),
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

async function* hashed(
  chunks: AsyncIterable<Buffer>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

function addTo(mistakes: ViolationList, { line, from, to, field, occurrence, detail }: StoredFinding) {
  const place = from === to ? `position ${String(from)}` : `positions ${String(from)} to ${String(to)}`;
  mistakes.add(`/lines/${String(line)}/${String(from)}`, `Line ${String(line)}, ${place}, ${field}: ${detail} (${occurrence})`);
}
