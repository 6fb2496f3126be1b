import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type TransferRow } from './transfer.row';

type Listener = (tx: UnitOfWork, transfer: TransferRow) => Transactional<void>;
type LateListener = (transfers: readonly TransferRow[]) => Promise<void>;

/** Tells other parts of DICT of each new payment order and return, once, in the transaction that stores it. */
@Injectable()
export class TransferListeners {
  private readonly listeners: Listener[] = [];
  private readonly late: LateListener[] = [];

  /** @param listener gets payments of any status, and returns (their `returns` is not null) */
  onPayment(listener: Listener): void {
    this.listeners.push(listener);
  }

  *added(tx: UnitOfWork, transfer: TransferRow): Transactional<void> {
    for (const listener of this.listeners) yield* listener(tx, transfer);
  }

  /** @param listener gets the same payments and returns again after the commit. Then it sees rows that were stored at the same moment. */
  onStored(listener: LateListener): void {
    this.late.push(listener);
  }

  async stored(transfers: readonly TransferRow[]): Promise<void> {
    if (transfers.length === 0) return;
    for (const listener of this.late) await listener(transfers);
  }
}
