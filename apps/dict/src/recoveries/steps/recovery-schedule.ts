import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { LAST_INSTANT_MS, toIsoUtc } from '#libs/kernel';
import { DueWork } from '#libs/sandbox';
import { type DictConfig } from '../../config';

/** The kinds of due work of a recovery. The key of the work is the id of the recovery. */
export const TRACKING = 'recovery-tracking';
export const BLOCKING = 'recovery-blocking';

/** Schedules the steps that DICT does by itself. */
@Injectable()
export class RecoverySchedule {
  constructor(
    private readonly dueWork: DueWork,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  *next(
    tx: UnitOfWork,
    kind: typeof TRACKING | typeof BLOCKING,
    recoveryId: string,
    now: string,
  ): Transactional<void> {
    const dueMs = Math.min(LAST_INSTANT_MS, Date.parse(now) + this.config.recoveryDelayMs);
    const dueAt = toIsoUtc(dueMs);
    yield* this.dueWork.schedule(tx, { kind, key: recoveryId, dueAt, payload: null });
  }
}
