import { Get, Query } from '@nestjs/common';
import { ServiceAdminController } from '#libs/control';
import { ListReply } from '#libs/http';
import { ListOf } from '#libs/openapi';
import { type DictClaim } from '../../directory/dict-claim';
import { ClaimsRepository } from '../claims.repository';
import { AllClaimsRequest } from './all-claims.request';
import { ClaimResponse } from './claim.response';

@ServiceAdminController('/claims')
export class AllClaimsController {
  constructor(private readonly claims: ClaimsRepository) {}

  /** Lists the claims of all participants, newest first. The official API shows a claim only to its parties. */
  @Get()
  @ListOf(ClaimResponse, 'The claims.')
  listAllClaims(@Query() query: AllClaimsRequest): ListReply {
    const { status, key } = query;
    return new ListReply(this.claims.listAll({ status, key }, write), query);
  }
}

function write(claim: DictClaim): string {
  return JSON.stringify(ClaimResponse.of(claim));
}
