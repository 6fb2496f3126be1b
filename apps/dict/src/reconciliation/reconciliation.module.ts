import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { EntriesModule } from '../entries/entries.module';
import { ParticipantsModule } from '../participants/participants.module';
import { CorruptionsController } from './corruptions/corruptions.controller';
import { Corruptions } from './corruptions/corruptions.repository';
import { CorruptionsService } from './corruptions/corruptions.service';
import { EntriesByCid } from './entry-of-cid.repository';
import { EntryOfCidService } from './entry-of-cid.service';
import { CidEvents } from './events/cid-events.repository';
import { CidEventsService } from './events/cid-events.service';
import { CidFileDownloadController } from './files/cid-file-download.controller';
import { CidFiles } from './files/cid-files.repository';
import { CidFilesService } from './files/cid-files.service';
import { ReconciliationController } from './reconciliation.controller';
import { SyncVerificationsController } from './verifications/sync-verifications.controller';
import { SyncVerifications } from './verifications/sync-verifications.repository';
import { SyncVerificationsService } from './verifications/sync-verifications.service';

/** Synchronism verifications, CID files and CID events. */
@Module({
  imports: [DirectoryModule, EntriesModule, ParticipantsModule],
  controllers: [
    ReconciliationController,
    CidFileDownloadController,
    SyncVerificationsController,
    CorruptionsController,
  ],
  providers: [
    ...[SyncVerifications, SyncVerificationsService],
    ...[CidFiles, CidFilesService],
    ...[CidEvents, CidEventsService],
    ...[EntriesByCid, EntryOfCidService],
    ...[Corruptions, CorruptionsService],
  ],
  exports: [SyncVerifications, CorruptionsService],
})
export class ReconciliationModule {}
