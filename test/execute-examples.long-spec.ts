import 'reflect-metadata';
import { deletionsLast } from '#libs/openapi';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { apps } from '../apps/suite/src/apps';
import { dict } from '../apps/dict/src/dict.app';
import { Documented, type DocumentedOperation } from './execute/documented';

const services = apps.map((definition) => [definition.name, definition] as const);

describe(`The examples of the API documents on ${databaseUnderTest}`, () => {
  let directory: TestApp;
  beforeAll(async () => {
    directory = await createTestApp(dict);
  });
  afterAll(() => directory.close());

  it.each(services)(
    'of %s work on a fresh start, from the top of the page to its end',
    async (_name, definition) => {
      const variables = { ISO8583_TCP_PORT: '0', DICT_URL: directory.address };
      const service = await createTestApp(definition, variables);
      const operations = new Documented(definition).inPageOrder(deletionsLast);
      const failures = await executeAll(service.address, operations);
      await service.close();
      expect(operations.length).toBeGreaterThan(25);
      expect(failures).toEqual([]);
    },
  );
});

/** The operations that do not have a success status of the document, each with what it answered. */
async function executeAll(
  address: string,
  operations: readonly DocumentedOperation[],
): Promise<string[]> {
  const failures: string[] = [];
  let token: string | undefined;
  for (const operation of operations) {
    const { method, target, body, contentType, needsToken, successes } = operation;
    const response = await fetch(address + target, {
      method,
      headers: {
        ...operation.headers,
        ...(contentType === undefined ? {} : { 'Content-Type': contentType }),
        ...(needsToken && token !== undefined ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    // The page keeps the token of the last response that had one.
    token = /"access_token":"([^"]+)"/.exec(text)?.[1] ?? token;
    if (!successes.includes(response.status)) {
      failures.push(`${method} ${target}: ${String(response.status)} ${text.slice(0, 200)}`);
    }
  }
  return failures;
}
