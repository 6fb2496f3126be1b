import { at, differsIn, statusDiffers } from '../../core/answers';
import { type Outcome } from '../../core/model';
import { type Answer, type HttpRequest } from '../../core/wire';
import { nowOf, type World } from '../world';

export const ACCOUNTS_PATH = '/open-banking/accounts/v1/accounts';
export const PAYMENTS_PATH = '/open-banking/payments/v1/pix/payments';
export const PAYMENT_CONSENTS_PATH = '/open-banking/payments/v1/consents';
export const CONSENTS_PATH = '/open-banking/consents/v1/consents';

/** The members of an interface as an object of JSON. TypeScript takes an interface for none, because it could be extended. */
export type AsJson<T> = { [Name in keyof T]: T[Name] extends object ? AsJson<T[Name]> : T[Name] };

/** Brasília is three hours behind UTC. */
const BRASILIA_MS = 3 * 3_600_000;

export function request(
  method: string,
  path: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
): HttpRequest {
  return {
    service: 'openfinance',
    method,
    path,
    ...(body !== undefined && { body }),
    ...(headers !== undefined && { headers }),
  };
}

/** An instant as the standard writes it, without milliseconds. */
export function dateTimeOf(ms: number): string {
  return new Date(ms).toISOString().replace('.000Z', 'Z');
}

/** The day in Brasília. */
export function dayOf(ms: number): string {
  return new Date(ms - BRASILIA_MS).toISOString().slice(0, 10);
}

export function nowMsOf(world: World): number {
  return Date.parse(nowOf(world));
}

/** An error of the standard that changes nothing, unless the world is another one. */
export function refused(
  world: World,
  status: number,
  code: string,
  next: World = world,
): Outcome<World> {
  return {
    name: code,
    differs: (answer) =>
      statusDiffers(answer, status) ?? differsIn(at(answer.body, 'errors', 0), { code }),
    next: () => next,
  };
}

/** Compares the status and members of `data`. */
export function dataDiffers(
  answer: Answer,
  status: number,
  data: Readonly<Record<string, unknown>>,
): string | undefined {
  return statusDiffers(answer, status) ?? differsIn(at(answer.body, 'data'), data);
}
