import { type TestApp } from '#libs/testing';
import { ANA, claimsOf, JOAO, newRequestId, START } from '../claims/claims-client';
import { endToEndIdOf, entryOf } from '../official/official-client';
import { type ModelBucket } from './bucket-model';
import { REASONS, type ClaimKind, type ModelClaim, type ModelStep } from './claim-model';
import { DirectoryModel, type AskedEntry, type Lookup, type ModelEntry } from './directory-model';
import { FraudStory } from './fraud-story';
import { iso, Outcomes, PARTICIPANTS } from './outcomes';

const PADARIA = { taxId: '12345678000195', name: 'Padaria Pinheiro Ltda' };
const PEOPLE = [JOAO, ANA, PADARIA] as const;
const ACCOUNTS = ['1001', '1002'] as const;
/** Few keys, so that the operations meet. */
const KEYS = [
  ...['+5561988880000', '+5561988880001', '+5561988880002'].map((key) => ['PHONE', key] as const),
  ...['joao@example.com', 'ana@example.com'].map((key) => ['EMAIL', key] as const),
  ...([
    ['CPF', JOAO.taxId],
    ['CPF', ANA.taxId],
    ['CNPJ', PADARIA.taxId],
  ] as const),
] as const;
const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

/** Does random operations at the directory and in the model, and compares each outcome. */
export class Story {
  readonly model = new DirectoryModel(Date.parse(START));
  readonly outcomes: Outcomes;
  readonly frauds: FraudStory;
  readonly client: ReturnType<typeof claimsOf>;
  private readonly asked: { readonly entry: AskedEntry; readonly requestId: string }[] = [];
  private readonly lookups: Lookup[] = [];

  constructor(test: TestApp, sandbox: string, seed: number) {
    this.client = claimsOf(test, sandbox);
    this.outcomes = new Outcomes(seed, this.model);
    this.frauds = new FraudStory(test, sandbox, this.model, this.outcomes);
  }

  async step(): Promise<void> {
    await this.outcomes.dice.one([
      ...repeated(6, () => this.create()),
      ...repeated(3, () => this.create('EVP')),
      ...repeated(2, () => this.createAgain()),
      ...repeated(2, () => this.createJson()),
      ...repeated(3, () => this.update()),
      ...repeated(3, () => this.remove()),
      ...repeated(1, () => this.removeJson()),
      ...repeated(7, () => this.lookUp()),
      ...repeated(4, () => this.frauds.pay(this.lookups)),
      ...repeated(8, () => this.claim()),
      ...repeated(18, () => this.claimStep()),
      ...repeated(7, () => this.passTime()),
      ...repeated(3, () => this.setBucket()),
      ...repeated(4, () => this.frauds.report()),
      ...repeated(8, () => this.frauds.reportStep()),
      ...repeated(4, () => this.frauds.refund()),
      ...repeated(4, () => this.frauds.refundStep()),
    ])();
  }

  private async create(type?: 'EVP'): Promise<void> {
    const requestId = newRequestId();
    const entry = this.anEntry(type);
    this.asked.push({ entry, requestId });
    await this.sendEntry(entry, requestId);
  }

  /** The same request again, or its RequestId for another entry. */
  private async createAgain(): Promise<void> {
    if (this.asked.length === 0) return;
    const { entry, requestId } = this.outcomes.dice.one(this.asked.slice(-15));
    const isOther = this.outcomes.dice.share(0.3);
    const other = { ...this.anEntry(), ispb: entry.ispb };
    await this.sendEntry(isOther ? other : entry, requestId);
  }

  private async sendEntry(asked: AskedEntry, requestId: string): Promise<void> {
    const { outcome, entry } = this.model.create(asked, requestId);
    const answer = await this.client.by(asked.ispb).post('/entries/', 'CreateEntryRequest', {
      ...entryOf(asked.ispb, {
        ...{ key: asked.key === '' ? undefined : asked.key, keyType: asked.keyType, requestId },
        ...{ accountNumber: asked.account, ...asked.person },
      }),
    });
    this.outcomes.check(`create ${JSON.stringify(asked)} ${requestId}`, answer, outcome);
    if (entry === undefined) return;
    const key = answer.text('Entry/Key') ?? '';
    if (entry.key === '') entry.key = key;
    expect([this.outcomes.last, key, answer.text('Entry/CreationDate')]).toEqual([
      this.outcomes.last,
      entry.key,
      iso(entry.createdMs),
    ]);
  }

  private async createJson(): Promise<void> {
    const asked = this.anEntry();
    const { keyType, key, ispb, account, person } = asked;
    const { outcome } = this.model.createJson(asked);
    const { status, body } = await this.client.contract.post({
      ...{ keyType, keyValue: key, accountId: account, ispb, branch: '0001' },
      ...{ accountNumber: account, accountType: 'CACC' },
      ...{ holderName: person.name, holderTaxId: person.taxId },
    });
    this.outcomes.compare(
      `create JSON ${JSON.stringify(asked)}`,
      jsonOutcome(status, body),
      outcome,
    );
  }

  private async update(): Promise<void> {
    const { model } = this;
    const { dice } = this.outcomes;
    const entry = this.aKey();
    const by = this.outcomes.mostly(entry.ispb ?? '');
    const person = entry.person ?? JOAO;
    const change = dice.share(0.7)
      ? { account: dice.one(ACCOUNTS) }
      : { person: dice.share(0.8) ? { ...person, name: dice.one(['Ana Lima', 'Rui']) } : JOAO };
    const account = 'account' in change ? change.account : undefined;
    const owner = 'person' in change ? change.person : undefined;
    const sent = entryOf(by, { accountNumber: account ?? '', ...(owner ?? JOAO) })['Entry'];
    const { Account, Owner } = sent as Record<'Account' | 'Owner', object>;
    const outcome = model.update(by, entry.key, change);
    const answer = await this.client
      .by(by)
      .put(`/entries/${encodeURIComponent(entry.key)}`, 'UpdateEntryRequest', {
        Key: entry.key,
        ...(account === undefined ? {} : { Account: Account as never }),
        ...(owner === undefined ? {} : { Owner: Owner as never }),
        Reason: 'RFB_VALIDATION',
      });
    this.outcomes.check(`update ${entry.key} by ${by} ${JSON.stringify(change)}`, answer, outcome);
  }

  private async remove(): Promise<void> {
    const { key, ispb = '' } = this.aKey();
    const by = this.outcomes.mostly(ispb);
    const outcome = this.model.remove(by, key);
    const path = `/entries/${encodeURIComponent(key)}/delete`;
    const members = { Key: key, Participant: by, Reason: 'USER_REQUESTED' };
    const answer = await this.client.by(by).post(path, 'DeleteEntryRequest', members);
    this.outcomes.check(`remove ${key} by ${by}`, answer, outcome);
  }

  private async removeJson(): Promise<void> {
    const known = this.model.entries.filter(({ id }) => id !== '');
    if (known.length === 0) return;
    const entry = this.outcomes.dice.one(known);
    const outcome = this.model.removeJson(entry);
    const { status, body } = await this.client.contract.delete(entry.id);
    this.outcomes.compare(`remove JSON ${entry.key}`, jsonOutcome(status, body), outcome);
  }

  private async lookUp(): Promise<void> {
    const { dice } = this.outcomes;
    const { key, keyType } = this.aKey();
    const by = dice.one(PARTICIPANTS);
    const again = dice.share(0.2) ? this.lookups.at(-1)?.paymentId : undefined;
    const payerId = dice.one([JOAO.taxId, PADARIA.taxId]);
    const lookup = { by, key, keyType, payerId, paymentId: again ?? endToEndIdOf(by) };
    const { outcome, entry } = this.model.lookUp(lookup);
    const headers = { 'PI-PayerId': payerId, 'PI-EndToEndId': lookup.paymentId };
    const answer = await this.client.by(by).get(`/entries/${encodeURIComponent(key)}`, headers);
    this.outcomes.check(`look up ${JSON.stringify(lookup)}`, answer, outcome);
    if (entry === undefined) return;
    this.lookups.push(lookup);
    const claim = this.model.openClaim(key);
    const { person, ispb, account, createdMs, ownedMs } = entry;
    const at = (path: string) => answer.text(`Entry/${path}`);
    expect([
      ...[
        this.outcomes.last,
        at('Account/Participant'),
        at('Account/AccountNumber'),
        at('Owner/Name'),
      ],
      ...[at('CreationDate'), at('KeyOwnershipDate'), at('OpenClaimCreationDate')],
    ]).toEqual([
      ...[this.outcomes.last, ispb, account, person.name, iso(createdMs), iso(ownedMs)],
      claim && iso(claim.createdMs),
    ]);
  }

  private async claim(): Promise<void> {
    const { dice } = this.outcomes;
    const { key, keyType, ispb = '', person = JOAO } = this.aKey();
    const claimer = dice.one(PARTICIPANTS);
    const owner = dice.share(0.5) ? person : dice.one(PEOPLE);
    const right: ClaimKind = owner.taxId === person.taxId ? 'PORTABILITY' : 'OWNERSHIP';
    const kind = dice.share(0.85) ? right : dice.one(['PORTABILITY', 'OWNERSHIP'] as const);
    const account = dice.one(ACCOUNTS);
    const asked = { ispb: claimer, keyType, key, account, person: owner };
    const { outcome, claim } = this.model.claim(kind, asked);
    const parts = { type: kind, key, keyType, person: owner, account };
    const answer = await this.client.create(parts, claimer);
    this.outcomes.check(`claim ${kind} ${JSON.stringify(asked)} of ${ispb}`, answer, outcome);
    if (claim !== undefined) claim.id = answer.text('Claim/Id') ?? '';
  }

  private async claimStep(): Promise<void> {
    const { model } = this;
    const { dice } = this.outcomes;
    if (model.claims.length === 0) return;
    const claim = dice.one(model.claims.slice(-6));
    const step = this.aStep(claim);
    const { name, by, reason, requestId } = step;
    const outcome = model.step(claim, step);
    const members =
      name === 'complete'
        ? { RequestId: requestId }
        : name === 'acknowledge'
          ? {}
          : { Reason: reason };
    const answer = await this.client.step(by, name, claim.id, members);
    this.outcomes.check(
      `${name} ${claim.kind} ${claim.status} ${JSON.stringify(step)}`,
      answer,
      outcome,
    );
    if (outcome === '200') expect(answer.text('Claim/Status')).toBe(claim.status);
  }

  private aStep(claim: ModelClaim): ModelStep {
    const { dice } = this.outcomes;
    const next = {
      OPEN: 'acknowledge',
      WAITING_RESOLUTION: 'confirm',
      CONFIRMED: 'complete',
    } as const;
    const { status } = claim;
    const isNext = status in next && dice.share(0.6);
    const name = isNext
      ? next[status as keyof typeof next]
      : dice.one(['acknowledge', 'confirm', 'cancel', 'complete'] as const);
    const party = name === 'acknowledge' || name === 'confirm' ? claim.donor : claim.claimer;
    const reason = dice.share(0.5) ? REASONS[0] : dice.one(REASONS);
    const used = claim.requestId ?? this.asked.at(-1)?.requestId;
    const requestId = dice.share(0.2) ? (used ?? newRequestId()) : newRequestId();
    return { name, by: dice.share(0.8) ? party : dice.one(PARTICIPANTS), reason, requestId };
  }

  /** Seconds, days, or exactly to a deadline or just before it. */
  private async passTime(): Promise<void> {
    const { model } = this;
    const { dice } = this.outcomes;
    const deadlines = model.deadlines().map((atMs) => atMs - model.nowMs);
    const ms = dice.one([
      (1 + dice.below(90)) * SECOND_MS,
      (1 + dice.below(90)) * SECOND_MS,
      dice.below(5_000) + 1,
      (1 + dice.below(3)) * DAY_MS,
      ...(deadlines.length === 0 ? [] : [dice.one(deadlines) - dice.below(2)]),
    ]);
    if (ms <= 0) return;
    model.advance(ms);
    await this.client.advance(`PT${(ms / SECOND_MS).toFixed(3)}S`);
    this.outcomes.compare(`advance ${String(ms)} ms`, '200', '200');
  }

  private async setBucket(): Promise<void> {
    const { dice } = this.outcomes;
    const bucket: ModelBucket = dice.one([
      { policy: 'ENTRIES_READ_USER_ANTISCAN', owner: dice.one([JOAO.taxId, PADARIA.taxId]) },
      { policy: 'ENTRIES_READ_USER_ANTISCAN_V2', owner: JOAO.taxId },
      { policy: 'ENTRIES_READ_PARTICIPANT_ANTISCAN', owner: dice.one(PARTICIPANTS) },
      { policy: 'ENTRIES_WRITE', owner: dice.one(PARTICIPANTS) },
      { policy: 'CLAIMS_WRITE', owner: dice.one(PARTICIPANTS) },
    ]);
    // Only lookups of keys that do not exist lead to debt.
    const balance = bucket.policy.endsWith('_WRITE') ? dice.below(3) : dice.below(5) - 2;
    this.model.buckets.set(bucket, balance);
    const path = `/buckets/${bucket.policy}/${bucket.owner}`;
    const { status } = await this.client.admin('put', path, { balance });
    this.outcomes.compare(`set ${path} to ${String(balance)}`, String(status), '200');
  }

  /** A key that is in the directory, or one that may be. */
  private aKey(): Pick<ModelEntry, 'key' | 'keyType'> & Partial<ModelEntry> {
    const active = this.model.active();
    if (active.length > 0 && this.outcomes.dice.share(0.8)) return this.outcomes.dice.one(active);
    const [keyType, key] = this.outcomes.dice.one(KEYS);
    return { keyType, key };
  }

  private anEntry(type?: 'EVP'): AskedEntry {
    const { dice } = this.outcomes;
    const [keyType, key] = type === undefined ? dice.one(KEYS) : ([type, ''] as const);
    const owner = PEOPLE.find(({ taxId }) => taxId === key);
    const person = owner ?? dice.one(PEOPLE);
    const ispb = dice.one(PARTICIPANTS);
    return { ispb, keyType, key, account: dice.one(ACCOUNTS), person };
  }
}

function repeated<T>(times: number, item: T): T[] {
  return Array.from({ length: times }, () => item);
}

function jsonOutcome(status: number, body: object): string {
  const code = 'code' in body ? String(body.code) : '';
  return `${String(status)} ${code}`.trim();
}
