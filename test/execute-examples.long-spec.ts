import 'reflect-metadata';
import { deletionsLast, learnIds, noIds, withIds, type PageIds } from '#libs/openapi';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { apps } from '../apps/suite/src/apps';
import { dict } from '../apps/dict/src/dict.app';
import { Documented, type DocumentedOperation } from './execute/documented';

const services = apps.map((definition) => [definition.name, definition] as const);

/** Operations that can be done only once with the data of the example, even with new ids. Their answers say why. */
const ONCE: readonly RegExp[] = [
  // The payment, invoice, execution or claim is in another state afterwards.
  /^PATCH .*\/(recurring-)?payments\//,
  /^DELETE \/remittances\/\{remittanceId\}\/payments\//,
  /\/(cancel|reject|stop|redrive|rename|substitute|extends|success|failure|refund|acknowledge|confirm|complete|close)$/,
  // A second block of the same event is refused.
  /^POST \/__admin\/invoices\/\{key\}\/events$/,
  // Deadlines of the examples pass.
  /\/clock\/advance$/,
  // The second one is kept for the next task that waits for it.
  /^POST \/webhooks\//,
  // One for each transaction, key or DPS.
  /^POST \/api\/v2\/(claims|funds-recoveries|refunds|infraction-reports)$/,
  // The dispute is in another status afterwards, and the card has the account.
  /^POST \/admin\/(disputes\/\{id\}\/steps|cards\/\{pan\}\/accounts)$/,
  // A client has one run at a time.
  /^POST \/__admin\/exams\/\{item\}$/,
  // One for each software.
  /^POST \/auth\/register$/,
  /^POST \/(SefinNacional\/.*|__admin\/restrictions)$/,
];

describe(`The examples of the API documents on ${databaseUnderTest}`, () => {
  let directory: TestApp;
  beforeAll(async () => {
    directory = await createTestApp(dict);
  });
  afterAll(() => directory.close());

  describe.each(services)('of %s', (_name, definition) => {
    let service: TestApp;
    const operations = new Documented(definition).inPageOrder(deletionsLast);
    beforeEach(async () => {
      const variables = { ISO8583_TCP_PORT: '0', DICT_URL: directory.address };
      service = await createTestApp(definition, variables);
    });
    afterEach(() => service.close());

    it('work on a fresh start, from the top of the page to its end', async () => {
      const failures = await executeAll(service.address, operations, 1);
      expect(operations.length).toBeGreaterThan(25);
      expect(failures).toEqual([]);
    });

    it('work again with the ids that the page puts in', async () => {
      const kept = operations.filter(({ method }) => method !== 'DELETE');
      expect(await executeAll(service.address, kept, 2)).toEqual([]);
    });
  });
});

/**
 * The operations that do not have a success status of the document, each with what it answered.
 * @param times how often each is executed, except those that can be done only once
 */
async function executeAll(
  address: string,
  operations: readonly DocumentedOperation[],
  times: number,
): Promise<string[]> {
  const failures: string[] = [];
  const page = {
    token: undefined,
    file: undefined,
    ids: noIds(),
    all: operations.map(({ described }) => described),
  };
  for (const operation of operations) {
    const isOnce = ONCE.some((each) => each.test(`${operation.method} ${operation.path}`));
    for (let time = 1; time <= (isOnce ? 1 : times); time += 1) {
      const { status, text, target } = await execute(address, operation, page);
      if (operation.successes.includes(status)) continue;
      failures.push(`${operation.method} ${target}: ${String(status)} ${text.slice(0, 200)}`);
    }
  }
  return failures;
}

/** The media type of files that a tester downloads and chooses in the page. */
const FILE_TYPE = 'application/gzip';

function bodyOf(body: string | Buffer | undefined): RequestInit {
  if (body === undefined) return {};
  return { body: typeof body === 'string' ? body : new Uint8Array(body) };
}

interface Page {
  token: string | undefined;
  /** The last file that was downloaded. An operation that takes a file gets it. */
  file: Buffer | undefined;
  readonly ids: PageIds;
  readonly all: readonly DocumentedOperation['described'][];
}

async function execute(address: string, operation: DocumentedOperation, page: Page) {
  const { method, body, contentType, needsToken, parameters, described } = operation;
  const chance = { nowMs: () => Date.now(), random: () => Math.random() };
  const fields = { parameters, ...(body === undefined ? {} : { body }) };
  const filled = withIds(described, fields, page.ids, chance);
  const { target, headers } = operation.with(filled.parameters);
  const response = await fetch(address + target, {
    method,
    headers: {
      ...headers,
      ...(contentType === undefined ? {} : { 'Content-Type': contentType }),
      ...(needsToken && page.token !== undefined ? { Authorization: `Bearer ${page.token}` } : {}),
    },
    ...bodyOf(contentType === FILE_TYPE ? page.file : filled.body),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString('utf8');
  if (response.headers.get('content-type') === FILE_TYPE) page.file = bytes;
  // The page keeps the token of the last response that had one.
  page.token = /"access_token":"([^"]+)"/.exec(text)?.[1] ?? page.token;
  const { status } = response;
  const received = { status, body: parsed(text) };
  learnIds(
    { method: method.toLowerCase(), operation: described, operations: page.all },
    received,
    page.ids,
  );
  return { status, text, target };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
