import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepted, refused } from './failure';
import { readSmallFile } from './small-file';

describe('readSmallFile', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'small-file-'));
    writeFileSync(join(folder, 'text'), 'ação\n');
    writeFileSync(join(folder, 'mark'), '\ufeffa');
    writeFileSync(join(folder, 'large'), 'x'.repeat(11));
    writeFileSync(join(folder, 'bytes'), Buffer.from([0xff, 0xfe]));
    mkdirSync(join(folder, 'folder'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['text', accepted('ação\n')],
    ['mark', accepted('a')],
    ['large', refused('it is larger than 10 bytes')],
    ['bytes', refused('it is not UTF-8 text')],
    ['folder', refused('it is not a file')],
    ['absent', refused('it does not exist')],
    ['text/below', refused('it does not exist')],
  ])('reads %s', (name, expected) => {
    expect(readSmallFile(join(folder, name), 10)).toEqual(expected);
  });

  it('does not wait for the end of a device', () => {
    expect(readSmallFile('/dev/zero', 10)).toMatchObject({ ok: false });
  });
});
