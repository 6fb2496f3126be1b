import fc from 'fast-check';
import { isXmlText, type Group } from '#libs/xml-tables';
import { EXAMPLE_REQUESTS, EXAMPLE_RESPONSES } from '../examples/examples';
import { type DictRequestName, type DictResponseName } from '../messages/messages';
import { readDictRequest } from './read-dict-request';
import { readDictProblem, readDictResponse } from './read-dict-response';
import { requestTable } from '../tables/requests';
import { responseTable } from '../tables/responses';
import { writeDictProblem, writeDictRequest, writeDictResponse } from './write-dict';

const REQUESTS = Object.keys(EXAMPLE_REQUESTS) as DictRequestName[];
const RESPONSES = Object.keys(EXAMPLE_RESPONSES) as DictResponseName[];
const HEAD = {
  responseTime: '2026-11-21T12:00:00.000Z',
  correlationId: 'a9f13566e19f5ca51329479a5bae60c5',
};

const like = (pattern: RegExp) => fc.stringMatching(pattern);
const text = (minimum: number, maximum: number) =>
  fc
    .string({ unit: 'binary', minLength: minimum, maxLength: maximum })
    .filter((value) => isXmlText(value));
const instant = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const uuid = fc.uuid({ version: 4 });
const transaction = like(/^\w{32}$/);
const amount = like(/^[1-9][0-9]{0,12}(\.[0-9]{1,2})?$/);
const ispb = like(/^[0-9A-Z]{8}$/);
const details = text(1, 300).filter((value) => value.trim() !== '');

/** Values of members by their names. A member that is not here keeps the value of the example, such as a code. */
const VALUES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Key: text(1, 77),
  key: text(1, 77),
  NextCursor: text(1, 100),
  Url: text(1, 300),
  Branch: like(/^[0-9]{1,4}$/),
  AccountNumber: like(/^[a-zA-Z0-9]{1,20}$/),
  Email: like(/^[a-z0-9.%&]{1,30}@[a-z0-9]{1,20}(\.[a-z0-9]{2,9}){0,2}$/),
  Phone: like(/^\+[0-9]{2,15}$/),
  HopWindow: like(/^PT[0-9]{1,3}H([0-9]{1,2}M)?$/),
  hasEntry: fc.boolean(),
  HasMoreElements: fc.boolean(),
  MonitorAccount: fc.boolean(),
  ...each(fc.nat(), ['d90', 'm12', 'm60', 'OpenReports', 'Bytes', 'Capacity', 'Total']),
  AvailableTokens: fc.integer(),
  ...each(ispb, ['Participant', 'DonorParticipant', 'ReporterParticipant']),
  ...each(ispb, ['CounterpartyParticipant', 'ContestedParticipant', 'RequestingParticipant']),
  ...each(uuid, ['RequestId', 'ClaimId', 'RefundId', 'InfractionReportId', 'FraudMarkerId']),
  ...each(uuid, ['FundsRecoveryId']),
  ...each(transaction, ['TransactionId', 'RootTransactionId', 'RefundTransactionId']),
  ...each(amount, ['RefundAmount', 'EffectiveRefundedAmount', 'Amount', 'MinTransactionAmount']),
  ...each(details, ['ReportDetails', 'AnalysisDetails', 'RefundDetails', 'RefundAnalysisDetails']),
  ...each(instant, ['OpeningDate', 'CreationDate', 'LastModified', 'CreationTime', 'Watermark']),
  ...each(instant, ['Timestamp', 'ResolutionPeriodEnd', 'CompletionPeriodEnd', 'SettlementTime']),
  ...each(like(/^[0-9a-f]{64}$/), ['Cid', 'ParticipantSyncVerifier', 'Sha256']),
};

function each(values: fc.Arbitrary<unknown>, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, values]));
}

type Row = Group<unknown>['elements'][number];

/** Values of the form of the example, which has all members. Optional members can be absent, and lists longer. */
function valuesOf(group: Group<unknown>, example: object): fc.Arbitrary<unknown> {
  const members = new Map(Object.entries(example));
  const rows = [...group.attributes, ...group.elements, ...(group.content ? [group.content] : [])];
  const record: Record<string, fc.Arbitrary<unknown>> = {};
  const requiredKeys: string[] = [];
  for (const row of rows.flatMap(flat)) {
    const member = row.member ?? row.name;
    if (!members.has(member)) continue;
    record[member] = memberValues(row, member, members.get(member));
    if (row.required) requiredKeys.push(member);
  }
  return fc.record(record, { requiredKeys });
}

/** The rows below a step without a value of its own belong to the group around it. */
function flat(row: Row): readonly Row[] {
  const { type, member } = row;
  return type.kind === 'group' && member === undefined ? type.elements.flatMap(flat) : [row];
}

function memberValues(row: Row, member: string, example: unknown): fc.Arbitrary<unknown> {
  if (!row.list) return singleValues(row, member, example);
  const items = (example as readonly unknown[]).map((item) => singleValues(row, member, item));
  return fc.array(fc.oneof(...items), { minLength: row.minimum ?? 1, maxLength: 4 });
}

function singleValues({ type }: Row, member: string, example: unknown): fc.Arbitrary<unknown> {
  if (type.kind === 'group') return valuesOf(type, example as object);
  return VALUES[member] ?? fc.constant(example);
}

describe('Whatever the values of a body', () => {
  it.each(REQUESTS)('%s is read as it was written', (name) => {
    const values = valuesOf(requestTable(name, '2.12') as never, EXAMPLE_REQUESTS[name]);
    fc.assert(
      fc.property(values, (value) => {
        fc.pre(isAllowed(value as Loose));
        const xml = writeDictRequest(name, value as never);
        const read = readDictRequest(name, Buffer.from(xml), '2.12');
        expect(read).toEqual({ ok: true, value: noUndefined(value) });
      }),
      { numRuns: 20 },
    );
  });

  it.each(RESPONSES)('%s is read as it was written', (name) => {
    const values = valuesOf(responseTable(name, '2.12') as never, EXAMPLE_RESPONSES[name]);
    fc.assert(
      fc.property(values, (value) => {
        const xml = writeDictResponse(name, HEAD, value as never, '2.12');
        const read = readDictResponse(name, Buffer.from(xml));
        expect(read).toEqual({ ok: true, value: { head: HEAD, body: noUndefined(value) } });
      }),
      { numRuns: 20 },
    );
  });

  it('a problem is read as it was written, but for characters that XML cannot carry', () => {
    const any = fc.string({ unit: 'binary', maxLength: 50 });
    const violation = fc.record(
      { reason: any, value: any, property: any },
      { requiredKeys: ['reason'] },
    );
    fc.assert(
      fc.property(any, fc.array(violation, { maxLength: 5 }), (detail, violations) => {
        const problem = {
          ...{ name: 'BadRequest' as const, title: 'Bad request', status: 400, detail },
          ...{ correlationId: HEAD.correlationId, violations },
        };
        const read = readDictProblem(Buffer.from(writeDictProblem(problem)));
        expect(read.ok).toBe(true);
        const texts = [detail, ...violations.flatMap((one) => Object.values(one))];
        if (texts.every((one) => isXmlText(one))) {
          expect(read).toEqual({ ok: true, value: noUndefined(problem) });
        }
      }),
    );
  });
});

interface Loose {
  readonly AnalysisResult?: string;
  readonly FraudType?: string;
  readonly SituationType?: string;
  readonly ReportDetails?: string;
  readonly Account?: unknown;
  readonly Owner?: unknown;
  readonly Reason?: string;
  readonly Participant?: string;
  readonly RefundAnalysisResult?: string;
  readonly RefundTransactionId?: string;
  readonly PrioritizationStrategy?: string;
  readonly Transactions?: unknown;
}

/** Whether the rules between members allow what the absence of optional members left. */
function isAllowed(body: Loose): boolean {
  if (body.AnalysisResult === 'AGREED' && body.FraudType === undefined) return false;
  if (body.SituationType === 'OTHER' && body.ReportDetails === undefined) return false;
  if (body.PrioritizationStrategy === 'TRANSACTION_LIST' && body.Transactions === undefined) {
    return false;
  }
  if (body.RefundAnalysisResult !== undefined && body.RefundTransactionId === undefined) {
    return false;
  }
  const isUpdate = body.Reason !== undefined && 'Key' in body && body.Participant === undefined;
  return !isUpdate || body.Account !== undefined || body.Owner !== undefined;
}

function noUndefined(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('Whatever is changed in a body', () => {
  it('3,000 changes of bytes are read or refused, and never throw', () => {
    const documents = [
      ...REQUESTS.map((name) => [name, writeDictRequest(name, EXAMPLE_REQUESTS[name] as never)]),
    ].map(([name = '', xml = '']) => ({ name: name as DictRequestName, xml: Buffer.from(xml) }));
    fc.assert(
      fc.property(
        fc.constantFrom(...documents),
        fc.nat({ max: 3_000 }),
        fc.nat({ max: 40 }),
        fc.uint8Array({ maxLength: 8 }),
        ({ name, xml }, seed, length, bytes) => {
          const from = seed % xml.length;
          const changed = Buffer.concat([
            xml.subarray(0, from),
            bytes,
            xml.subarray(from + length),
          ]);
          const read = readDictRequest(name, changed, '2.12');
          if (!read.ok) expect(read.refusal.detail).not.toBe('');
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['elements of an unknown name', (count: number) => '<x/>'.repeat(count)],
    ['text', (count: number) => `<Reason>${'a'.repeat(count * 4)}</Reason>`],
    ['an e-mail', (count: number) => `<Key>${'a@'.repeat(count * 2)}</Key>`],
    ['attributes', (count: number) => `<Key ${attributes(count)}>1</Key>`],
  ])('many %s get a short answer', (_, content) => {
    const xml = `<CreateEntryRequest>${content(15_000)}</CreateEntryRequest>`;
    const read = readDictRequest('CreateEntryRequest', Buffer.from(xml), '2.12');
    expect(read.ok).toBe(false);
    expect(JSON.stringify(read).length).toBeLessThan(10_000);
  });
});

function attributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${String(index)}="1"`).join(' ');
}
