import { Module } from '@nestjs/common';
import { OutboundClient, outboundGuard } from '#libs/outbound';
import { CONFIG, processEnvironment } from '#libs/platform';
import { type TaskConfig } from './config';
import { httpResources } from './http/http.resource';
import { logResource } from './log';
import { Secrets } from './secrets';
import { TaskResources } from './task-resources';

/** Gives the workflow engine the resources of its Task states. */
@Module({
  providers: [
    // Its names are not known before, so they cannot be in a table of variables.
    { provide: Secrets, useFactory: () => new Secrets(processEnvironment()) },
    {
      provide: TaskResources,
      useFactory: (config: TaskConfig, secrets: Secrets) => {
        const client = new OutboundClient(outboundGuard(config));
        const resources = new TaskResources();
        resources.register(logResource, ...httpResources({ client, secrets, config }));
        return resources;
      },
      inject: [CONFIG, Secrets],
    },
  ],
  exports: [TaskResources],
})
export class TasksModule {}
