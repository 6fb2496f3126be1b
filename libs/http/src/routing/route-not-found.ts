import type { Request } from 'express';
import { meantPath } from '../address/canonical';
import { nearestPath } from '../address/nearest-path';
import { HttpProblem } from '../problem/http-problem';
import { declaredOperations } from './declared-operations';

/**
 * The error for an address that does not exist. It names the path that was probably meant.
 * @param reason what is wrong with the form of the address
 */
export function routeNotFound(request: Request, reason?: string): HttpProblem {
  // Not `request.path`, which leaves the host of http://host/path out.
  const [path = ''] = request.originalUrl.split('?', 1);
  const declared = declaredOperations(request.app).map((operation) => operation.path);
  const detail = [
    `Nothing is served at ${path}; /docs lists all addresses.`,
    ...(reason === undefined ? [] : [reason]),
    ...suggestion(path, declared, reason === undefined),
  ].join(' ');
  return new HttpProblem(404, detail, {
    code: 'ROUTE_NOT_FOUND',
    title: 'The address does not exist',
  });
}

/** @param isInForm whether the path has the form of an address, so that a name in it must be wrong */
function suggestion(path: string, declared: readonly string[], isInForm: boolean): string[] {
  const meant = meantPath(path, declared);
  if (meant !== undefined && meant !== path) {
    return [`Paths have one form, and the case of letters counts. Is ${meant} meant?`];
  }
  const near = isInForm ? nearestPath(path, declared) : undefined;
  return near === undefined || near === path ? [] : [`Is ${near} meant?`];
}

/** The path that was requested; a handler may have changed `request.url`. */
export function requestedPath({ originalUrl, path }: Request): string {
  return originalUrl.startsWith('/') ? (originalUrl.split('?', 1)[0] ?? path) : path;
}
