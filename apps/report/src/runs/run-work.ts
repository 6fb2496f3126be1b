import { Injectable } from '@nestjs/common';
import { DueWork, Jobs } from '#libs/sandbox';
import { Webhooks } from '#libs/webhooks';

/** The services for the effects of changes of runs. */
@Injectable()
export class RunWork {
  constructor(
    readonly jobs: Jobs,
    readonly due: DueWork,
    readonly webhooks: Webhooks,
  ) {}
}
