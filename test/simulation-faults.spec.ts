import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Fault {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly what: string;
}

/** Scripts are not compiled. */
async function readFaults(): Promise<readonly Fault[]> {
  const { href } = pathToFileURL(resolve('scripts/simulation/planted-faults.mjs'));
  const { FAULTS } = (await import(href)) as { readonly FAULTS: readonly Fault[] };
  return FAULTS;
}

describe('The faults of npm run check:simulation', () => {
  it('are in the source: each text to replace occurs once in its file', async () => {
    const counts = (await readFaults()).map(({ name, file, find }) => ({
      name,
      occurrences: readFileSync(file, 'utf8').split(find).length - 1,
    }));
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.filter(({ occurrences }) => occurrences !== 1)).toEqual([]);
  });

  it('change the source, and have different names', async () => {
    const faults = await readFaults();
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    expect(faults.filter(({ find, replace }) => find === replace)).toEqual([]);
  });
});
