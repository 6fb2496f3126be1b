import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type TransferRow } from './transfer.row';

type Listener = (database: DataSource, transfer: TransferRow) => AtomicWork<void>;

/** The parts of DICT that are told of each payment order, once, as part of the work that stores it. */
@Injectable()
export class TransferListeners {
  private readonly listeners: Listener[] = [];

  /** @param listener gets payments of any status, and also returns (then `returns` is not null) */
  onOrder(listener: Listener): void {
    this.listeners.push(listener);
  }

  *ordered(database: DataSource, transfer: TransferRow): AtomicWork<void> {
    for (const listener of this.listeners) yield* listener(database, transfer);
  }
}
