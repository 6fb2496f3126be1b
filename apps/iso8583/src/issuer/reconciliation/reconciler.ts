import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type IsoMessage } from '#libs/iso8583';
import { type Iso8583Config } from '../../config';
import { type Decision } from '../../decision';
import { reconcile } from './reconcile';
import { ReconciliationRepository } from './reconciliation.repository';
import { TotalsRepository } from './totals.repository';

/** Answers reconciliations from the ledger, and keeps them. */
@Injectable()
export class Reconciler {
  constructor(
    private readonly totals: TotalsRepository,
    private readonly reconciliations: ReconciliationRepository,
    @Inject(CONFIG) private readonly config: Iso8583Config,
  ) {}

  *reconcile(
    tx: UnitOfWork,
    message: IsoMessage,
    nowMs: number,
  ): Transactional<{
    readonly decision: Decision;
    readonly added: Readonly<Record<string, string>>;
  }> {
    const { totals, reconciliations } = this;
    const { duplicates } = this.config;
    return yield* reconcile({ tx, totals, reconciliations, nowMs, duplicates }, message);
  }
}
