import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUnderTest } from '#libs/testing';
import { type Step } from './core/step';
import { country } from './models/country';
import { replay } from './simulate';
import { Suite } from './suite/suite';

/** Steps that failed once, as `npm run simulate` wrote them. */
const FOLDER = join('test', 'simulation', 'cases');

describe(`What the simulation has found, on ${databaseUnderTest}`, () => {
  let suite: Suite;
  beforeAll(async () => {
    suite = await Suite.start();
  });
  afterAll(() => suite.close());

  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.json')))(
    'does not happen again: %s',
    async (file) => {
      const steps = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Step[];
      expect((await replay(country, suite, steps)).violation).toBeUndefined();
    },
  );
});
