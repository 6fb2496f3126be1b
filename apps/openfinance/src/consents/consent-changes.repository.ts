import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type Consent } from './consent';

/** The one place that tells others of a consent whose state has changed. */
@Injectable()
export class ConsentChanges {
  /**
   * Part of the transaction of the change. Like all atomic work it can be done a second time, and in the turn
   * of another request.
   */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  *onChanged(_database: DataSource, _consent: Consent): AtomicWork<void> {
    // Nobody is told yet.
  }

  /** Called after the commit. */
  afterCommit(): void {
    // Nobody is told yet.
  }
}
