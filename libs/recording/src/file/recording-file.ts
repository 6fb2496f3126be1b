import { lstat, open, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ServiceName } from '#libs/control-client';
import { makeFolder, newUuid, systemClock, toIsoUtc } from '#libs/kernel';
import { guessService } from '../format/guess-service';
import {
  RECORDING_FORMAT,
  RECORDING_VERSION,
  type RecordedExchange,
  type Recording,
} from '../format/recording';
import { RecordingFailed } from '../format/recording.errors';
import { checkedRecording } from './check-recording';

/** What is known when a recording begins. */
type Head = Omit<Recording, 'exchanges'>;

const ENDING = '.recording.json';
/** Only the user who records may read the file. */
const MODE = 0o600;

/** `spi` is `spi.recording.json`; a name that ends with .json stays. */
export function recordingPath(out: string): string {
  return out.endsWith('.json') ? out : out + ENDING;
}

/**
 * The file of a recording. While it runs, each exchange is a line of `<path>.part`, so that a killed process loses at most the
 * last one. `finish` writes the file itself in one step. All that is written is masked.
 */
export class RecordingFile {
  private constructor(
    readonly path: string,
    private readonly handle: FileHandle,
  ) {}

  /** @throws RecordingFailed if there is a recording with this name already, or the file cannot be created */
  static async create(out: string, origin: string, service?: ServiceName): Promise<RecordingFile> {
    const path = recordingPath(out);
    await refuseExisting(path);
    const head: Head = {
      format: RECORDING_FORMAT,
      version: RECORDING_VERSION,
      origin,
      ...(service === undefined ? {} : { service }),
      recordedAt: toIsoUtc(systemClock.nowMs()),
    };
    try {
      await makeFolder(dirname(path));
      const handle = await open(partOf(path), 'wx', MODE);
      await handle.appendFile(`${JSON.stringify(head)}\n`);
      return new RecordingFile(path, handle);
    } catch (error) {
      throw new RecordingFailed(`The file ${path} cannot be written (${codeOf(error)}).`);
    }
  }

  /** @throws RecordingFailed if the disk is full, or another error of the system */
  async append(exchange: RecordedExchange): Promise<void> {
    try {
      await this.handle.appendFile(`${JSON.stringify(exchange)}\n`);
    } catch (error) {
      throw new RecordingFailed(`The file ${this.path} cannot be written (${codeOf(error)}).`);
    }
  }

  /** Closes the part, and leaves it. */
  async leave(): Promise<void> {
    await this.handle.close();
  }

  /** Removes the part: nothing was recorded. */
  async discard(): Promise<void> {
    await this.handle.close();
    await rm(partOf(this.path), { force: true });
  }

  /** Writes the recording, and removes the part. */
  async finish(): Promise<Recording> {
    await this.handle.close();
    return finishPart(this.path);
  }
}

/**
 * Reads a recording, or the part that a killed recorder has left.
 *
 * @throws RecordingFailed if there is none, or the file is no recording
 */
export async function readRecording(out: string): Promise<Recording> {
  const path = recordingPath(out);
  const text = await textOf(path);
  if (text === undefined) {
    const part = await textOf(partOf(path));
    if (part === undefined) throw new RecordingFailed(`There is no file ${path}.`);
    return recordingOfPart(part, path);
  }
  try {
    return checkedRecording(JSON.parse(text), path);
  } catch (error) {
    if (error instanceof RecordingFailed) throw error;
    throw new RecordingFailed(`The file ${path} is not JSON.`);
  }
}

async function refuseExisting(path: string): Promise<void> {
  if (await exists(path)) {
    throw new RecordingFailed(`The file ${path} exists. Choose another name, or delete it.`);
  }
  if (!(await exists(partOf(path)))) return;
  const { exchanges } = await finishPart(path);
  throw new RecordingFailed(
    `An earlier recorder was ended before it could write ${path}. The file now has its ${String(exchanges.length)} exchanges. Choose another name.`,
  );
}

async function finishPart(path: string): Promise<Recording> {
  const recording = recordingOfPart((await textOf(partOf(path))) ?? '', path);
  const temporary = `${path}.${newUuid()}.tmp`;
  try {
    const handle = await open(temporary, 'wx', MODE);
    try {
      await handle.writeFile(`${JSON.stringify(recording, undefined, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw new RecordingFailed(
      `The file ${path} cannot be written (${codeOf(error)}). The exchanges are in ${partOf(path)}.`,
    );
  }
  await rm(partOf(path), { force: true });
  return recording;
}

/** The last line may be cut. */
function recordingOfPart(text: string, path: string): Recording {
  const lines = text.split('\n');
  const values = lines.flatMap((line): unknown[] => {
    try {
      return line === '' ? [] : [JSON.parse(line)];
    } catch {
      return [];
    }
  });
  const [head, ...exchanges] = values as [Head | undefined, ...RecordedExchange[]];
  const sorted = exchanges.sort((one, other) => one.number - other.number);
  const service = head?.service ?? guessService(sorted.map(({ request }) => request.path));
  return checkedRecording(
    { ...head, ...(service === undefined ? {} : { service }), exchanges: sorted },
    path,
  );
}

function partOf(path: string): string {
  return `${path}.part`;
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch {
    return false;
  }
}

/** @returns undefined if the file does not exist */
async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new RecordingFailed(`The file ${path} cannot be read (${codeOf(error)}).`);
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? (error as Error).message;
}
