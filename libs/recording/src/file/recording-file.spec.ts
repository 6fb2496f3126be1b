import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RecordedExchange } from '../format/recording';
import { readRecording, RecordingFile } from './recording-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recording-file-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const out = (): string => join(folder, 'a');
const exchange = (number: number): RecordedExchange => ({
  number,
  request: { method: 'GET', path: '/spi/x', headers: {} },
  tookMs: 1,
});
const numbers = async (): Promise<number[]> =>
  (await readRecording(out())).exchanges.map(({ number }) => number);

describe('The file of a recording', () => {
  it('has the exchanges in the order of their requests', async () => {
    const file = await RecordingFile.create(out(), 'http://a');
    for (const number of [2, 1, 3]) await file.append(exchange(number));
    expect(await file.finish()).toMatchObject({ origin: 'http://a', service: 'spi' });
    expect(await numbers()).toEqual([1, 2, 3]);
    expect(readdirSync(folder)).toEqual(['a.recording.json']);
    expect(statSync(`${out()}.recording.json`).mode & 0o777).toBe(0o600);
  });

  it('loses only an exchange whose line is cut by a kill', async () => {
    const file = await RecordingFile.create(out(), 'http://a');
    await file.append(exchange(1));
    await file.append(exchange(2));
    const part = `${out()}.recording.json.part`;
    expect(statSync(part).mode & 0o777).toBe(0o600);
    appendFileSync(part, JSON.stringify(exchange(3)).slice(0, 20));
    expect(await numbers()).toEqual([1, 2]);
    // The system closes the files of a killed process.
    await file.leave();
    await expect(RecordingFile.create(out(), 'http://a')).rejects.toThrow('has its 2 exchanges');
    expect(readdirSync(folder)).toEqual(['a.recording.json']);
    expect(await numbers()).toEqual([1, 2]);
  });

  it('is never replaced', async () => {
    writeFileSync(`${out()}.recording.json`, 'mine');
    await expect(RecordingFile.create(out(), 'http://a')).rejects.toThrow('exists');
    expect(readFileSync(`${out()}.recording.json`, 'utf8')).toBe('mine');
  });

  it.each([
    ['{', 'is not JSON'],
    ['{}', '"format" is not'],
    ['{"format":"payment-simulators-recording","version":9}', 'version 9'],
    ['{"format":"payment-simulators-recording","version":1}', '/exchanges must be a list'],
    [
      '{"format":"payment-simulators-recording","version":1,"exchanges":[{"request":{"method":1}}]}',
      '/exchanges/0/request/method must be a text',
    ],
  ])('is refused if it is %s', async (text, message) => {
    writeFileSync(`${out()}.recording.json`, text);
    await expect(readRecording(out())).rejects.toThrow(message);
  });
});
