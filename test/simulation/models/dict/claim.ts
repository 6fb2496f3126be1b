import { operation, type Outcome } from '../../core/model';
import { nowOf, withData, type World } from '../world';
import {
  account,
  elementOf,
  officialDiffers,
  officialError,
  officialRequest,
  person,
} from './official';
import { accountNumberOf, drawPhone, HOLDERS, PARTICIPANTS, type Holder } from './people';
import { activeKey, openClaim, withClaim, type Claim, type ClaimType, type Key } from './state';

/** More claims than this in a sandbox would only make reading slower. */
const ENOUGH = 80;
const DAY_MS = 86_400_000;

/** The types of claim that a key can have (dict-official.md, who can do what). */
const CLAIMABLE: Readonly<Record<string, readonly ClaimType[]>> = {
  CPF: ['PORTABILITY'],
  CNPJ: ['PORTABILITY'],
  PHONE: ['OWNERSHIP', 'PORTABILITY'],
  EMAIL: ['PORTABILITY'],
  RANDOM: [],
};

interface NewClaim {
  readonly type: ClaimType;
  readonly keyType: string;
  readonly keyValue: string;
  readonly claimer: string;
  readonly person: Holder;
  [name: string]: string | Holder;
}

export const claim = operation<World, NewClaim>({
  name: 'dict.claim',
  service: 'dict',
  weight: 6,
  draw: (dice, { nowMs, data: { dict } }) => {
    if (nowMs === undefined || Object.keys(dict.claims).length > ENOUGH) return undefined;
    const keys = Object.values(dict.keys).filter(
      ({ keyValue, deletedAt }) => keyValue !== null && deletedAt === null,
    );
    if (keys.length === 0) return undefined;
    const phones = keys.filter(({ keyType }) => keyType === 'PHONE');
    const key = dice.one(phones.length > 0 && dice.share(0.6) ? phones : keys);
    const keyValue = dice.share(0.05) ? drawPhone(dice) : (key.keyValue ?? '');
    const owner = HOLDERS.find(({ taxId }) => taxId === key.holderTaxId);
    const isPortability = key.keyType !== 'PHONE' ? dice.share(0.9) : dice.share(0.4);
    const isOwner = owner !== undefined && (isPortability ? dice.share(0.9) : dice.share(0.1));
    return {
      type: isPortability ? 'PORTABILITY' : 'OWNERSHIP',
      keyType: keyValue === key.keyValue ? key.keyType : 'PHONE',
      keyValue,
      claimer: dice.one(PARTICIPANTS),
      person: isOwner ? owner : dice.one(HOLDERS),
    };
  },
  request: ({ type, keyType, keyValue, claimer, person: sent }) =>
    officialRequest(
      claimer,
      '/claims/',
      `<CreateClaimRequest><Claim><Type>${type}</Type><Key>${keyValue}</Key>` +
        `<KeyType>${keyType === 'RANDOM' ? 'EVP' : keyType}</KeyType>` +
        `<ClaimerAccount>${account(claimer, accountNumberOf(sent))}</ClaimerAccount>` +
        `<Claimer>${person(sent)}</Claimer></Claim></CreateClaimRequest>`,
    ),
  outcomes: (sent, world) => {
    if (CLAIMABLE[sent.keyType]?.includes(sent.type) !== true) {
      return [officialError(world, 'ClaimInvalid')];
    }
    const [, key] = activeKey(world.data.dict, sent.keyType, sent.keyValue) ?? [];
    const refusals = refusalsOf(world, sent, key);
    // Of a key without a tax id the directory only knows the name, so the guide leaves open who its owner is.
    const isUncertain = key?.holderTaxId === null;
    if (key === undefined || (refusals.length > 0 && !isUncertain)) return refusals;
    const isOpenAlready = openClaim(world.data.dict, sent.keyValue) !== undefined;
    return isOpenAlready ? refusals : [...refusals, opened(world, sent, key)];
  },
});

/** All reasons that speak against a claim. The specification has no order of them. */
function refusalsOf(
  world: World,
  { type, keyValue, claimer, person: { taxId } }: NewClaim,
  key: Key | undefined,
): readonly Outcome<World>[] {
  const open = openClaim(world.data.dict, keyValue);
  const isUncertain = key?.holderTaxId === null;
  const isOwner = key?.holderTaxId === taxId;
  const isThere = key?.ispb === claimer;
  const isInconsistent = key !== undefined && isOwner === (type === 'OWNERSHIP');
  return [
    ...(open === undefined ? [] : [officialError(world, 'ClaimAlreadyExistsForKey')]),
    ...(key === undefined ? [officialError(world, 'ClaimKeyNotFound', 404)] : []),
    ...(isUncertain || (isOwner && isThere)
      ? [officialError(world, 'ClaimResultingEntryAlreadyExists')]
      : []),
    ...(isUncertain || (isInconsistent && !(isOwner && isThere))
      ? [officialError(world, 'ClaimTypeInconsistent')]
      : []),
  ];
}

function opened(world: World, sent: NewClaim, key: Key): Outcome<World> {
  const { dict } = world.data;
  const now = nowOf(world);
  const isOwnership = sent.type === 'OWNERSHIP';
  const { type, keyType, keyValue, claimer, person: claiming } = sent;
  const draft: Claim = {
    ...{ id: null, type, keyType, keyValue, claimer, person: claiming, donor: key.ispb },
    ...{ status: 'OPEN', createdAt: now, lastModified: now },
    ownedSince: isOwnership ? null : key.ownedSince,
    resolutionPeriodEnd: daysAfter(now, 7),
    completionPeriodEnd: isOwnership ? daysAfter(now, 14) : null,
    ...{ acknowledgedAt: null, confirmReason: null, cancelReason: null, cancelledBy: null },
    requestId: null,
  };
  return {
    name: 'opened',
    differs: (answer) => claimDiffers(answer, 201, draft),
    next: (answer) => {
      const id = answer === undefined ? null : (elementOf(answer, 'Id') ?? null);
      return withData(world, 'dict', withClaim(dict, { ...draft, id }));
    },
  };
}

/** Compares an answer with a claim. @param more other elements of the answer */
export function claimDiffers(
  answer: Parameters<typeof officialDiffers>[0],
  status: number,
  { id, ...expected }: Claim,
  more: Readonly<Record<string, string>> = {},
): string | undefined {
  return officialDiffers(answer, status, {
    ...(id !== null && { Id: id }),
    Key: expected.keyValue,
    DonorParticipant: expected.donor,
    Status: expected.status,
    ResolutionPeriodEnd: expected.resolutionPeriodEnd,
    CompletionPeriodEnd: expected.completionPeriodEnd,
    LastModified: expected.lastModified,
    ConfirmReason: expected.confirmReason,
    CancelReason: expected.cancelReason,
    CancelledBy: expected.cancelledBy,
    TaxIdNumber: expected.person.taxId,
    ...more,
  });
}

export function daysAfter(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString();
}
