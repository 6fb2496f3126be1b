import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { TemporaryFile } from './temporary-file';

describe('A temporary file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'temporary-file-'));
  const before = process.env['TMPDIR'];
  beforeAll(() => {
    process.env['TMPDIR'] = folder;
  });
  afterAll(() => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(folder, { recursive: true });
  });

  it('has no name in the folder, and gives back parts of what was written', async () => {
    const file = await TemporaryFile.create();
    await file.append(Buffer.from('one '));
    await file.append(Buffer.from('two three'));
    expect(readdirSync(folder)).toEqual([]);
    expect(file.size).toBe(13);
    expect((await file.start(3)).toString()).toBe('one');
    expect((await file.start(99)).toString()).toBe('one two three');
    expect(await text(file.stream({ from: 4, length: 3 }))).toBe('two');
    expect(await text(file.stream({ isLast: true }))).toBe('one two three');
    await expect(file.start(1)).rejects.toThrow();
  });
});
