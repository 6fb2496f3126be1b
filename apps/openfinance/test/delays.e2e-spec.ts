import 'reflect-metadata';
import type { Express } from 'express';
import { declaredOperations } from '#libs/http';
import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';
import { NOW } from './payments/payer';

/** The parts of the service that are no operations of open banking: control, console, health and documentation. */
const OWN =
  /^\/(?:__admin|console|docs|health|healthz|readyz|livez|metrics|api|openapi|guide|favicon|$)/;
/** The families that must be in the table, so that it cannot become empty by itself. */
const FAMILIES = ['auth', 'authorisation', 'directory', 'open-banking', 'qr', 'spi'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const SANDBOX = 'delays';
/** Clients name the sandbox in the path, because they send no header of ours. */
const IN_PATH = `/s/${SANDBOX}`;

describe(`A delay that a rule orders on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  /** Each operation with an example of its path, as `GET /auth/jwks`. */
  const operations = (): string[] => {
    const express: Express = test.app.getHttpAdapter().getInstance();
    const declared = declaredOperations(express);
    return declared
      .filter(({ path }) => !OWN.test(path))
      .flatMap(({ methods, path }) =>
        METHODS.filter((method) => methods.includes(method)).map(
          (method) => `${method} ${path.replaceAll(/:\w+/g, 'x')}`,
        ),
      );
  };

  it('delays each operation, until the clock of the sandbox has reached its time', async () => {
    const { rule, call, frozen } = admin(test, SANDBOX);
    await frozen(NOW).expect(200);
    const { body } = await rule({ effect: { delay: { fixedMs: 60_000, clock: 'sandbox' } } });
    const { id } = body as { readonly id: string };
    const sent = operations();
    const families = new Set(sent.map((operation) => operation.split('/')[1]));
    expect(FAMILIES.filter((family) => !families.has(family))).toEqual([]);
    expect(sent.length).toBeGreaterThan(70);

    const answered = new Set<string>();
    const answers = sent.map(async (operation) => {
      const [method = '', path = ''] = operation.split(' ');
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      const { status } = await test.http[verb](IN_PATH + path).redirects(0);
      answered.add(operation);
      return status;
    });
    const hits = async (): Promise<number> =>
      ((await call('get', `/rules/${id}`).expect(200)).body as { readonly hits: number }).hits;
    while ((await hits()) + answered.size < sent.length) continue;
    const early = [...answered];
    // Before a check that can fail, because the service waits for its requests when it is closed.
    await call('post', '/clock/advance', { by: 'PT1M' }).expect(200);
    const statuses = await Promise.all(answers);
    expect(early).toEqual([]);
    expect(statuses.filter((status) => status === 500)).toEqual([]);
    expect(await hits()).toBe(sent.length);
  });
});
