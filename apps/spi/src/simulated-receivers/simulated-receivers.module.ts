import { Module } from '@nestjs/common';
import { ParticipantsModule } from '../participants/participants.module';
import { SettlementModule } from '../settlement/settlement.module';
import { ExamplePayment } from './example-payment';
import { SimulatedReturnsController } from './simulated-returns.controller';
import { SimulatedReturnsService } from './simulated-returns.service';

/** Returns of receivers that the simulator plays. */
@Module({
  imports: [ParticipantsModule, SettlementModule],
  controllers: [SimulatedReturnsController],
  providers: [SimulatedReturnsService, ExamplePayment],
})
export class SimulatedReceiversModule {}
