import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OfficialCall } from '../official/call';
import { Operation, type CallOf, type ResultOf } from '../operations/operation';
import { OfficialPoliciesService } from './official-policies.service';

/** The rate policies of the official API. */
@ApiTags('policies')
@Controller('api/v2/policies')
export class OfficialPoliciesController {
  constructor(private readonly policies: OfficialPoliciesService) {}

  /**
   * Lists the policies of the participant with the states of their buckets.
   *
   * @remarks
   * A bucket with debt shows 0 available tokens. `GET /__admin/buckets` shows the debt. The policies of payers are not listed.
   */
  @Get()
  @Operation('listPolicies')
  listPolicies(@OfficialCall() call: CallOf<'listPolicies'>): Promise<ResultOf<'listPolicies'>> {
    return this.policies.list(call);
  }

  /** Returns a policy of the participant with the state of its bucket. */
  @Get(':Policy')
  @Operation('getPolicy')
  getPolicy(
    @OfficialCall() call: CallOf<'getPolicy'>,
    @Param('Policy') policy: string,
  ): Promise<ResultOf<'getPolicy'>> {
    return this.policies.find(call, policy);
  }
}
