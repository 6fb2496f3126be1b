import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP, type AppDefinition } from './app-definition';
import { CONFIG, type PlatformConfig } from './config/platform-variables';
import { healthController } from './health/health.controller';
import { Readiness } from './health/readiness';
import { HomeController } from './home/home.controller';
import { IconController } from './home/icon.controller';
import { RequestStages } from './http/request-stages';
import { Metrics } from './metrics/metrics';
import { MetricsController } from './metrics/metrics.controller';
import { ErrorBodies } from './problem/error-bodies';
import { SideListeners } from './side-listeners';
import { Tracing } from './tracing/tracing';

/** The root of every service: its own module, and what the platform provides to all of them. */
@Global()
@Module({})
export class PlatformModule {
  static forApp(definition: AppDefinition, config: PlatformConfig): DynamicModule {
    return {
      module: PlatformModule,
      imports: [definition.module],
      controllers: [
        healthController(definition),
        definition.homeController ?? HomeController,
        IconController,
        ...(config.metrics === 'on' ? [MetricsController] : []),
      ],
      providers: [
        { provide: APP, useValue: definition },
        { provide: CONFIG, useValue: config },
        ErrorBodies,
        Metrics,
        Readiness,
        RequestStages,
        SideListeners,
        { provide: Tracing, useFactory: () => Tracing.open(definition.name, config) },
      ],
      exports: [APP, CONFIG, ErrorBodies, Metrics, Readiness, RequestStages, SideListeners],
    };
  }
}
