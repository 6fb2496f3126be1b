import { Module } from '@nestjs/common';
import { ReportTypes } from './report-types';
import { ReconciliationItems } from './reconciliation/item.repository';
import { StatementNumbers } from './statement/statement-numbers.repository';
import { Siblings } from './siblings';

/** The types of reports. */
@Module({
  providers: [ReportTypes, ReconciliationItems, StatementNumbers, Siblings],
  exports: [ReportTypes],
})
export class TypesModule {}
