import { Module } from '@nestjs/common';
import { ReportTypes } from './report-types';
import { Siblings } from './siblings';

/** The types of reports. */
@Module({ providers: [ReportTypes, Siblings], exports: [ReportTypes] })
export class TypesModule {}
