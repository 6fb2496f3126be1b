import { Module } from '@nestjs/common';
import { BucketsModule } from '../buckets/buckets.module';
import { ClientsModule } from '../clients/clients.module';
import { Directory } from './directory';
import { QueriesController } from './queries.controller';
import { QueriesService } from './queries.service';

@Module({
  imports: [BucketsModule, ClientsModule],
  controllers: [QueriesController],
  providers: [Directory, QueriesService],
  exports: [QueriesService],
})
export class QueriesModule {}
