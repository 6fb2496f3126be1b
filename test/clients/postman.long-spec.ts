import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUnderTest } from '#libs/testing';
import { PostmanCollection } from './postman-collection';
import { runSuite, type RunningSuite } from './running-suite';

const folder = join('clients', 'postman');
const collection = readFileSync(join(folder, 'payment-simulators.postman_collection.json'), 'utf8');
const environment = readFileSync(join(folder, 'local.postman_environment.json'), 'utf8');
const { folders } = new PostmanCollection(collection, environment);

describe(`The Postman collection on ${databaseUnderTest}`, () => {
  let suite: RunningSuite;
  beforeAll(async () => {
    suite = await runSuite();
  });
  afterAll(() => suite.stop());

  /** With the addresses of the environment; those of the collection are the same. */
  const opened = (): PostmanCollection =>
    new PostmanCollection(collection, suite.withAddresses(environment));

  it('calls every operation of the contract, twice in one run', async () => {
    const run = opened();
    await run.send();
    await run.send();
    expect(run.failures).toEqual([]);
    expect(suite.missing(run.requests)).toEqual([]);
    expect(suite.missing([])).toHaveLength(56);
  });

  it.each(folders)('works folder by folder: %s', async (name) => {
    const run = opened();
    await run.send(name);
    expect(run.failures).toEqual([]);
    expect(run.requests.length).toBeGreaterThan(5);
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
