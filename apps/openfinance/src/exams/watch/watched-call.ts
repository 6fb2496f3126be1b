import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { bearerToken } from '../../security/token-check';
import { hashOf } from '../../security/tokens/secret';
import { type ExamCall } from '../items/exam-item';

const PATH_LENGTH = 200;
const KEY_LENGTH = 40;

/** The call of a request; undefined without an access token. */
export function callOf(request: Request, atMs: number): Omit<ExamCall, 'fault'> | undefined {
  const token = bearerToken(request.get('Authorization'));
  if (token === undefined) return undefined;
  const body: unknown = request.body;
  const data: unknown =
    typeof body === 'object' && body !== null && 'data' in body ? body.data : (body ?? null);
  return {
    method: request.method,
    path: request.path.slice(0, PATH_LENGTH),
    tokenHash: hashOf(token),
    idempotencyKey: request.get('x-idempotency-key')?.slice(0, KEY_LENGTH) ?? null,
    content: createHash('sha256').update(JSON.stringify(data)).digest('hex'),
    atMs,
  };
}
