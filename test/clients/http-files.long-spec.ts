import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUnderTest } from '#libs/testing';
import { runHttpFile } from './http-file';
import { runSuite, type RunningSuite, type SentRequest } from './running-suite';

describe.each(['vscode', 'jetbrains'])(
  `The .http files for %s on ${databaseUnderTest}`,
  (dialect) => {
    const folder = join('clients', 'http', dialect);
    const sent: SentRequest[] = [];
    let suite: RunningSuite;
    beforeAll(async () => {
      suite = await runSuite();
    });
    afterAll(() => suite.stop());

    it.each(readdirSync(folder))('%s works', async (file) => {
      const text = suite.withAddresses(readFileSync(join(folder, file), 'utf8'));
      const { failures, requests } = await runHttpFile(text);
      expect(failures).toEqual([]);
      sent.push(...requests);
    });

    it('call every operation of the contract, and leave no sandbox', async () => {
      expect(suite.missing(sent)).toEqual([]);
      expect(await suite.sandboxes()).toEqual([]);
    });
  },
);
