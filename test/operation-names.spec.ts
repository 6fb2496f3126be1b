import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const documents = [...readdirSync('apps').map((name) => join('apps', name)), '.']
  .map((folder) => join(folder, 'openapi.json'))
  .filter((file) => existsSync(file));

describe('The API document', () => {
  it.each(documents)('%s names every operation differently', (file) => {
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string }>>>>;
    };
    const names = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(names).not.toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});
