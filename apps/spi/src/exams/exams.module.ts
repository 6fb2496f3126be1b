import { Module } from '@nestjs/common';
import { ExamWatch, Referee } from '#libs/exams';
import { SettlementModule } from '../settlement/settlement.module';
import { VirtualPayersModule } from '../virtual-payers/virtual-payers.module';
import { VirtualReturnsModule } from '../virtual-returns/virtual-returns.module';
import { ExamOpenings } from './exam-openings.service';
import { ExamRuns } from './exam-runs.repository';
import { ExampleRuns } from './example-runs';
import { ExamsController } from './exams.controller';
import { ExamsService } from './exams.service';
import { CapacityRepository } from './grading/capacity.repository';
import { SpiReferee } from './grading/referee.service';
import { TrafficRepository } from './grading/traffic.repository';

/** The homologation script of the SPI as runs. */
@Module({
  imports: [SettlementModule, VirtualPayersModule, VirtualReturnsModule],
  controllers: [ExamsController],
  providers: [
    ...[ExamsService, ExamOpenings, ExamRuns, ExampleRuns, ExamWatch],
    ...[SpiReferee, TrafficRepository, CapacityRepository],
    { provide: Referee, useExisting: SpiReferee },
  ],
})
export class ExamsModule {}
