import { Module } from '@nestjs/common';
import { examProviders } from '#libs/exams';
import { ParticipantsModule } from '../participants/participants.module';
import { SettlementModule } from '../settlement/settlement.module';
import { SimulatedPayersModule } from '../simulated-payers/simulated-payers.module';
import { ExamRuns } from './exam-runs.repository';
import { SpiExamScript } from './exam-script';
import { ExamSetup } from './exam-setup';
import { ExamsController } from './exams.controller';
import { CapacityRepository } from './grading/capacity.repository';
import { TrafficRepository } from './grading/traffic.repository';

/** The homologation script of the SPI as runs. */
@Module({
  imports: [ParticipantsModule, SettlementModule, SimulatedPayersModule],
  controllers: [ExamsController],
  providers: [
    ...examProviders(SpiExamScript, ExamRuns),
    ...[ExamRuns, ExamSetup, TrafficRepository, CapacityRepository],
  ],
})
export class ExamsModule {}
