import { Module } from '@nestjs/common';
import { CONFIG, processEnvironment } from '#libs/config';
import { OutboundClient, outboundGuard } from '#libs/outbound';
import { type TaskConfig } from './config';
import { httpResources } from './http/http.resource';
import { logResource } from './log';
import { Secrets } from './secrets';
import { simResources } from './sim/sim.resource';
import { TaskResources } from './task-resources';

/** Provides the resources of Task states. */
@Module({
  providers: [
    // The names of secrets are chosen by the operator, so they cannot be in a table of variables.
    { provide: Secrets, useFactory: () => new Secrets(processEnvironment()) },
    {
      provide: TaskResources,
      useFactory: (config: TaskConfig, secrets: Secrets) => {
        const client = new OutboundClient(outboundGuard(config));
        const resources = new TaskResources();
        resources.register(
          logResource,
          ...httpResources({ client, secrets, config }),
          ...simResources({ config, secrets }),
        );
        return resources;
      },
      inject: [CONFIG, Secrets],
    },
  ],
  exports: [TaskResources],
})
export class TasksModule {}
