import { Injectable } from '@nestjs/common';
import { toIsoUtc } from '#libs/kernel';
import { type Transactional } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { TOTALS_PERIOD_MS } from '../issuer/reconciliation/reconcile';
import { type Reconciliation } from '../issuer/reconciliation/reconciliation';
import { ReconciliationRepository } from '../issuer/reconciliation/reconciliation.repository';
import { elementsOfTotals, type TotalElements } from '../issuer/reconciliation/totals';
import { TotalsRepository } from '../issuer/reconciliation/totals.repository';
import { type NetworkState } from '../network/network-state';
import { NetworkStateRepository } from '../network/network-state.repository';

/** The reconciliations that the host sends. Each is stored before it is sent. */
@Injectable()
export class SentReconciliations {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly reconciliations: ReconciliationRepository,
    private readonly ledger: TotalsRepository,
    private readonly states: NetworkStateRepository,
  ) {}

  stateOf(institution: string): Promise<NetworkState> {
    return this.sandboxes.atomically((tx) => this.states.find(tx, institution));
  }

  /** The totals of the host on a settlement day, MMDD. */
  async totals(institution: string, day: string, nowMs: number): Promise<TotalElements> {
    const since = toIsoUtc(nowMs - TOTALS_PERIOD_MS);
    return elementsOfTotals(
      await this.sandboxes.atomically((tx) => this.ledger.find(tx, institution, day, since)),
    );
  }

  insert(reconciliation: Reconciliation): Promise<void> {
    const { reconciliations } = this;
    return this.sandboxes.atomically(function* (tx): Transactional<void> {
      if (yield* reconciliations.insert(tx, reconciliation)) return;
      // The sequence of STANs has begun again, with the clock put back to the same second.
      const known = yield* reconciliations.find(tx, reconciliation.messageKey);
      if (known !== undefined) yield* reconciliations.retireKey(tx, known);
      yield* reconciliations.insert(tx, reconciliation);
    });
  }

  answer(
    messageKey: string,
    result: Pick<Reconciliation, 'outcome' | 'responseCode' | 'reported'>,
  ): Promise<void> {
    return this.sandboxes.atomically((tx) => this.reconciliations.answer(tx, messageKey, result));
  }
}
