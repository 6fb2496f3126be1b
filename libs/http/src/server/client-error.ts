import type { Socket } from 'node:net';
import { problemAsJson } from '../problem/problem-body';

interface Refusal {
  readonly status: number;
  readonly reason: string;
  readonly code: string;
  readonly detail: string;
}

const MALFORMED: Refusal = {
  status: 400,
  reason: 'Bad Request',
  code: 'HTTP_MALFORMED',
  detail: 'The data received is not an HTTP/1.1 request.',
};

const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    code: 'HEADERS_TOO_LARGE',
    detail: 'The request line and headers together are larger than 16 KiB.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    code: 'REQUEST_TIMEOUT',
    detail: 'The request did not arrive in time.',
  },
};

/**
 * Answers data that node:http refuses before there is a request. The error has the same form as all others.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, reason, code, detail } = REFUSALS[error.code ?? ''] ?? MALFORMED;
  const type = `urn:problem:${code.toLowerCase().replaceAll('_', '-')}`;
  const { contentType, text } = problemAsJson({
    type,
    title: reason,
    status,
    detail,
    instance: '*',
    code,
  });
  socket.end(
    `HTTP/1.1 ${String(status)} ${reason}\r\nConnection: close\r\n` +
      `Content-Type: ${contentType}\r\nContent-Length: ${String(Buffer.byteLength(text))}\r\n\r\n${text}`,
  );
}
