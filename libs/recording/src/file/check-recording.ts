import { RECORDING_FORMAT, RECORDING_VERSION, type Recording } from '../format/recording';
import { RecordingFailed } from '../format/recording.errors';

type Members = Readonly<Record<string, unknown>>;

/**
 * Checks the members that a replay needs, because a person may have edited the file.
 *
 * @throws RecordingFailed with the first member that is wrong
 */
export function checkedRecording(value: unknown, path: string): Recording {
  if (!isObject(value) || value['format'] !== RECORDING_FORMAT) {
    throw new RecordingFailed(
      `The file ${path} is no recording: "format" is not ${RECORDING_FORMAT}.`,
    );
  }
  if (value['version'] !== RECORDING_VERSION) {
    throw new RecordingFailed(
      `The file ${path} has version ${String(value['version'])}; this program reads version ${String(RECORDING_VERSION)}.`,
    );
  }
  const { exchanges } = value;
  if (!Array.isArray(exchanges)) throw wrong(path, '/exchanges', 'must be a list');
  exchanges.forEach((exchange: unknown, index) => {
    checkExchange(exchange, `/exchanges/${String(index)}`, path);
  });
  return value as unknown as Recording;
}

function checkExchange(exchange: unknown, at: string, path: string): void {
  if (!isObject(exchange)) throw wrong(path, at, 'must be an object');
  const { request, response } = exchange;
  if (!isObject(request)) throw wrong(path, `${at}/request`, 'must be an object');
  for (const name of ['method', 'path'] as const) {
    if (typeof request[name] !== 'string')
      throw wrong(path, `${at}/request/${name}`, 'must be a text');
  }
  checkMessage(request, `${at}/request`, path);
  if (response === undefined) return;
  if (!isObject(response)) throw wrong(path, `${at}/response`, 'must be an object');
  if (!Number.isInteger(response['status'])) {
    throw wrong(path, `${at}/response/status`, 'must be a number');
  }
  checkMessage(response, `${at}/response`, path);
}

function checkMessage({ headers, body }: Members, at: string, path: string): void {
  const isText = (value: unknown): boolean => typeof value === 'string';
  if (!isObject(headers) || !Object.values(headers).every(isText)) {
    throw wrong(path, `${at}/headers`, 'must be an object of texts');
  }
  if (body === undefined) return;
  if (!isObject(body) || ('text' in body ? !isText(body['text']) : !('json' in body))) {
    throw wrong(path, `${at}/body`, 'must have "json", or a text in "text"');
  }
}

function wrong(path: string, at: string, what: string): RecordingFailed {
  return new RecordingFailed(`The file ${path} is no valid recording: ${at} ${what}.`);
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
