import { Get } from '@nestjs/common';
import { AdminController } from '../admin.decorators';
import { LimitsResponse } from './limits.response';
import { LimitsService } from './limits.service';

@AdminController('/limits', 'all')
export class LimitsController {
  constructor(private readonly limits: LimitsService) {}

  /** Returns the limits of this service, and how much of them is used. */
  @Get()
  findLimits(): Promise<LimitsResponse> {
    return this.limits.find();
  }
}
