import { Inject, Injectable } from '@nestjs/common';
import { newestFirst } from '#libs/database';
import { type JsonList } from '#libs/http';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { TOTALS_PERIOD_MS } from '../issuer/reconciliation/reconcile';
import { type ReconciliationRow } from '../issuer/reconciliation/reconciliation.row';
import {
  ReconciliationRepository,
  type ReconciliationFilters,
} from '../issuer/reconciliation/reconciliation.repository';
import { TotalsRepository } from '../issuer/reconciliation/totals.repository';
import { type ListTotalsRequest } from './reconciliations.request';
import { ReconciliationResponse, SettlementTotalsResponse } from './reconciliations.response';

/** Shows the reconciliations and the totals of the sandbox. */
@Injectable()
export class ReconciliationsService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly reconciliations: ReconciliationRepository,
    private readonly totals: TotalsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  list(filters: ReconciliationFilters): JsonList {
    const write = (row: ReconciliationRow) => JSON.stringify(ReconciliationResponse.of(row));
    return newestFirst(() => this.reconciliations.query(filters), write);
  }

  async totalsOf({ institution, day }: ListTotalsRequest): Promise<SettlementTotalsResponse[]> {
    const since = toIsoUtc(this.clock.nowMs() - TOTALS_PERIOD_MS);
    const found = await this.sandboxes.atomically((tx) =>
      this.totals.all(tx, { institution, day, since }),
    );
    return found.map((one) => SettlementTotalsResponse.of(one));
  }
}
