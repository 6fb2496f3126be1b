import { Module } from '@nestjs/common';
import { ApiModule } from '../api/api.module';
import { EventsModule } from '../events/events.module';
import { DeskController } from './desk.controller';
import { DeskService } from './desk.service';

/** The desk of the municipality, for events that a person registers. */
@Module({
  imports: [ApiModule, EventsModule],
  controllers: [DeskController],
  providers: [DeskService],
})
export class DeskModule {}
