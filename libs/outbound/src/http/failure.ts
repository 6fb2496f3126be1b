import { AddressRefused } from '../address/address-guard';
import { AnswerNotDecoded, AnswerTooLarge } from './decode-body';
import { errorCode } from './error-code';
import { MAX_HEAD_BYTES, type OutboundFailure } from './outcome';

const BROKEN_OFF = 'The connection was closed before the answer was complete.';
const UNREACHABLE = 'The host cannot be reached.';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ENOTFOUND: 'The host name has no address.',
  EAI_AGAIN: 'The host name cannot be resolved at the moment.',
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  ECONNRESET: BROKEN_OFF,
  EPIPE: BROKEN_OFF,
};

/** The reason why there is no complete answer. */
export function failureOf(error: unknown): OutboundFailure {
  if (error instanceof AddressRefused) return { kind: 'refused', reason: error.message };
  if (error instanceof AnswerTooLarge) return { kind: 'too-large', reason: error.message };
  if (error instanceof AnswerNotDecoded) return { kind: 'failed', reason: error.message };
  const code = errorCode(error) ?? '';
  if (code === 'HPE_HEADER_OVERFLOW') {
    return {
      kind: 'too-large',
      reason: `The head of the answer has more than ${String(MAX_HEAD_BYTES)} bytes.`,
    };
  }
  return { kind: 'failed', reason: REASONS[code] ?? otherReason(error, code) };
}

function otherReason(error: unknown, code: string): string {
  if (code.startsWith('HPE_')) return 'The answer is not valid HTTP.';
  return `The connection failed: ${error instanceof Error ? error.message : String(error)}`;
}
