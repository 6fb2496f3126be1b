import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CONFIG, type ServiceConfig } from '#libs/config';
import { CONSOLE_SCOPE, ConsoleController, type ConsoleScope } from '#libs/console';
import { ErrorBodies, RequestStages } from '#libs/http';
import { Metrics, MetricsController, Tracing } from '#libs/telemetry';
import { APP, type AppDefinition } from './app-definition';
import { GuideController } from './guide/guide.controller';
import { healthController } from './health/health.controller';
import { Readiness } from './health/readiness';
import { HomeController } from './home/home.controller';
import { IconController } from './home/icon.controller';
import { SideListeners } from './side-listeners';

/** The root of every service: its own module, and the controllers and providers that all of them have. */
@Global()
@Module({})
export class RootModule {
  static forApp(definition: AppDefinition, config: ServiceConfig): DynamicModule {
    return {
      module: RootModule,
      imports: [definition.module],
      controllers: [
        healthController(definition),
        definition.homeController ?? HomeController,
        IconController,
        ConsoleController,
        GuideController,
        ...(config.metrics === 'on' ? [MetricsController] : []),
      ],
      providers: [
        { provide: APP, useValue: definition },
        { provide: CONFIG, useValue: config },
        { provide: CONSOLE_SCOPE, useValue: consoleScopeOf(definition) },
        ErrorBodies,
        Readiness,
        SideListeners,
        { provide: Metrics, useValue: new Metrics(definition.name, config) },
        { provide: RequestStages, useValue: new RequestStages(definition.healthPath) },
        { provide: Tracing, useFactory: () => Tracing.open(definition.name, config) },
      ],
      exports: [APP, CONFIG, ErrorBodies, Metrics, Readiness, RequestStages, SideListeners],
    };
  }
}

function consoleScopeOf({ name, consoleServices = [name] }: AppDefinition): ConsoleScope {
  return { service: name, services: consoleServices };
}
