import { Module } from '@nestjs/common';
import { TransfersController } from './declared/transfers.controller';
import { SpiPayments } from './spi-payments';
import { TransferListeners } from './transfer-listeners';
import { TransferLocks } from './transfer-locks.repository';
import { TransferStore } from './transfer-store.repository';
import { TransferSyncs } from './transfer-sync.repository';
import { Transfers } from './transfers';

/** Payments, from the SPI or declared by a tester. */
@Module({
  controllers: [TransfersController],
  providers: [
    SpiPayments,
    TransferListeners,
    TransferLocks,
    Transfers,
    TransferStore,
    TransferSyncs,
  ],
  exports: [TransferListeners, TransferLocks, Transfers, TransferStore],
})
export class TransfersModule {}
