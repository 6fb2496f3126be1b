import { Inject, Injectable } from '@nestjs/common';
import { readKey } from '#libs/brazil';
import { CONFIG } from '#libs/config';
import { type Claim } from '#libs/dict-api';
import { accepted, refused } from '#libs/kernel';
import { type DictConfig } from '../config';
import { checkDigitRefusal, participantRefusal } from '../directory/entry-rules';
import { keyTypeOfOfficial } from '../keys/official-entry';
import { refusalOf, valueOf, type DictResult, type Refusal } from '../official/dict-refusal';
import { type CallOf, type ResultOf } from '../operations/operation';
import { extendedClaimOf, type ClaimDraft } from './claim';
import { type DictClaim } from '../directory/dict-claim';
import { claimInvalid, claimNotFound, keyFormatInvalid, typeInvalid } from './claim-refusals';
import { claimTypesOf, type StepRequest } from './claim-rules';
import { ClaimLifecycle } from './claim-lifecycle';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The operations that create and change claims. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly claims: ClaimLifecycle,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  async create({ body, nowMs }: CallOf<'createClaim'>): Promise<ResultOf<'createClaim'>> {
    const draft = valueOf(this.draftOf(body.Claim));
    const claim = await this.claims.transaction(nowMs, (tx, context) =>
      this.claims.create(tx, draft, context),
    );
    return { Claim: extendedClaimOf(valueOf(claim)) };
  }

  async acknowledge(
    call: CallOf<'acknowledgeClaim'>,
    path: string,
  ): Promise<ResultOf<'acknowledgeClaim'>> {
    const claim = await this.carryOut(call, path, { step: 'acknowledge', ...partyOf(call) });
    return { Claim: extendedClaimOf(claim) };
  }

  async confirm(call: CallOf<'confirmClaim'>, path: string): Promise<ResultOf<'confirmClaim'>> {
    const reason = call.body.Reason;
    const claim = await this.carryOut(call, path, { step: 'confirm', reason, ...partyOf(call) });
    return { Claim: extendedClaimOf(claim) };
  }

  async cancel(call: CallOf<'cancelClaim'>, path: string): Promise<ResultOf<'cancelClaim'>> {
    const reason = call.body.Reason;
    const claim = await this.carryOut(call, path, { step: 'cancel', reason, ...partyOf(call) });
    return { Claim: extendedClaimOf(claim) };
  }

  async complete(call: CallOf<'completeClaim'>, path: string): Promise<ResultOf<'completeClaim'>> {
    const requestId = call.body.RequestId;
    const request = { step: 'complete', requestId, ...partyOf(call) } as const;
    const claim = await this.carryOut(call, path, request);
    const createdAt = claim.entryCreatedAt ?? claim.lastModified;
    return {
      Claim: extendedClaimOf(claim),
      EntryCreationDate: createdAt,
      KeyOwnershipDate: claim.ownedSince ?? createdAt,
    };
  }

  private async carryOut(
    { body, nowMs }: { readonly body: { readonly ClaimId: string }; readonly nowMs: number },
    path: string,
    request: StepRequest,
  ): Promise<DictClaim> {
    const id = claimIdOf(path);
    if (body.ClaimId.toLowerCase() !== id) {
      const reason = `Must be the id in the path, ${id}.`;
      throw refusalOf(claimInvalid('claimId', reason, body.ClaimId));
    }
    const claim = await this.claims.transaction(nowMs, (tx, context) =>
      this.claims.carryOut(tx, id, request, context),
    );
    return valueOf(claim);
  }

  private draftOf({ Type, Key, KeyType, ...claim }: Claim): DictResult<ClaimDraft> {
    const keyType = keyTypeOfOfficial(KeyType);
    const types = claimTypesOf(keyType, this.config.apiVersion);
    const claimer = claim.ClaimerAccount.Participant;
    const read = readKey(keyType, Key);
    const draft = {
      ...{ type: Type, keyType, claimer, keyValue: read.ok ? read.value : Key },
      claimerAccount: { ...claim.ClaimerAccount, Participant: claimer },
      claimerPerson: claim.Claimer,
    };
    const wrong =
      participantRefusal('claim.claimerAccount.participant', claimer) ??
      this.claimerRefusal(claim.Claimer.TaxIdNumber);
    if (wrong !== undefined) return refused(wrong);
    if (!types.includes(Type)) return refused(typeInvalid(draft, types));
    return read.ok ? accepted(draft) : refused(keyFormatInvalid(draft, Key));
  }

  private claimerRefusal(taxId: string): Refusal | undefined {
    if (!this.config.strictTaxIds) return undefined;
    return checkDigitRefusal('ClaimInvalid', 'claim.claimer.taxIdNumber', taxId);
  }
}

/** The id of a claim in a path. @throws DictRefusal NotFound if it is not a UUID */
export function claimIdOf(path: string): string {
  if (!UUID.test(path)) throw refusalOf(claimNotFound(path));
  return path.toLowerCase();
}

function partyOf({ body }: { readonly body: { readonly Participant: string } }): {
  readonly participant: string;
} {
  return { participant: body.Participant };
}
