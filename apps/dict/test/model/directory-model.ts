import { BucketModel, type ModelBucket, type ParticipantPolicy } from './bucket-model';
import {
  dayOf,
  isOpen,
  judge,
  type ClaimKind,
  type ModelClaim,
  type ModelStep,
} from './claim-model';

/**
 * What the directory should do, written a second time from docs/dict-official.md and as simply as possible: entries, claims
 * and buckets. Outcomes are the status of HTTP and the name of the error. Times are in ms.
 */

export interface Person {
  readonly taxId: string;
  readonly name: string;
}

/** A request for an entry. */
export interface AskedEntry {
  readonly ispb: string;
  readonly keyType: string;
  /** Empty for an EVP, which DICT generates. */
  readonly key: string;
  readonly account: string;
  readonly person: Person;
}

export interface ModelEntry extends Omit<AskedEntry, 'key'> {
  id: string;
  key: string;
  /** The request that created it, to compare repeats with. */
  readonly asked: string;
  readonly createdMs: number;
  readonly ownedMs: number;
  isDeleted: boolean;
}

export interface Made {
  readonly outcome: string;
  readonly entry?: ModelEntry;
}

export interface Lookup {
  readonly by: string;
  readonly keyType: string;
  readonly key: string;
  readonly payerId: string;
  readonly paymentId: string;
}

/** Kinds of claim that a type of key can have. */
const CLAIMABLE: Record<string, readonly ClaimKind[]> = {
  ...{ CPF: ['PORTABILITY'], CNPJ: ['PORTABILITY'], EMAIL: ['PORTABILITY'] },
  PHONE: ['OWNERSHIP', 'PORTABILITY'],
};

export class DirectoryModel {
  readonly buckets = new BucketModel();
  readonly entries: ModelEntry[] = [];
  readonly claims: ModelClaim[] = [];
  /** By participant and RequestId. */
  private readonly requests = new Map<string, ModelEntry>();
  /** Lookups that found their key, by the payment that they name; `isPaid` when the SPI has received its payment order. */
  private readonly lookups = new Map<string, { of: Lookup[]; isPaid: boolean }>();

  constructor(public nowMs: number) {}

  active(): ModelEntry[] {
    return this.entries.filter(({ isDeleted }) => !isDeleted);
  }

  create(asked: AskedEntry, requestId: string): Made {
    if (!this.buckets.admits('ENTRIES_WRITE', asked.ispb)) return limited;
    const before = this.requests.get(`${asked.ispb} ${requestId}`);
    if (before !== undefined) {
      const isSame = before.asked === contentOf(asked) && !before.isDeleted;
      return isSame ? { outcome: '201', entry: before } : { outcome: '400 RequestIdAlreadyUsed' };
    }
    const error = this.conflict(asked) ?? this.fullness(asked) ?? this.lockOf(asked);
    if (error !== undefined) return { outcome: `400 ${error}` };
    const entry = this.add(asked, this.nowMs);
    this.requests.set(`${asked.ispb} ${requestId}`, entry);
    return { outcome: '201', entry };
  }

  /** By the JSON call, which has other statuses, and looks at the claim before it counts the keys of the account. */
  createJson(asked: AskedEntry): Made {
    const error = this.conflict(asked) ?? this.lockOf(asked) ?? this.fullness(asked);
    if (error === undefined) return { outcome: '201', entry: this.add(asked, this.nowMs) };
    const status =
      error === 'EntryLimitExceeded' ? 422 : error === 'EntryLockedByClaim' ? 400 : 409;
    return { outcome: `${String(status)} ${inUpperCase(error)}` };
  }

  /** A new account at the same participant, or a new name of the owner. */
  update(by: string, key: string, change: { account?: string; person?: Person }): string {
    if (!this.buckets.admits('ENTRIES_UPDATE', by)) return limited.outcome;
    const entry = this.find(key);
    if (entry === undefined) return '404 NotFound';
    if (entry.ispb !== by) return '403 Forbidden';
    const { account = entry.account, person = entry.person } = change;
    if (person.taxId !== entry.person.taxId) return '400 EntryTaxIdNumberByDifferentOwner';
    const full = this.fullness({ ...entry, account });
    if (account !== entry.account && full !== undefined) return `400 ${full}`;
    Object.assign(entry, { account, person });
    return '200';
  }

  remove(by: string, key: string): string {
    if (!this.buckets.admits('ENTRIES_WRITE', by)) return limited.outcome;
    const entry = this.find(key);
    if (entry === undefined) return '404 NotFound';
    if (entry.ispb !== by) return '403 Forbidden';
    if (this.openClaim(key) !== undefined) return '400 EntryLockedByClaim';
    entry.isDeleted = true;
    return '200';
  }

  removeJson(entry: ModelEntry): string {
    if (entry.isDeleted) return '404 KEY_NOT_FOUND';
    if (this.openClaim(entry.key) !== undefined) return '400 ENTRY_LOCKED_BY_CLAIM';
    entry.isDeleted = true;
    return '204';
  }

  lookUp(lookup: Lookup): Made {
    const { by, keyType, key, payerId, paymentId } = lookup;
    const [user, psp] = bucketsOf(lookup);
    if (this.buckets.balance(user) <= 0 || this.buckets.balance(psp) <= 0) return limited;
    const entry = this.find(key);
    if (entry?.ispb === by) return { outcome: '400 EntryCannotBeQueriedForBookTransfer' };
    this.buckets.take(user, entry === undefined ? 20 : 1);
    this.buckets.take(psp, entry === undefined ? 3 : 1);
    if (entry === undefined) return { outcome: '404 NotFound' };
    const known = this.lookups.get(paymentId) ?? { of: [], isPaid: false };
    known.of.push({ by, keyType, key, payerId, paymentId });
    this.lookups.set(paymentId, known);
    return { outcome: '200', entry };
  }

  /** The SPI receives a payment order: its lookups get tokens back, once. */
  receivePaymentOrder(paymentId: string): void {
    const known = this.lookups.get(paymentId);
    if (known === undefined || known.isPaid) return;
    known.isPaid = true;
    const owners = new Map<string, readonly [ModelBucket, number]>();
    for (const lookup of known.of) {
      const [user, psp] = bucketsOf(lookup);
      owners.set(`${user.policy} ${user.owner}`, [user, user.owner.length === 11 ? 1 : 2]);
      owners.set(psp.owner, [psp, 1]);
    }
    for (const [bucket, tokens] of owners.values()) this.buckets.giveBack(bucket, tokens);
  }

  claim(kind: ClaimKind, asked: AskedEntry): { outcome: string; claim?: ModelClaim } {
    const { ispb, keyType, key, account, person } = asked;
    if (!this.buckets.admits('CLAIMS_WRITE', ispb)) return limited;
    if (!(CLAIMABLE[keyType] ?? []).includes(kind)) return { outcome: '400 ClaimInvalid' };
    if (this.openClaim(key) !== undefined) return { outcome: '400 ClaimAlreadyExistsForKey' };
    const entry = this.find(key);
    if (entry === undefined) return { outcome: '404 ClaimKeyNotFound' };
    const isSamePerson = entry.person.taxId === person.taxId;
    if (isSamePerson && entry.ispb === ispb) {
      return { outcome: '400 ClaimResultingEntryAlreadyExists' };
    }
    if (isSamePerson !== (kind === 'PORTABILITY')) return { outcome: '400 ClaimTypeInconsistent' };
    const claim: ModelClaim = {
      ...{ id: '', kind, key, keyType, donor: entry.ispb, claimer: ispb, account, person },
      ...{ createdMs: this.nowMs, changedMs: this.nowMs, ownedMs: entry.ownedMs, status: 'OPEN' },
      completionMs: undefined,
    };
    if (kind === 'OWNERSHIP') claim.completionMs = dayOf(claim, 14);
    this.claims.push(claim);
    return { outcome: '201', claim };
  }

  step(claim: ModelClaim, step: ModelStep): string {
    if (!this.buckets.admits('CLAIMS_WRITE', step.by)) return limited.outcome;
    return this.doStep(claim, step);
  }

  /** Passes time. At the end of a period, the simulator acts for a silent party. */
  advance(ms: number): void {
    const endMs = this.nowMs + ms;
    for (;;) {
      const [next] = this.claims
        .filter(isOpen)
        .flatMap((claim) => this.dutiesOf(claim))
        .filter(({ atMs }) => atMs <= endMs)
        .sort((one, other) => one.atMs - other.atMs);
      if (next === undefined) break;
      this.nowMs = next.atMs;
      for (const step of next.steps) this.doStep(next.claim, step);
    }
    this.nowMs = endMs;
    this.buckets.advance(ms);
  }

  /** The next instants at which something becomes possible or is done, for a clock that goes to them. */
  deadlines(): number[] {
    return this.claims
      .filter(isOpen)
      .flatMap((claim) => [dayOf(claim, 7), claim.completionMs ?? 0, dayOf(claim, 30)])
      .filter((atMs) => atMs > this.nowMs);
  }

  openClaim(key: string): ModelClaim | undefined {
    return this.claims.find((claim) => claim.key === key && isOpen(claim));
  }

  private dutiesOf(claim: ModelClaim): { atMs: number; claim: ModelClaim; steps: ModelStep[] }[] {
    const by = claim.donor;
    const rest = { reason: 'DEFAULT_OPERATION', requestId: '' } as const;
    if (claim.status === 'CONFIRMED') {
      if (claim.kind === 'PORTABILITY') return [];
      const steps: ModelStep[] = [{ name: 'cancel', by: claim.claimer, ...rest }];
      return [{ atMs: dayOf(claim, 30), claim, steps }];
    }
    const names =
      claim.kind === 'PORTABILITY' ? (['cancel'] as const) : (['acknowledge', 'confirm'] as const);
    return [{ atMs: dayOf(claim, 7), claim, steps: names.map((name) => ({ name, by, ...rest })) }];
  }

  private doStep(claim: ModelClaim, step: ModelStep): string {
    const { nowMs } = this;
    const judged = judge(claim, step, nowMs);
    if ('error' in judged) return judged.error;
    if (judged.repeated) return '200';
    if (step.name === 'complete') {
      const error = this.completing(claim, step.requestId);
      if (error !== undefined) return error;
    } else if (step.name === 'confirm') {
      const entry = this.find(claim.key);
      if (entry !== undefined) entry.isDeleted = true;
      claim.confirmReason = step.reason;
      const { completionMs = nowMs } = claim;
      const isAtOnce = step.reason === 'USER_REQUESTED' && claim.kind === 'OWNERSHIP';
      if (isAtOnce) claim.completionMs = Math.min(completionMs, nowMs);
    } else if (step.name === 'cancel') {
      claim.cancelReason = step.reason;
      claim.cancelledBy = judged.party === 'D' ? 'DONOR' : 'CLAIMER';
    }
    const status = { acknowledge: 'WAITING_RESOLUTION', confirm: 'CONFIRMED' } as const;
    const last = { complete: 'COMPLETED', cancel: 'CANCELLED' } as const;
    claim.status = { ...status, ...last }[step.name];
    claim.changedMs = nowMs;
    return '200';
  }

  private completing(claim: ModelClaim, requestId: string): string | undefined {
    const { claimer: ispb, keyType, key, account, person } = claim;
    if (this.requests.has(`${ispb} ${requestId}`)) return '400 RequestIdAlreadyUsed';
    const asked = { ispb, keyType, key, account, person };
    const full = this.fullness(asked);
    if (full !== undefined) return `400 ${full}`;
    const entry = this.add(asked, claim.kind === 'PORTABILITY' ? claim.ownedMs : this.nowMs);
    this.requests.set(`${ispb} ${requestId}`, entry);
    claim.requestId = requestId;
    return undefined;
  }

  private find(key: string): ModelEntry | undefined {
    return this.active().find((entry) => entry.key === key);
  }

  private add(asked: AskedEntry, ownedMs: number): ModelEntry {
    const { ispb, keyType, key, account, person } = asked;
    const entry: ModelEntry = {
      ...{ ispb, keyType, key, account, person, id: '', isDeleted: false, ownedMs },
      ...{ asked: contentOf(asked), createdMs: this.nowMs },
    };
    this.entries.push(entry);
    return entry;
  }

  private conflict({ ispb, key, person }: AskedEntry): string | undefined {
    const active = key === '' ? undefined : this.find(key);
    if (active === undefined) return undefined;
    if (active.person.taxId !== person.taxId) return 'EntryKeyOwnedByDifferentPerson';
    return active.ispb === ispb ? 'EntryAlreadyExists' : 'EntryKeyInCustodyOfDifferentParticipant';
  }

  /** 5 keys of an account if one owner is a person, 20 otherwise. */
  private fullness({ ispb, account, person }: AskedEntry): string | undefined {
    const held = this.active().filter((entry) => entry.ispb === ispb && entry.account === account);
    const taxIds = [person.taxId, ...held.map((entry) => entry.person.taxId)];
    const most = taxIds.some((taxId) => taxId.length === 11) ? 5 : 20;
    return held.length >= most ? 'EntryLimitExceeded' : undefined;
  }

  private lockOf({ key }: AskedEntry): string | undefined {
    return key !== '' && this.openClaim(key) !== undefined ? 'EntryLockedByClaim' : undefined;
  }
}

const limited = { outcome: '429 RateLimited' };

/** The bucket of the payer, and that of the participant. */
function bucketsOf({ by, keyType, payerId }: Lookup): readonly [ModelBucket, ModelBucket] {
  const isV2 = keyType !== 'PHONE' && keyType !== 'EMAIL';
  const policy = isV2 ? 'ENTRIES_READ_USER_ANTISCAN_V2' : 'ENTRIES_READ_USER_ANTISCAN';
  return [
    { policy, owner: payerId },
    { policy: 'ENTRIES_READ_PARTICIPANT_ANTISCAN' satisfies ParticipantPolicy, owner: by },
  ];
}

function contentOf({ ispb, keyType, key, account, person }: AskedEntry): string {
  return [ispb, keyType, keyType === 'EVP' ? '' : key, account, person.taxId, person.name].join(
    '&',
  );
}

function inUpperCase(name: string): string {
  return name.replace(/(?!^)[A-Z]/g, '_$&').toUpperCase();
}
