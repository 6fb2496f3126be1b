import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOrNew } from './content-or-new';

describe('contentOrNew', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-or-new-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('writes the first content, and returns it to all callers', async () => {
    expect(await contentOrNew(join(folder, 'id'), 'first')).toBe('first');
    expect(await contentOrNew(join(folder, 'id'), 'second')).toBe('first');
  });

  it('fails if the folder is missing', async () => {
    await expect(contentOrNew(join(folder, 'missing', 'id'), 'x')).rejects.toThrow(/ENOENT/);
  });
});
