import 'reflect-metadata';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#libs/kernel';
import { createTestData, databaseUnderTest } from '#libs/testing';
import { EXAMPLE_REPORT } from '../src/generate/examples';
import { FileSweeper } from '../src/writing/file-sweeper';
import { createReportData, reportsIn, startReports } from './report-client';

/** A file of Linux to which nothing can be written, as if the disk was full. */
const FULL = '/dev/full';
/** Has the identity of the data whose files are in the folder itself. */
const OWNER = '.report-files-owner';

describe(`The storage folder on ${databaseUnderTest}`, () => {
  it('that is on a full disk makes the run fail, and has no half file', async () => {
    const data = await createReportData();
    const test = await startReports(data);
    const { call, generate } = reportsIn(() => test, 'full');
    const folder = join(data.folder, 'full');
    // With a sandbox of its own, so that the folder is not one of a sandbox that was dropped.
    expect(await generate()).toMatchObject({ status: 'succeeded' });
    // The name of the file of an example is known.
    symlinkSync(FULL, join(folder, `${EXAMPLE_REPORT}.1.csv.part`));
    const { body } = await call('get', `/reports/${EXAMPLE_REPORT}?wait=60`).expect(200);
    expect(body).toMatchObject({
      status: 'failed',
      error: { code: existsSync(FULL) ? 'STORAGE_FULL' : 'REPORT_FAILED' },
    });
    expect(readdirSync(folder).filter((name) => name.startsWith(EXAMPLE_REPORT))).toEqual([]);
    await call('get', `/reports/${EXAMPLE_REPORT}/download`).expect(409);
    expect(await generate()).toMatchObject({ status: 'succeeded' });
    await test.stop();
    await data.remove();
  });

  it('that becomes something else makes the run fail, until it is a folder again', async () => {
    const data = await createReportData();
    const test = await startReports(data);
    const { generate } = reportsIn(() => test, 'gone');
    rmSync(data.folder, { recursive: true });
    writeFileSync(data.folder, 'not a folder');
    expect(await generate()).toMatchObject({
      status: 'failed',
      error: { code: 'STORAGE_UNAVAILABLE', detail: expect.stringMatching(/REPORT_DIR/) as string },
    });
    rmSync(data.folder);
    expect(await generate()).toMatchObject({ status: 'succeeded' });
    await test.stop();
    await data.remove();
  });

  it('limits the size of a file', async () => {
    const data = await createReportData();
    const test = await startReports(data, { REPORT_MAX_MEGABYTES: '1' });
    const { generate } = reportsIn(() => test, 'large');
    const run = await generate({ parameters: { rows: 100_000 } });
    expect(run).toMatchObject({ status: 'failed', error: { code: 'REPORT_TOO_LARGE' } });
    expect(readdirSync(join(data.folder, 'large'))).toEqual([]);
    await test.stop();
    await data.remove();
  });

  it('loses the files of dropped sandboxes, and old files without a run', async () => {
    const data = await createReportData();
    const test = await startReports(data);
    const kept = await reportsIn(() => test, 'kept').generate();
    const { call, generate } = reportsIn(() => test, 'dropped');
    await generate();
    await call('delete', '/__admin/sandboxes/dropped').expect(204);
    for (const name of [`${EXAMPLE_REPORT}.1.csv`, `${EXAMPLE_REPORT}.2.csv.part`]) {
      const path = join(data.folder, 'kept', name);
      writeFileSync(path, '');
      utimesSync(path, 1, 1);
    }
    const recent = `${EXAMPLE_REPORT}.3.csv`;
    const recentPath = join(data.folder, 'kept', recent);
    writeFileSync(recentPath, '');
    // Of the clock that the service reads. libfaketime does not change the times of files.
    const nowSec = systemClock.nowMs() / 1_000;
    utimesSync(recentPath, nowSec, nowSec);
    await test.app.get(FileSweeper).sweep();
    expect(readdirSync(data.folder)).toEqual([OWNER, 'kept']);
    const left = readdirSync(join(data.folder, 'kept')).sort();
    expect(left).toEqual([`${kept.id}.1.csv`, recent].sort());
    await test.stop();
    await data.remove();
  });

  it('keeps what is not a file of a report', async () => {
    const data = await createReportData();
    mkdirSync(join(data.folder, 'photos', 'deep'), { recursive: true });
    mkdirSync(join(data.folder, 'empty'));
    const others = ['notes.txt', 'photos/a.jpg', 'photos/deep/b.jpg'];
    for (const name of others) writeFileSync(join(data.folder, name), 'mine');
    const test = await startReports(data);
    const { call, generate } = reportsIn(() => test, 'photos');
    await generate();
    await call('delete', '/__admin/sandboxes/photos').expect(204);
    await test.app.get(FileSweeper).sweep();
    expect(readdirSync(data.folder, { recursive: true }).map(String).sort()).toEqual(
      [
        OWNER,
        'empty',
        'photos',
        join('photos', 'deep'),
        ...others.map((name) => join(name)),
      ].sort(),
    );
    await test.stop();
    await data.remove();
  });

  it('keeps the file of a sandbox when it expires in a copy of the sandbox', async () => {
    const data = await createReportData();
    const test = await startReports(data);
    const original = reportsIn(() => test, 'original');
    const copy = reportsIn(() => test, 'copy');
    const { id } = await original.generate();
    const snapshot = '/__admin/sandboxes/original/snapshots/before';
    await original.call('post', snapshot).expect(201);
    await original.call('post', `${snapshot}/restore`, { into: 'copy' }).expect(200);
    await copy.freeze('2999-01-01T00:00:00Z');
    await copy.call('get', `/reports/${id}/download`).expect(410);
    await original.download(id);
    await test.stop();
    await data.remove();
  });

  it('that two suites use keeps the files of both', async () => {
    const data = await createReportData();
    const otherData = await createTestData();
    const settings = { REPORT_DIR: data.folder };
    const [test, other] = [await startReports(data), await startReports(otherData, settings)];
    const [mine, theirs] = [test, other].map((each) => reportsIn(() => each, 'same-name'));
    const { id } = (await mine?.generate()) ?? { id: '' };
    const { id: otherId } = (await theirs?.generate()) ?? { id: '' };
    const only = await reportsIn(() => test, 'only-mine').generate();
    for (const each of [other, test]) await each.app.get(FileSweeper).sweep();
    await theirs?.call('delete', '/__admin/sandboxes/same-name').expect(204);
    await other.app.get(FileSweeper).sweep();
    await mine?.download(id);
    await reportsIn(() => test, 'only-mine').download(only.id);
    await theirs?.call('get', `/reports/${otherId}/download`).expect(404);
    const kept = await reportsIn(() => other, 'kept').generate();
    await test.app.get(FileSweeper).sweep();
    await other.stop();
    const again = await startReports(otherData, settings);
    await reportsIn(() => again, 'kept').download(kept.id);
    for (const each of [test, again]) await each.stop();
    for (const each of [otherData, data]) await each.remove();
  });

  it('is shared by instances of one database, and has a folder for data in memory', async () => {
    const data = await createReportData();
    const test = await startReports(data);
    const { id } = await reportsIn(() => test, 'shared').generate();
    if (databaseUnderTest === 'SQLite') {
      const settings = { REPORT_DIR: data.folder, DATA_DIR: ':memory:' };
      const memory = await startReports(data, settings);
      await reportsIn(() => memory, 'shared').generate();
      await memory.app.get(FileSweeper).sweep();
      expect(readdirSync(data.folder)).toHaveLength(3);
      await memory.stop();
      expect(readdirSync(data.folder)).toEqual([OWNER, 'shared']);
    } else {
      const second = await startReports(data);
      await reportsIn(() => second, 'shared').download(id);
      await second.stop();
    }
    await test.stop();
    await data.remove();
  });

  it('that cannot be written to keeps the service from starting, with its name', async () => {
    const data = await createTestData();
    const folder = mkdtempSync(join(tmpdir(), 'report-files-'));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(startReports(data, { REPORT_DIR: file })).rejects.toThrow(/REPORT_DIR/);
    rmSync(folder, { recursive: true });
    await data.remove();
  });
});
