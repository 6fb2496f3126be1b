import { Module } from '@nestjs/common';
import { ApiModule } from '../api/api.module';
import { DistributionModule } from '../distribution/distribution.module';
import { EventsModule } from '../events/events.module';
import { ParametersModule } from '../parameters/parameters.module';
import { TlsModule } from '../tls/tls.module';
import { AdnErrors } from './adn-errors';
import { DanfseController } from './danfse/danfse.controller';
import { DfeController } from './dfe/dfe.controller';
import { MunicipalDfeController } from './dfe/municipal-dfe.controller';
import { ParametrizationController } from './parametrization/parametrization.controller';
import { ParametrizationService } from './parametrization/parametrization.service';
import { DistributionService } from './dfe/distribution.service';

/** The addresses of the national environment (ADN): distribution, PDF and municipal parameters. */
@Module({
  imports: [ApiModule, DistributionModule, EventsModule, ParametersModule, TlsModule],
  controllers: [DfeController, MunicipalDfeController, DanfseController, ParametrizationController],
  providers: [AdnErrors, DistributionService, ParametrizationService],
})
export class AdnModule {}
