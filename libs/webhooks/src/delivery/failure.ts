import { AddressRefused, errorCode } from '#libs/outbound';
import { type Attempt } from './delivery';

/** The receiver did not respond in time. */
export class AttemptTimeout extends Error {
  override readonly name = 'AttemptTimeout';

  constructor(timeoutMs: number) {
    super(`The receiver did not send a complete response within ${String(timeoutMs)} ms.`);
  }
}

/** The connection ended without an error and without a complete response. */
export class ConnectionEnded extends Error {
  override readonly name = 'ConnectionEnded';
  readonly code = 'ECONNRESET';
}

const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ENOTFOUND: 'The host name has no address.',
  EAI_AGAIN: 'The host name cannot be resolved at the moment.',
  EHOSTUNREACH: 'The receiver cannot be reached.',
  ENETUNREACH: 'The receiver cannot be reached.',
  ETIMEDOUT: 'The receiver cannot be reached.',
};

const BROKEN_OFF = 'The receiver closed the connection before its response was complete.';
const BROKEN_OFF_CODES = new Set(['ECONNRESET', 'EPIPE']);

/** The length of the column. */
const MAX_LENGTH = 300;

/** The reason why there is no complete response. */
export function failureOf(error: unknown): Pick<Attempt, 'outcome' | 'error'> {
  const code = errorCode(error) ?? '';
  const unreachable = error instanceof AttemptTimeout ? error.message : UNREACHABLE[code];
  const text = unreachable ?? otherText(error, code);
  return {
    outcome: unreachable === undefined ? 'failed' : 'unreachable',
    error: text.slice(0, MAX_LENGTH),
  };
}

/** Whether the connection was closed by the receiver. */
export function isBrokenOff(error: unknown): boolean {
  return BROKEN_OFF_CODES.has(errorCode(error) ?? '');
}

function otherText(error: unknown, code: string): string {
  if (error instanceof AddressRefused) return error.message;
  if (isBrokenOff(error)) return BROKEN_OFF;
  if (code.startsWith('HPE_')) return 'The response is not valid HTTP.';
  return `The connection failed: ${error instanceof Error ? error.message : String(error)}`;
}
