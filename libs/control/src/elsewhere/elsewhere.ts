import { SANDBOX_HEADER, type RequestContext } from '#libs/http';
import { type Failure } from '#libs/kernel';

/** How a request has named its sandbox. */
type Naming = Pick<RequestContext, 'sandbox' | 'sandboxPrefix' | 'basePath' | 'headers'>;

/** Says that a sandbox has what the request has not found in its own, and how to reach it. */
export function foundIn(
  sandbox: string,
  { sandbox: named, sandboxPrefix, basePath, headers }: Naming,
): string {
  const exists = `It exists in the sandbox "${sandbox}"`;
  // The header must not contradict the host name or the path. Only hosts below localhost are told of other sandboxes.
  const isByHost = new RegExp(`^${named}\\.(.+\\.)?localhost`, 'i').test(headers.host ?? '');
  if (isByHost) return `${exists}, but the host name of the request names "${named}".`;
  if (sandboxPrefix !== '') return `${exists}: send the request to ${basePath}/s/${sandbox}.`;
  return `${exists}: send the header ${SANDBOX_HEADER}: ${sandbox}.`;
}

/** The same failure with one more sentence. It stays one of its class, because others look at that. */
export function withSentence(failure: Failure, sentence: string): Failure {
  const detail = `${failure.detail} ${sentence}`;
  return Object.create(failure, { detail: { value: detail } }) as Failure;
}
