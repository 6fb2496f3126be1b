import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { type DictRequestName, type DictRequests, type OperationName } from '#libs/dict-api';

/** An admitted request of the official API. */
export interface Call<Body = undefined> {
  readonly operation: OperationName;
  /** ISPB of the participant that makes the request; 8 digits or capital letters. */
  readonly participant: string;
  /** Time of the sandbox, in ms. */
  readonly nowMs: number;
  /** The same, ISO 8601 UTC. */
  readonly now: string;
  readonly body: Body;
}

/** A call whose body has this root. */
export type CallWith<Name extends DictRequestName> = Call<DictRequests[Name]>;

const CALL = Symbol('call of the official API');
type WithCall = Request & { [CALL]?: Call<unknown> };

export function keepCall(request: WithCall, call: Call<unknown>): void {
  request[CALL] = call;
}

export function callOf(request: WithCall): Call<unknown> {
  const call = request[CALL];
  if (call === undefined) throw new Error('The method has no @Operation.');
  return call;
}

/** Injects the call into a method with `@Operation`. */
export const OfficialCall = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callOf(context.switchToHttp().getRequest()),
);

/** The CorrelationId of a response, 32 hexadecimal digits, from the correlation id of the request. */
export function correlationIdOf(correlationId: string): string {
  const digits = correlationId.replaceAll('-', '');
  if (/^[0-9a-f]{32}$/i.test(digits)) return digits.toLowerCase();
  return createHash('md5').update(correlationId).digest('hex');
}
