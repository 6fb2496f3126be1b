import { Inject, Module } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { RequestStages } from '#libs/http';
import { BucketsModule } from '../buckets/buckets.module';
import { setPolicyHeader } from '../buckets/limit-headers';
import { ClientsModule } from '../clients/clients.module';
import { type RatelimitConfig } from '../config';
import { Directory } from './directory';
import { QUERY_PATHS, QueriesController } from './queries.controller';
import { QueriesService } from './queries.service';

@Module({
  imports: [BucketsModule, ClientsModule],
  controllers: [QueriesController],
  providers: [Directory, QueriesService],
  exports: [QueriesService],
})
export class QueriesModule {
  constructor(stages: RequestStages, @Inject(CONFIG) config: RatelimitConfig) {
    const paths = QUERY_PATHS.map((path) => `/${path}`);
    stages.add('arrival', setPolicyHeader(paths, config));
  }
}
