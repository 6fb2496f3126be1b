import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder';

describe('makeFolder', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'make-folder-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('creates a folder and its parent folders, also twice at the same time', async () => {
    const folder = join(root, 'a', 'b', 'c');
    await Promise.all([makeFolder(folder), makeFolder(folder)]);
    expect(statSync(folder).isDirectory()).toBe(true);
    await makeFolder(folder);
  });

  it('is refused if there is a file', async () => {
    writeFileSync(join(root, 'file'), '');
    await expect(makeFolder(join(root, 'file'))).rejects.toThrow(/EEXIST/);
    await expect(makeFolder(join(root, 'file', 'a'))).rejects.toThrow(/ENOTDIR/);
  });

  it('creates the folders with the mode', async () => {
    mkdirSync(join(root, 'a'));
    await makeFolder(join(root, 'a', 'b'), 0o700);
    expect(statSync(join(root, 'a', 'b')).mode & 0o777).toBe(0o700);
  });

  it('fails where no folder can be created', async () => {
    // Other systems than Linux have no /proc.
    const expected = existsSync('/proc/self')
      ? 'there can be no folder /proc/x in /proc'
      : /\/proc/;
    await expect(makeFolder('/proc/x/y')).rejects.toThrow(expected);
  });
});
