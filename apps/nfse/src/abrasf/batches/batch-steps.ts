import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CLOCK, DueWork } from '#libs/sandbox';
import { WAITING } from './batch';
import { BATCHES } from './batch-queue';
import { BatchRepository } from './batch.repository';
import { ProcessBatch } from './process-batch';

/** The due work of batches. */
@Injectable()
export class BatchSteps {
  constructor(
    dueWork: DueWork,
    private readonly batches: BatchRepository,
    private readonly processing: ProcessBatch,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    dueWork.handle(BATCHES, ({ key }) => this.process(key));
  }

  private async process(id: string): Promise<void> {
    const batch = await this.batches.byId(id);
    if (batch?.situation !== WAITING) return;
    await this.processing.process(batch, this.clock.nowMs());
  }
}
