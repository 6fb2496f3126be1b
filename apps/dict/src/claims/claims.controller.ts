import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { OfficialCall } from '../official/call';
import { Operation, type CallOf, type ResultOf } from '../official/operation';
import { ClaimQueries } from './list/claim-queries.service';
import { ClaimsService } from './claims.service';

/** Claims of ownership and of portability in the official API. */
@ApiTags('claims')
@Controller('api/v2/claims')
export class ClaimsController {
  constructor(
    private readonly claims: ClaimsService,
    private readonly queries: ClaimQueries,
  ) {}

  /**
   * Creates a claim for the claimer.
   *
   * @remarks
   * A key of another person gets a claim of ownership, a key of the same person at another participant a claim of
   * portability. The entry stays as it is until the donor confirms. A key can have one open claim.
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
   * If `IsDonor` and `IsClaimer` are equal, the claims of both roles are listed. `Status` can be repeated, or have several
   * values with commas. `ModifiedAfter` and `ModifiedBefore` are inclusive.
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

  /** The donor has received the claim. */
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
   * The donor confirms the claim: its entry is removed.
   *
   * @remarks
   * With USER_REQUESTED, the claimer of an ownership can complete it at once. With DEFAULT_OPERATION, the resolution period
   * must have ended.
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

  /** The donor or the claimer cancels the claim, depending on its type and the reason. */
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
   * The claimer completes the claim: its entry is created.
   *
   * @remarks
   * A claim of ownership must have passed `CompletionPeriodEnd`. The same request with the same `RequestId` gets the same
   * response again.
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
