import { Inject, Injectable } from '@nestjs/common';
import { readKey } from '#libs/brazil';
import { type Claim } from '#libs/dict-api';
import { accepted, refused, type Result } from '#libs/kernel';
import { CONFIG } from '#libs/platform';
import { type DictConfig } from '../config';
import { checkDigitRefusal, participantRefusal } from '../entries/entry-rules';
import { keyTypeOfOfficial } from '../keys/official-entry';
import { refusalOf, type Refusal } from '../official/dict-refusal';
import { type CallOf, type ResultOf } from '../official/operation';
import { extendedClaimOf, type ClaimDraft, type DictClaim } from './claim';
import { claimInvalid, claimNotFound, keyFormatInvalid, typeInvalid } from './claim-refusals';
import { claimTypesOf, type StepRequest } from './claim-rules';
import { ClaimWork } from './claim-work';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Creates claims and does their steps. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly work: ClaimWork,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  async create({ body, nowMs }: CallOf<'createClaim'>): Promise<ResultOf<'createClaim'>> {
    const draft = accept(this.draftOf(body.Claim));
    const claim = accept(await this.work.create(draft, nowMs));
    return { Claim: extendedClaimOf(claim) };
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
      const reason = `Must be the id of the address, ${id}.`;
      throw refusalOf(claimInvalid('claimId', reason, body.ClaimId));
    }
    return accept(await this.work.carryOut(id, request, nowMs));
  }

  private draftOf({ Type, Key, KeyType, ...claim }: Claim): Result<ClaimDraft, Refusal> {
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

/** The id of a claim in an address. @throws DictRefusal NotFound if it is none */
export function claimIdOf(path: string): string {
  if (!UUID.test(path)) throw refusalOf(claimNotFound(path));
  return path.toLowerCase();
}

function partyOf({ body }: { readonly body: { readonly Participant: string } }): {
  readonly participant: string;
} {
  return { participant: body.Participant };
}

/** @throws DictRefusal */
function accept<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw refusalOf(result.refusal);
  return result.value;
}
