import type { DataSource } from 'typeorm';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { currentWork } from './sandbox-work';

/** An outcome that the service itself orders for the current request, such as its examiner. It comes before rules and test values. */
export interface OrderedOutcome {
  readonly code: string;
  /** Who orders it, as the start of a sentence. */
  readonly requester: string;
  readonly database: DataSource;
  /**
   * Counts it, in the transaction that carries it out.
   * @returns false if it was carried out for another request
   */
  readonly take: (tx: UnitOfWork) => Transactional<boolean>;
}

/** Orders an outcome for the current request. `takeOutcome` and `takeOutcomeAlone` return it. */
export function orderOutcome(ordered: OrderedOutcome): void {
  currentWork().ordered = { ...ordered, isTaken: false };
}
