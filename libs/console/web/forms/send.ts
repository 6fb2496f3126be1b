import { control, request, type Method } from '../api/call';
import { problemOf } from '../api/problem';
import { randomBelow, type Fresh } from './fresh';

/** What new values of a service are made from now: the clock of the sandbox and random numbers. @throws Problem */
export async function freshOf(service: string): Promise<Fresh> {
  const { now } = await control<{ readonly now: string }>(service, { path: '/clock' });
  return { now, below: randomBelow };
}

/**
 * Sends a JSON body as a client does, and returns the body of the response.
 * @throws Problem if the service refuses it
 */
export async function sendJson<T>(
  service: string,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  return sent<T>(service, { method: 'POST', path, body, headers });
}

/** Sends a request as a client does. @throws Problem if the service refuses it */
export async function sent<T>(
  service: string,
  call: {
    readonly method: Method;
    readonly path: string;
    readonly body?: object;
    readonly headers?: Readonly<Record<string, string>>;
  },
): Promise<T> {
  const response = await request(service, call);
  const text = await response.text();
  if (!response.ok) throw problemOf(response.status, text);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
