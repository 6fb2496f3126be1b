import { type ServiceName } from '#libs/control-client';
import { readSmallFile } from '#libs/kernel';
import { RecordingFile } from '../file/recording-file';
import { type CapturedExchange } from '../format/captured';
import { type RecordedExchange } from '../format/recording';
import { RecordingFailed } from '../format/recording.errors';
import { ExchangeMask } from '../mask/mask-exchange';
import {
  DEFAULT_BODY_BYTES,
  startRecorder,
  type Recorder,
  type RecorderOptions,
} from '../proxy/start-recorder';
import { Target, type TargetTls } from '../proxy/target';

const DEFAULT_MAX_EXCHANGES = 10_000;
const MAX_PEM_BYTES = 1024 * 1024;
/** What a body may be when it is unpacked, compared with its limit on the wire. */
const UNPACKED_FACTOR = 4;

/** What a tester can set. */
export interface RecordSettings {
  readonly to: string;
  readonly port: number;
  readonly host?: string | undefined;
  /** The file, or its name without `.recording.json`. */
  readonly out: string;
  /** The simulator that has these addresses. Default: the one that most addresses belong to. */
  readonly service?: ServiceName | undefined;
  readonly keep?: readonly string[] | undefined;
  readonly mask?: readonly string[] | undefined;
  /** Files in PEM for a service with mutual TLS. */
  readonly cert?: string | undefined;
  readonly key?: string | undefined;
  readonly ca?: string | undefined;
  readonly bodyBytes?: number | undefined;
  /** More exchanges pass, and are not in the file. Default: 10,000. */
  readonly maxExchanges?: number | undefined;
}

/** Where the program writes, and when it ends. */
export interface RecordRun {
  /** Is told when the recorder listens. */
  readonly whenListening?: ((address: string, origin: string) => void) | undefined;
  /** Is told of each exchange, masked. */
  readonly whenRecorded?: ((exchange: RecordedExchange) => void) | undefined;
  /** Ends the recording. */
  readonly signal: AbortSignal;
}

export interface RecordSummary {
  readonly path: string;
  readonly exchanges: number;
  readonly failed: number;
  /** Exchanges with a body that is not in the file, and so without a rule. */
  readonly withoutBody: number;
  /** Exchanges that passed after the file had its maximum, or that could not be masked. */
  readonly notRecorded: number;
  readonly service: ServiceName | undefined;
}

/**
 * Records until the signal ends it.
 *
 * @throws RecordingFailed if it cannot begin, or the file cannot be written
 */
export async function runRecord(settings: RecordSettings, run: RecordRun): Promise<RecordSummary> {
  const tls = tlsOf(settings);
  const bodyBytes = settings.bodyBytes ?? DEFAULT_BODY_BYTES;
  const { keep, mask, maxExchanges = DEFAULT_MAX_EXCHANGES } = settings;
  const exchangeMask = new ExchangeMask({ keep, mask, bodyBytes: bodyBytes * UNPACKED_FACTOR });
  const ended = new AbortController();
  const { origin } = Target.at(settings.to, tls);
  const file = await RecordingFile.create(settings.out, origin, settings.service);
  let [recorded, notRecorded] = [0, 0];
  // One after the other: a name that one exchange shows is known in the next.
  let last: Promise<void> = Promise.resolve();
  const { to, port, host } = settings;
  const recorder = await started(file, {
    ...{ to, port, host, tls, bodyBytes },
    onExchange: (captured) => {
      if (recorded >= maxExchanges) {
        notRecorded += 1;
        return;
      }
      recorded += 1;
      last = last.then(async () => {
        const masked = await maskedOrNone(exchangeMask, captured);
        if (masked === undefined) {
          notRecorded += 1;
          return;
        }
        await file.append(masked);
        run.whenRecorded?.(masked);
      });
      // A full disk ends the recording.
      last.catch(() => {
        ended.abort();
      });
      return last;
    },
  });
  await untilEnded(recorder, file, { ...run, signal: AbortSignal.any([run.signal, ended.signal]) });
  const { exchanges, service } = await file.finish();
  return {
    path: file.path,
    exchanges: exchanges.length,
    failed: exchanges.filter(({ failure }) => failure !== undefined).length,
    withoutBody: exchanges.filter(hasNoBody).length,
    notRecorded,
    service: service as ServiceName | undefined,
  };
}

async function untilEnded(
  recorder: Recorder,
  file: RecordingFile,
  { whenListening, signal }: RecordRun,
): Promise<void> {
  try {
    try {
      whenListening?.(recorder.address, recorder.origin);
      await aborted(signal);
    } finally {
      await recorder.stop();
    }
  } catch (error) {
    // The disk is full. What was written before stays.
    await file.leave();
    throw error;
  }
}

async function started(file: RecordingFile, options: RecorderOptions): Promise<Recorder> {
  try {
    return await startRecorder(options);
  } catch (error) {
    await file.discard();
    throw error;
  }
}

/** An exchange that cannot be masked is not written; its error could have parts of it. */
async function maskedOrNone(
  mask: ExchangeMask,
  captured: CapturedExchange,
): Promise<RecordedExchange | undefined> {
  try {
    return await mask.masked(captured);
  } catch {
    return undefined;
  }
}

function hasNoBody({ request, response }: RecordedExchange): boolean {
  return request.omitted !== undefined || response?.omitted !== undefined;
}

function tlsOf({ cert, key, ca }: RecordSettings): TargetTls {
  if ((cert === undefined) !== (key === undefined)) {
    throw new RecordingFailed(
      'A client certificate needs both files: the certificate and its key.',
    );
  }
  return { cert: pem(cert), key: pem(key), ca: pem(ca) };
}

function pem(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const file = readSmallFile(path, MAX_PEM_BYTES);
  if (!file.ok) throw new RecordingFailed(`The file ${path} cannot be used: ${file.refusal}.`);
  return file.value;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else {
      signal.addEventListener('abort', () => {
        resolve();
      });
    }
  });
}
