import { Module } from '@nestjs/common';
import { PolicyTable } from '../policy-table';
import { BucketList } from './bucket-list.repository';
import { Charges } from './charges.repository';
import { Credits } from './credits.repository';
import { Pruning } from './pruning.repository';

/** The stored buckets. The payments use it to give tokens back. */
@Module({
  providers: [PolicyTable, Charges, Credits, BucketList, Pruning],
  exports: [PolicyTable, Charges, Credits, BucketList],
})
export class BucketStoreModule {}
