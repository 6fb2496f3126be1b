import { Module } from '@nestjs/common';
import { TransfersController } from './declared/transfers.controller';
import { SpiPayments } from './spi-payments.service';
import { TransferListeners } from './transfer-listeners';
import { TransferLocks } from './transfer-locks.repository';
import { TransferStore } from './transfer-store.repository';
import { TransferSyncs } from './transfer-sync.repository';
import { Transfers } from './transfers.service';

/** Payments, from the SPI or declared. */
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
