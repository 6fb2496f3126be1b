import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { OfficialCall } from '../official/call';
import { Operation, type CallOf, type ResultOf } from '../operations/operation';
import { ClaimQueriesService } from './list/claim-queries.service';
import { ClaimsService } from './claims.service';

/** Claims of ownership and of portability in the official API. */
@ApiTags('claims')
@Controller('api/v2/claims')
export class ClaimsController {
  constructor(
    private readonly claims: ClaimsService,
    private readonly queries: ClaimQueriesService,
  ) {}

  /**
   * Creates a claim for the claimer.
   *
   * @remarks
   * Claim ownership of the key of another person, or portability of a key of the same person at another participant. The entry
   * does not change until the donor confirms. A key can have one open claim.
   */
  @Post()
  @Operation('createClaim')
  createClaim(@OfficialCall() call: CallOf<'createClaim'>): Promise<ResultOf<'createClaim'>> {
    return this.claims.create(call);
  }

  /**
   * Lists the claims of a participant in the order of `LastModified`.
   *
   * @remarks
   * If `IsDonor` and `IsClaimer` are equal, the claims of both roles are listed. Repeat `Status`, or separate several values
   * with commas. `ModifiedAfter` and `ModifiedBefore` are inclusive.
   */
  @Get()
  @Operation('listClaims')
  listClaims(
    @OfficialCall() call: CallOf<'listClaims'>,
    @Req() request: Request,
  ): Promise<ResultOf<'listClaims'>> {
    return this.queries.list(call, request);
  }

  /** Returns a claim to its donor or its claimer. */
  @Get(':ClaimId')
  @Operation('getClaim')
  getClaim(
    @OfficialCall() call: CallOf<'getClaim'>,
    @Param('ClaimId') id: string,
  ): Promise<ResultOf<'getClaim'>> {
    return this.queries.find(call, id);
  }

  /** Confirms that the donor has received the claim. */
  @Post(':ClaimId/acknowledge')
  @HttpCode(200)
  @Operation('acknowledgeClaim')
  acknowledgeClaim(
    @OfficialCall() call: CallOf<'acknowledgeClaim'>,
    @Param('ClaimId') id: string,
  ): Promise<ResultOf<'acknowledgeClaim'>> {
    return this.claims.acknowledge(call, id);
  }

  /**
   * Confirms the claim, for the donor. Its entry is removed.
   *
   * @remarks
   * After USER_REQUESTED, the claimer can complete a claim of ownership at once. DEFAULT_OPERATION is possible after the end of
   * the resolution period.
   */
  @Post(':ClaimId/confirm')
  @HttpCode(200)
  @Operation('confirmClaim')
  confirmClaim(
    @OfficialCall() call: CallOf<'confirmClaim'>,
    @Param('ClaimId') id: string,
  ): Promise<ResultOf<'confirmClaim'>> {
    return this.claims.confirm(call, id);
  }

  /** Cancels the claim. Its type and the reason decide whether the donor or the claimer can do this. */
  @Post(':ClaimId/cancel')
  @HttpCode(200)
  @Operation('cancelClaim')
  cancelClaim(
    @OfficialCall() call: CallOf<'cancelClaim'>,
    @Param('ClaimId') id: string,
  ): Promise<ResultOf<'cancelClaim'>> {
    return this.claims.cancel(call, id);
  }

  /**
   * Completes the claim, for the claimer. Its entry is created.
   *
   * @remarks
   * A claim of ownership can be completed after `CompletionPeriodEnd`. A repeated request with the same `RequestId` gets the
   * same response.
   */
  @Post(':ClaimId/complete')
  @HttpCode(200)
  @Operation('completeClaim')
  completeClaim(
    @OfficialCall() call: CallOf<'completeClaim'>,
    @Param('ClaimId') id: string,
  ): Promise<ResultOf<'completeClaim'>> {
    return this.claims.complete(call, id);
  }
}
