import { Module } from '@nestjs/common';
import { ReportTypes } from './report-types';
import { ReconciliationItems } from './reconciliation/item.repository';
import { Siblings } from './siblings';

/** The types of reports. */
@Module({ providers: [ReportTypes, ReconciliationItems, Siblings], exports: [ReportTypes] })
export class TypesModule {}
