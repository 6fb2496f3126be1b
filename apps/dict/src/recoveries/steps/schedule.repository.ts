import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { LAST_INSTANT_MS, toIsoUtc } from '#libs/kernel';
import { CONFIG } from '#libs/platform';
import { DueWork } from '#libs/sandbox';
import { type DictConfig } from '../../config';

/** The kinds of due work on a recovery; the key is its id. */
export const TRACKING = 'recovery-tracking';
export const BLOCKING = 'recovery-blocking';

/** Schedules the steps of recoveries that DICT takes by itself. */
@Injectable()
export class RecoverySchedule {
  constructor(
    private readonly dueWork: DueWork,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  /** As part of atomic work. Call `announce` after it. */
  *next(
    database: DataSource,
    kind: typeof TRACKING | typeof BLOCKING,
    recoveryId: string,
    now: string,
  ): AtomicWork<void> {
    const dueMs = Math.min(LAST_INSTANT_MS, Date.parse(now) + this.config.recoveryDelayMs);
    const dueAt = toIsoUtc(dueMs);
    yield this.dueWork.enlisting(database, { kind, key: recoveryId, dueAt, payload: null });
  }

  announce(): void {
    this.dueWork.announce();
  }
}
