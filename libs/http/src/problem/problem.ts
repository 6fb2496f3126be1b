import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import { Failure, type FailureKind, type Violation } from '#libs/kernel';
import { HttpProblem } from './http-problem';
import { InfrastructureFailure, infrastructureFailure } from './infrastructure-failure';

/** The body of every error response: RFC 9457, with a stable `code` and the list of errors. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The path of the request. */
  readonly instance: string;
  readonly code: string;
  readonly correlationId?: string;
  readonly errors?: readonly Violation[];
  /** The number of errors that `errors` does not list. */
  readonly omittedErrors?: number;
  /** Additional members that a standard defines for this problem type. */
  readonly [member: string]: unknown;
}

export interface ProblemAnswer {
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;
  /** The error is a defect of the service: it is logged, and its message is not sent. */
  readonly isDefect: boolean;
  /** The database or its disk failed: the error is logged too. */
  readonly isOutage: boolean;
}

/** The path and correlation id of the request. */
export interface Occurrence {
  readonly path: string;
  readonly correlationId: string | undefined;
  /**
   * An outer reason for the failure, such as a replaced sandbox. It is reported instead of the error that
   * it caused.
   */
  readonly interruption?: Failure | undefined;
}

interface About {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly violations?: readonly Violation[];
  readonly omittedViolations?: number;
  readonly type?: string | undefined;
  readonly members?: Failure['members'];
}

/** Turns any thrown value into a problem. */
export function answerTo(thrown: unknown, occurrence: Occurrence): ProblemAnswer {
  const error = thrown instanceof Failure ? thrown : (infrastructureFailure(thrown) ?? thrown);
  if (error instanceof Failure) {
    const { code, title, detail, retryAfterSeconds: seconds, type, members } = error;
    const { violations, omittedViolations } = error;
    const found = { violations, omittedViolations };
    const standard = { type, ...(members === undefined ? {} : { members }) };
    const about = { status: statusOf(error.kind), code, title, detail, ...found, ...standard };
    const headers = seconds === undefined ? {} : { 'Retry-After': String(seconds) };
    const isOutage = error instanceof InfrastructureFailure;
    return { problem: toProblem(about, occurrence), headers, isDefect: false, isOutage };
  }
  const isOutage = false;
  if (error instanceof HttpProblem) {
    return {
      problem: toProblem(error, occurrence),
      headers: error.headers,
      isDefect: false,
      isOutage,
    };
  }
  if (error instanceof HttpException && error.getStatus() < 500) {
    const about = ofStatus(error.getStatus(), error.message);
    return { problem: toProblem(about, occurrence), headers: {}, isDefect: false, isOutage };
  }
  const { interruption, ...rest } = occurrence;
  if (interruption !== undefined) return answerTo(interruption, rest);
  const about = ofStatus(500, 'The service failed; its log has the details.');
  return { problem: toProblem(about, occurrence), headers: {}, isDefect: true, isOutage };
}

function statusOf(kind: FailureKind): number {
  switch (kind) {
    case 'malformed':
      return 400;
    case 'unauthenticated':
      return 401;
    case 'forbidden':
      return 403;
    case 'not-found':
      return 404;
    case 'conflict':
      return 409;
    case 'gone':
      return 410;
    case 'unprocessable':
      return 422;
    case 'rate-limited':
      return 429;
    case 'upstream-failed':
      return 502;
    case 'unavailable':
      return 503;
    case 'upstream-timeout':
      return 504;
    case 'storage-full':
      return 507;
  }
}

function ofStatus(status: number, detail: string): About {
  const title = STATUS_CODES[status] ?? 'Error';
  return { status, title, detail, code: title.toUpperCase().replace(/[^A-Z]+/g, '_') };
}

function toProblem(about: About, { path, correlationId }: Occurrence): Problem {
  const { status, code, title, detail, violations = [], omittedViolations = 0, members } = about;
  return {
    type: about.type ?? `urn:problem:${code.toLowerCase().replaceAll('_', '-')}`,
    title,
    status,
    detail,
    instance: path,
    code,
    ...(correlationId === undefined ? {} : { correlationId }),
    ...(violations.length === 0 ? {} : { errors: violations }),
    ...(omittedViolations === 0 ? {} : { omittedErrors: omittedViolations }),
    ...members,
  };
}
