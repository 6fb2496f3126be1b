import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type TransferRow } from './transfer.row';

type Listener = (database: DataSource, transfer: TransferRow) => AtomicWork<void>;
type LateListener = (database: DataSource, transfers: readonly TransferRow[]) => Promise<void>;

/** The parts of DICT that are told of each payment order, once, as part of the work that stores it. */
@Injectable()
export class TransferListeners {
  private readonly listeners: Listener[] = [];
  private readonly late: LateListener[] = [];

  /** @param listener gets payments of any status, and also returns (then `returns` is not null) */
  onOrder(listener: Listener): void {
    this.listeners.push(listener);
  }

  *ordered(database: DataSource, transfer: TransferRow): AtomicWork<void> {
    for (const listener of this.listeners) yield* listener(database, transfer);
  }

  /** @param listener gets the same once more after the commit: then it sees what was stored at the same moment */
  onStored(listener: LateListener): void {
    this.late.push(listener);
  }

  async stored(database: DataSource, transfers: readonly TransferRow[]): Promise<void> {
    if (transfers.length === 0) return;
    for (const listener of this.late) await listener(database, transfers);
  }
}
