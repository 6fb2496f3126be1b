import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module';
import { FileReconciliation } from './file-reconciliation/file-reconciliation';
import { LedgerSides } from './file-reconciliation/ledger-sides';
import { MatchedEntries } from './file-reconciliation/matched-entry.repository';
import { ReportTypes } from './report-types';
import { ReconciliationItems } from './reconciliation/item.repository';
import { StatementNumbers } from './statement/statement-numbers.repository';
import { Siblings } from './siblings';

/** The types of reports. */
@Module({
  imports: [FilesModule],
  providers: [
    ...[ReportTypes, ReconciliationItems, StatementNumbers, Siblings],
    ...[FileReconciliation, LedgerSides, MatchedEntries],
  ],
  exports: [ReportTypes],
})
export class TypesModule {}
