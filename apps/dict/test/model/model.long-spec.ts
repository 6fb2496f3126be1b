import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { type KeyAnswer } from '../directory';
import { type XmlElement } from '#libs/xml';
import { iso, PARTICIPANTS } from './outcomes';
import { Story } from './story';

const STEPS = 250;
const STEPS_A_CHECK = 10;

interface ListedKey extends KeyAnswer {
  readonly ispb: string;
  readonly accountNumber: string;
  readonly holderName: string;
  readonly createdAt: string;
  readonly claim?: { readonly status: string; readonly type: string };
}

/** Lists of the objects of one role: path, element, query, and the bucket that a request counts on. */
const LISTS = [
  ['claims', 'Claim', 'IsDonor=true', 'CLAIMS_LIST_WITH_ROLE'],
  [
    'infraction-reports',
    'InfractionReport',
    'IsReporter=true',
    'INFRACTION_REPORTS_LIST_WITH_ROLE',
  ],
  ['refunds', 'Refund', 'ParticipantRole=REQUESTING', 'REFUND_LIST_WITH_ROLE'],
] as const;

describe(`DICT beside a model on ${databaseUnderTest}`, () => {
  let test: TestApp;
  const outcomes = new Set<string>();
  beforeAll(async () => {
    test = await createTestApp(dict, { DICT_SIGN: 'false', LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  it.each([3, 5])(
    `has the same keys, owners, claims, reports, refunds and buckets in each of ${String(STEPS)} random operations, seed %i`,
    async (seed) => {
      const story = new Story(test, `model-${String(seed)}`, seed);
      await story.client.freeze();
      for (let done = 1; done <= STEPS; done += 1) {
        await story.step();
        if (done % STEPS_A_CHECK === 0) await agree(story);
      }
      for (const outcome of story.outcomes.met) outcomes.add(outcome);
    },
  );

  it('has met the errors of these operations', () => {
    expect([...outcomes].sort()).toEqual(expect.arrayContaining(ERRORS));
  });
});

const ERRORS = [
  ...['ClaimAlreadyExistsForKey', 'ClaimInvalid', 'ClaimOperationInvalid', 'InvalidReason'],
  ...['ClaimResultingEntryAlreadyExists', 'ClaimTypeInconsistent', 'EntryAlreadyExists'],
  ...['ClaimResolutionPeriodNotEnded', 'EntryCannotBeQueriedForBookTransfer'],
  ...['EntryKeyInCustodyOfDifferentParticipant', 'EntryKeyOwnedByDifferentPerson'],
  ...['EntryLockedByClaim', 'RequestIdAlreadyUsed'],
  ...['InfractionReportOperationInvalid', 'RefundOperationInvalid'],
  ...['RefundAlreadyBeingProcessedForTransaction', 'RefundAlreadyProcessedForTransaction'],
]
  .map((name) => `400 ${name}`)
  .concat('403 Forbidden', '404 ClaimKeyNotFound', '404 NotFound', '429 RateLimited');

/** Everything that the directory lists is what the model has. */
async function agree(story: Story): Promise<void> {
  const { model, client } = story;
  const { fraud } = story.frauds;
  const { body } = await client.contract.get('/dict/keys?limit=1000').expect(200);
  const keys = body as ListedKey[];
  // The model learns the ids of records, which only the JSON calls show.
  for (const { id, keyValue, createdAt } of keys) {
    const entry = model.active().find(({ key }) => key === keyValue);
    if (entry !== undefined && iso(entry.createdMs) === createdAt) entry.id = id;
  }
  expect(keys.map(keyInShort).sort()).toEqual(
    model
      .active()
      .map((entry) => {
        const claim = model.openClaim(entry.key);
        return keyInShort({
          ...{ keyValue: entry.key, ispb: entry.ispb, accountNumber: entry.account },
          ...{ holderName: entry.person.name, createdAt: iso(entry.createdMs) },
          ...(claim && { claim: { status: claim.status, type: claim.kind } }),
        });
      })
      .sort(),
  );
  expect(await listed(story, LISTS[0], CLAIM_MEMBERS)).toEqual(
    model.claims
      .map((claim) => {
        const { completionMs, changedMs } = claim;
        const shown = [claim.id, claim.status, claim.kind, claim.key, claim.donor];
        const why = [claim.confirmReason, claim.cancelReason, claim.cancelledBy];
        const end = completionMs === undefined ? undefined : iso(completionMs);
        return inShort([...shown, ...why, end, iso(changedMs)]);
      })
      .sort(),
  );
  expect(
    await listed(story, LISTS[1], ['Id', 'Status', 'TransactionId', 'AnalysisResult']),
  ).toEqual(
    fraud.reports
      .map(({ id, status, payment, analysis }) => inShort([id, status, payment.id, analysis]))
      .sort(),
  );
  expect(
    await listed(story, LISTS[2], ['Id', 'Status', 'RefundReason', 'RefundTransactionId']),
  ).toEqual(
    fraud.refunds
      .map(({ id, status, kind, returnId }) => inShort([id, status, kind, returnId]))
      .sort(),
  );
  const buckets = await client.admin('get', '/buckets?limit=1000').expect(200);
  const found = (buckets.body as { policy: string; owner: string; balance: number }[])
    .map(({ policy, owner, balance }) => `${policy} ${owner} ${String(balance)}`)
    .sort();
  expect(found).toEqual(model.buckets.list());
}

const CLAIM_MEMBERS = [
  ...['Id', 'Status', 'Type', 'Key', 'DonorParticipant', 'ConfirmReason', 'CancelReason'],
  ...['CancelledBy', 'CompletionPeriodEnd', 'LastModified'],
];

/** What each participant lists in one role, which counts on a bucket. */
async function listed(
  { client, model }: Story,
  [path, form, role, policy]: (typeof LISTS)[number],
  members: readonly string[],
): Promise<string[]> {
  const all: string[] = [];
  for (const ispb of PARTICIPANTS) {
    const isAdmitted = model.buckets.admits(policy, ispb);
    const answer = await client.by(ispb).get(`/${path}/?Participant=${ispb}&${role}&Limit=200`);
    expect([path, answer.status, isAdmitted]).toEqual([path, 200, true]);
    all.push(...elementsOf(answer.root, form).map((element) => membersOf(element, members)));
  }
  return all.sort();
}

function elementsOf(root: XmlElement, name: string): readonly XmlElement[] {
  return root.children.flatMap((child) => child.children).filter((child) => child.name === name);
}

function membersOf(element: XmlElement, names: readonly string[]): string {
  return inShort(names.map((name) => element.children.find((each) => each.name === name)?.text));
}

function keyInShort(key: Omit<ListedKey, 'id' | 'keyType' | 'status'>): string {
  const { keyValue, ispb, accountNumber, holderName, createdAt, claim } = key;
  return inShort([
    keyValue,
    ispb,
    accountNumber,
    holderName,
    createdAt,
    claim?.type,
    claim?.status,
  ]);
}

function inShort(members: readonly (string | undefined)[]): string {
  return members.map((member = '') => member).join(' ');
}
