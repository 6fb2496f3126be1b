import { Module } from '@nestjs/common';
import { ParametersModule } from '../parameters/parameters.module';
import { ApiModule } from '../api/api.module';
import { EventsModule } from '../events/events.module';
import { IssueModule } from '../issue/issue.module';
import { SefinEventsController } from './sefin-events.controller';
import { SefinEventsService } from './sefin-events.service';
import { TlsModule } from '../tls/tls.module';
import { SefinErrors } from './sefin-errors';
import { SefinController } from './sefin.controller';
import { SefinService } from './sefin.service';

/** The API of the national service (Sefin Nacional). */
@Module({
  imports: [ApiModule, EventsModule, IssueModule, TlsModule, ParametersModule],
  controllers: [SefinController, SefinEventsController],
  providers: [SefinErrors, SefinEventsService, SefinService],
})
export class SefinModule {}
