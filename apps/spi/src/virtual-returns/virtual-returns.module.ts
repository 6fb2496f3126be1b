import { Module } from '@nestjs/common';
import { SettlementModule } from '../settlement/settlement.module';
import { VirtualPayersModule } from '../virtual-payers/virtual-payers.module';
import { ExamplePayment } from './example-payment';
import { VirtualReturnsController } from './virtual-returns.controller';
import { VirtualReturnsRepository } from './virtual-returns.repository';
import { VirtualReturnsService } from './virtual-returns.service';

/** Returns payments for receivers that the simulator plays. */
@Module({
  imports: [SettlementModule, VirtualPayersModule],
  controllers: [VirtualReturnsController],
  providers: [VirtualReturnsService, VirtualReturnsRepository, ExamplePayment],
  exports: [VirtualReturnsService, VirtualReturnsRepository],
})
export class VirtualReturnsModule {}
