import { KEY_FORMATS } from '#libs/brazil';
import { type ClaimType } from '#libs/dict-api';
import { conflictWith, keyLimit, type DictKey } from '../keys/dict-key';
import { officialTypeOf } from '../keys/official-entry';
import { refusalOfElement, type Refusal } from '../official/dict-refusal';
import { entryOfClaimer, type ClaimDraft } from './claim';
import { type DictClaim } from '../directory/dict-claim';

/** The type of claim that is possible for a key of another owner, or of the same owner at another participant. */
const TYPE_FOR: Partial<Record<ReturnType<typeof conflictWith>, ClaimType>> = {
  ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON: 'OWNERSHIP',
  ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT: 'PORTABILITY',
};

/** The error of a claim that does not fit the claimed entry; undefined if it fits. */
export function inconsistency(key: DictKey, claim: DictClaim): Refusal | undefined {
  const possible = TYPE_FOR[conflictWith(key, entryOfClaimer(claim, claim.id))];
  if (possible === claim.type) return undefined;
  if (possible === undefined) {
    const detail = `The claimer already has the key at participant ${claim.claimer}. The claim would create the same entry.`;
    return { error: 'ClaimResultingEntryAlreadyExists', detail };
  }
  const owner = possible === 'OWNERSHIP' ? 'another person' : 'the claimer';
  const detail = `The key belongs to ${owner}, so the claim must be of type ${possible}.`;
  return {
    error: 'ClaimTypeInconsistent',
    detail,
    violations: [{ reason: `Must be ${possible}.`, value: claim.type, property: 'claim.type' }],
  };
}

export function keyFormatInvalid(draft: Pick<ClaimDraft, 'keyType'>, key: string): Refusal {
  const { expected, example } = KEY_FORMATS[draft.keyType];
  return claimInvalid('claim.key', `Is not valid. It must be ${expected}, as in ${example}.`, key);
}

export function typeInvalid(draft: ClaimDraft, types: readonly ClaimType[]): Refusal {
  const keyType = officialTypeOf(draft.keyType);
  const reason =
    types.length === 0
      ? `A key of type ${keyType} cannot be claimed.`
      : `A key of type ${keyType} can only have a claim of type ${types.join(' or ')}.`;
  return claimInvalid('claim.type', reason, draft.type);
}

export function claimInvalid(property: string, reason: string, value: string): Refusal {
  return refusalOfElement('ClaimInvalid', property, reason, value);
}

export function keyNotFound({ keyType, keyValue }: ClaimDraft): Refusal {
  const detail = `The ${officialTypeOf(keyType)} key ${keyValue} has no entry. Create an entry instead of a claim.`;
  return { error: 'ClaimKeyNotFound', detail };
}

export function alreadyClaimed(open?: DictClaim): Refusal {
  const which =
    open === undefined
      ? 'a claim'
      : `a claim of ${open.type.toLowerCase()} since ${open.createdAt}, which is ${open.status}`;
  const detail = `The key already has ${which}. A new claim is possible after that claim is completed or cancelled.`;
  return { error: 'ClaimAlreadyExistsForKey', detail };
}

export function claimNotFound(id: string): Refusal {
  return { error: 'NotFound', detail: `There is no claim with the id ${id.slice(0, 40)}.` };
}

export function requestIdUsed(claim: DictClaim, requestId: string): Refusal {
  const detail = `Participant ${claim.claimer} has used RequestId ${requestId} for another request. Send a new UUID.`;
  return { error: 'RequestIdAlreadyUsed', detail };
}

export function accountFull(claim: DictClaim): Refusal {
  const limit = String(keyLimit([{ holderTaxId: claim.claimerPerson.TaxIdNumber }]));
  const detail = `The account of the claimer already has the maximum number of keys, which is ${limit} for this owner. Delete one first; the claim stays CONFIRMED.`;
  return { error: 'EntryLimitExceeded', detail };
}

export function keyTaken(): Refusal {
  const detail =
    'The key has a new entry, although its claim is CONFIRMED. Delete the new entry first.';
  return { error: 'EntryAlreadyExists', detail };
}
