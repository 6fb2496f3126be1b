import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'newman';
import { databaseUnderTest } from '#libs/testing';
import { runSuite, type RunningSuite, type SentRequest } from './running-suite';

interface Run {
  /** The request and the message of each test that failed. */
  readonly failures: readonly string[];
  readonly requests: readonly SentRequest[];
}

interface Collection {
  readonly item: readonly { readonly name: string }[];
}

const folder = join('clients', 'postman');
const collection = readFileSync(join(folder, 'payment-simulators.postman_collection.json'), 'utf8');
const environment = readFileSync(join(folder, 'local.postman_environment.json'), 'utf8');
const folders = (JSON.parse(collection) as Collection).item.map(({ name }) => name);

describe(`The Postman collection on ${databaseUnderTest}`, () => {
  let suite: RunningSuite;
  beforeAll(async () => {
    suite = await runSuite();
  });
  afterAll(() => suite.stop());

  /** Runs with the addresses of the environment; those of the collection are the same. */
  function send(options: { readonly iterationCount?: number; readonly folder?: string }) {
    const chosen = JSON.parse(suite.withAddresses(environment)) as object;
    return new Promise<Run>((resolve, reject) => {
      run(
        { collection: JSON.parse(collection) as object, environment: chosen, ...options },
        (error, summary) => {
          if (error !== null) reject(error);
          const { failures, executions } = summary.run;
          resolve({
            failures: failures.map((each) => `${each.source?.name ?? ''}: ${each.error.message}`),
            requests: executions.map(({ request }) => {
              return { method: request.method, url: request.url.toString() };
            }),
          });
        },
      );
    });
  }

  it('calls every operation of the contract, twice in one run', async () => {
    const { failures, requests } = await send({ iterationCount: 2 });
    expect(failures).toEqual([]);
    expect(suite.missing(requests)).toEqual([]);
    expect(suite.missing([])).toHaveLength(56);
  });

  it.each(folders)('works folder by folder: %s', async (name) => {
    const { failures, requests } = await send({ folder: name });
    expect(failures).toEqual([]);
    expect(requests.length).toBeGreaterThan(5);
  });

  it('leaves no sandbox', async () => {
    expect(await suite.sandboxes()).toEqual([]);
  });

  it('has the addresses of the environment as its own variables', () => {
    const { variable } = JSON.parse(collection) as { readonly variable: readonly object[] };
    const { values } = JSON.parse(environment) as { readonly values: readonly object[] };
    const own = values.map((each) => {
      const { key, value } = each as { readonly key: string; readonly value: string };
      return { key, value };
    });
    expect(variable).toEqual(expect.arrayContaining(own));
  });
});
