import { Injectable } from '@nestjs/common';
import { DictRefusal, refusalOf } from '../../official/dict-refusal';
import { participantOfQuery } from '../../official/identity';
import { type CallOf, type ResultOf } from '../../operations/operation';
import { Participants } from '../../participants/participants';
import type { Request } from 'express';
import { extendedClaimOf } from '../claim';
import { claimFilterOf } from './claim-filter';
import { claimNotFound } from '../claim-refusals';
import { ClaimsRepository } from '../claims.repository';
import { claimIdOf } from '../claims.service';

/** Finds and lists claims. Only their parties see them. */
@Injectable()
export class ClaimQueriesService {
  constructor(
    private readonly claims: ClaimsRepository,
    private readonly participants: Participants,
  ) {}

  async find({ participant }: CallOf<'getClaim'>, path: string): Promise<ResultOf<'getClaim'>> {
    const claim = await this.claims.find(claimIdOf(path));
    if (claim === undefined) throw refusalOf(claimNotFound(path));
    for (const party of [claim.claimer, claim.donor]) {
      if (await this.participants.actsFor(participant, party)) {
        return { Claim: extendedClaimOf(claim) };
      }
    }
    const detail = `Only the participants ${claim.claimer} and ${claim.donor} can see the claim, not ${participant}.`;
    throw new DictRefusal('Forbidden', detail);
  }

  /** The participant can be an indirect one. The admission has checked that the caller acts for it. */
  async list(_call: CallOf<'listClaims'>, request: Request): Promise<ResultOf<'listClaims'>> {
    const participant = participantOfQuery(request);
    if (participant === undefined) {
      const reason = 'Is missing. It must be the ISPB of the participant.';
      const violations = [{ reason, property: 'Participant' }];
      throw new DictRefusal('BadRequest', `The parameter Participant: ${reason}`, violations);
    }
    const filter = claimFilterOf(request.query);
    const ispbs = await this.participants.allOf(participant, filter.includeIndirect);
    const { claims, hasMore } = await this.claims.list(ispbs, filter);
    return { HasMoreElements: hasMore, Claims: { Claim: claims.map(extendedClaimOf) } };
  }
}
