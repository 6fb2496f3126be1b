import { Module } from '@nestjs/common';
import { ApiModule } from '../api/api.module';
import { DistributionModule } from '../distribution/distribution.module';
import { EventsModule } from '../events/events.module';
import { ParametersModule } from '../parameters/parameters.module';
import { TlsModule } from '../tls/tls.module';
import { AdnErrors } from './adn-errors';
import { DanfseController } from './danfse/danfse.controller';
import { DfeController } from './dfe/dfe.controller';
import { DistributionService } from './dfe/distribution.service';

/** The addresses of the national environment (ADN): distribution, PDF and municipal parameters. */
@Module({
  imports: [ApiModule, DistributionModule, EventsModule, ParametersModule, TlsModule],
  controllers: [DfeController, DanfseController],
  providers: [AdnErrors, DistributionService],
})
export class AdnModule {}
