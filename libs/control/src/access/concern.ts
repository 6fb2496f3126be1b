import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import { type Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { currentContext } from '#libs/http';

/** Where a request names the sandboxes that an operation concerns. If it names none there: the sandbox of the request. */
export interface NamedSandboxes {
  /** The path parameter with a name. */
  readonly path?: string;
  /** The member of the body with a name. */
  readonly body?: string;
}

/**
 * The sandboxes that a control operation concerns. It decides which tokens of teams may use it:
 *
 * - `request`: the sandbox of the request, as `X-Sandbox`, the path or the host name names it
 * - NamedSandboxes: those that the path or the body names
 * - `own`: those of the caller; the operation leaves out the others
 * - `none`: none; the response is the same for everybody who has a token
 * - `all`: all of the service, so only the administrator may use it
 */
export type Concern = 'request' | 'own' | 'none' | 'all' | NamedSandboxes;

const CONCERN = 'concern';
const UNAUDITED = 'unaudited';

/** Says which sandboxes a control operation, or all operations of a controller, concern. */
export function Concerns(concern: Concern): ClassDecorator & MethodDecorator {
  return SetMetadata(CONCERN, concern);
}

/**
 * Marks an operation that is not GET and has no line in the audit log: it changes nothing, or simulators send it for
 * each message, which the journal shows.
 */
export function Unaudited(): MethodDecorator {
  return SetMetadata(UNAUDITED, true);
}

type Operation = Pick<ExecutionContext, 'getHandler' | 'getClass'>;

/** Undefined if nothing says it; then only the administrator may use the operation. */
export function concernOf(reflector: Reflector, operation: Operation): Concern | undefined {
  return reflector.getAllAndOverride<Concern | undefined>(CONCERN, [
    operation.getHandler(),
    operation.getClass(),
  ]);
}

export function isUnaudited(reflector: Reflector, operation: Operation): boolean {
  return reflector.get<true | undefined>(UNAUDITED, operation.getHandler()) === true;
}

/** The operation as the audit log names it: `dropSandbox` is `drop sandbox`. */
export function nameInWords(operation: Operation): string {
  return operation.getHandler().name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/**
 * The sandboxes that a request concerns, the changed one last.
 * @returns `all` for an operation that only the administrator may use
 */
export function concernedSandboxes(
  concern: Concern | undefined,
  { params, body }: Pick<Request, 'params' | 'body'>,
): readonly string[] | 'all' {
  if (concern === undefined || concern === 'all') return 'all';
  if (concern === 'own' || concern === 'none') return [];
  const { sandbox } = currentContext();
  if (concern === 'request') return [sandbox];
  const named = [member(params, concern.path), member(body, concern.body)];
  const names = named.filter((name) => typeof name === 'string');
  return names.length === 0 ? [sandbox] : names;
}

/** Other values than texts name no sandbox: the operation refuses them. */
function member(values: unknown, name: string | undefined): unknown {
  if (name === undefined || typeof values !== 'object' || values === null) return undefined;
  return Object.hasOwn(values, name) ? (values as Record<string, unknown>)[name] : undefined;
}
