import { Module } from '@nestjs/common';
import { BucketsModule } from '../buckets/buckets.module';
import { ClientsModule } from '../clients/clients.module';
import { BucketsController } from './buckets.controller';
import { BucketAdminService } from './bucket-admin.service';

@Module({
  imports: [BucketsModule, ClientsModule],
  controllers: [BucketsController],
  providers: [BucketAdminService],
})
export class AdminModule {}
