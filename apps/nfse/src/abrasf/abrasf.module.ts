import { Module } from '@nestjs/common';
import { contextIfAny, ErrorBodies } from '#libs/http';
import { CertificatesModule } from '../certificates/certificates.module';
import { EventsModule } from '../events/events.module';
import { InvoicesModule } from '../invoices/invoices.module';
import { IssueModule } from '../issue/issue.module';
import { ParametersModule } from '../parameters/parameters.module';
import { TlsModule } from '../tls/tls.module';
import { AbrasfController } from './abrasf.controller';
import { AbrasfService } from './abrasf.service';
import { Authors } from './authors/authors';
import { BatchQueue } from './batches/batch-queue';
import { BatchSteps } from './batches/batch-steps';
import { BatchRepository } from './batches/batch.repository';
import { ProcessBatch } from './batches/process-batch';
import { QueryBatch } from './batches/query-batch';
import { ReceiveBatch } from './batches/receive-batch';
import { Changes } from './changes';
import { CancelNote } from './end/cancel-note';
import { ReplaceNote } from './end/replace-note';
import { IssueNote } from './issue/issue-note';
import { PrepareRps } from './issue/prepare-rps';
import { FindByRps } from './notes/find-by-rps';
import { NoteRepository } from './notes/note.repository';
import { Notes } from './notes/notes';
import { QueryNotes } from './notes/query-notes';
import { Queries } from './queries';
import { Places } from './settings/places';
import { faultOfProblem } from './soap/fault-of-problem';
import { SoapService } from './soap/soap.service';

/** The municipal services in the layout ABRASF, over SOAP. */
@Module({
  imports: [
    ...[CertificatesModule, EventsModule, InvoicesModule, IssueModule, ParametersModule],
    TlsModule,
  ],
  controllers: [AbrasfController],
  providers: [
    ...[AbrasfService, SoapService, Places, Authors, Changes, Queries],
    ...[BatchQueue, BatchRepository, BatchSteps, ProcessBatch, QueryBatch, ReceiveBatch],
    ...[IssueNote, PrepareRps, CancelNote, ReplaceNote],
    ...[FindByRps, NoteRepository, Notes, QueryNotes],
  ],
})
export class AbrasfModule {
  constructor(bodies: ErrorBodies) {
    bodies.add('/abrasf/', (problem) =>
      faultOfProblem(problem, contextIfAny()?.headers['content-type']),
    );
  }
}
