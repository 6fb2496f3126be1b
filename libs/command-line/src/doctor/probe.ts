import { reasonOf } from '#libs/control-client';
import { type Answer } from './service-check';

const PATIENCE_MS = 3_000;

/** Looks at what answers at an address. Any program can be there. */
export async function probe(address: string): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const headers = { Accept: 'application/json' };
    const response = await fetch(`${address}/health/ready`, { signal, headers });
    const text = await response.text();
    return answerOf(response.status, text);
  } catch (error) {
    const reason = reasonOf(error);
    return reason === 'ECONNREFUSED' ? { kind: 'nothing' } : failure(reason);
  }
}

/** A program that takes connections but does not speak HTTP is no simulator. */
function failure(reason: string): Answer {
  const isHttpError = /^(HPE_|UND_ERR_|ECONNRESET)/.test(reason);
  return { kind: isHttpError ? 'stranger' : 'unreachable', detail: reason };
}

/** @example answerOf(200, '{"status":"ok","service":"spi","version":"1.0.0"}').kind; // 'simulator' */
export function answerOf(status: number, text: string): Answer {
  const { service, version, code, detail } = jsonOf(text);
  if (typeof service === 'string' && typeof version === 'string') {
    return { kind: 'simulator', service, version };
  }
  if (typeof code === 'string' && status >= 500) {
    return {
      kind: 'not-ready',
      detail: typeof detail === 'string' && detail !== '' ? detail : code,
    };
  }
  return { kind: 'stranger', detail: `HTTP ${String(status)}` };
}

function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
