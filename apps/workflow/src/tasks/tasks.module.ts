import { Module } from '@nestjs/common';
import { OutboundClient, outboundGuard } from '#libs/outbound';
import { type Clock } from '#libs/kernel';
import { CONFIG, processEnvironment } from '#libs/platform';
import { CLOCK } from '#libs/sandbox';
import { type TaskConfig } from './config';
import { httpResources } from './http/http.resource';
import { logResource } from './log';
import { Secrets } from './secrets';
import { simResources } from './sim/sim.resource';
import { TaskResources } from './task-resources';

/** Gives the workflow engine the resources of its Task states. */
@Module({
  providers: [
    // Its names are not known before, so they cannot be in a table of variables.
    { provide: Secrets, useFactory: () => new Secrets(processEnvironment()) },
    {
      provide: TaskResources,
      useFactory: (config: TaskConfig, secrets: Secrets, clock: Clock) => {
        const client = new OutboundClient(outboundGuard(config));
        const resources = new TaskResources();
        resources.register(
          logResource,
          ...httpResources({ client, secrets, config }),
          ...simResources({ config, secrets, clock }),
        );
        return resources;
      },
      inject: [CONFIG, Secrets, CLOCK],
    },
  ],
  exports: [TaskResources],
})
export class TasksModule {}
