import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  readRecording,
  runRecord,
  type Recording,
  type RecordSettings,
  type RecordSummary,
} from '#libs/recording';

/** A recording that was made, and its file. */
export interface Recorded {
  readonly recording: Recording;
  readonly summary: RecordSummary;
  /** The text of the file. */
  readonly text: string;
  readonly mode: number;
  /** The names of all files that are in the folder at the end. */
  readonly files: readonly string[];
}

/** Records what `send` sends to the address of the recorder. */
export async function recordingOf(
  to: string,
  send: (address: string) => Promise<void>,
  settings: Partial<RecordSettings> = {},
): Promise<Recorded> {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  const end = new AbortController();
  try {
    let whenListening: (address: string) => void = () => undefined;
    const listening = new Promise<string>((resolve) => (whenListening = resolve));
    const run = runRecord(
      { to, port: 0, out: join(folder, 'service'), ...settings },
      { whenListening, signal: end.signal },
    );
    await send(await Promise.race([listening, run.then(() => '')]));
    end.abort();
    const summary = await run;
    const { path } = summary;
    return {
      recording: await readRecording(path),
      summary,
      text: readFileSync(path, 'utf8'),
      mode: statSync(path).mode & 0o777,
      files: readdirSync(folder),
    };
  } finally {
    end.abort();
    rmSync(folder, { recursive: true, force: true });
  }
}
