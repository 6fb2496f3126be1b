import type { Request, RequestHandler } from 'express';
import { pointerToken } from '#libs/kernel';
import { wrongForm } from '../address/canonical';
import { HttpProblem } from '../problem/http-problem';
import { routeNotFound } from '../routing/route-not-found';
import { whyUnusable } from './unusable-text';

/**
 * Refuses a request with an invalid head before its body is read: an address that is not in its canonical form, cannot be
 * decoded or has a forbidden character, no Host, or an unsupported expectation.
 */
export function checkHead(): RequestHandler {
  return (request, _response, next) => {
    next(hostProblem(request) ?? expectationProblem(request) ?? addressProblem(request));
  };
}

/** RFC 9112, 3.2. */
function hostProblem({ headers, httpVersion }: Request): HttpProblem | undefined {
  if (headers.host !== undefined || httpVersion !== '1.1') return undefined;
  return new HttpProblem(400, 'An HTTP/1.1 request must have a Host header.', {
    code: 'HOST_MISSING',
    title: 'The Host header is missing',
    headers: { Connection: 'close' },
  });
}

/** RFC 9110, 10.1.1. */
function expectationProblem({ headers: { expect } }: Request): HttpProblem | undefined {
  if (expect === undefined || expect.toLowerCase() === '100-continue') return undefined;
  return new HttpProblem(417, 'The only supported expectation is Expect: 100-continue.', {
    code: 'EXPECTATION_FAILED',
    title: 'The expectation is not supported',
    // The client may still send the body, and the service does not read it.
    headers: { Connection: 'close' },
  });
}

function addressProblem(request: Request): HttpProblem | undefined {
  const reason = wrongForm(request.url);
  if (reason !== undefined) return routeNotFound(request, reason);
  // Such a character can only come from an escape, and most addresses have none.
  if (!request.url.includes('%')) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(request.path);
  } catch {
    return invalidAddress('path', 'The path is not percent-encoded UTF-8, as in /a%20b.');
  }
  if (whyUnusable(path) !== undefined) {
    return routeNotFound(request, 'It contains a NUL character (%00), which no address has.');
  }
  const [, query = ''] = request.url.split('?', 2);
  if (!query.includes('%00')) return undefined;
  for (const [name, text] of new URLSearchParams(query)) {
    const detail = whyUnusable(name) ?? whyUnusable(text);
    if (detail !== undefined) return invalidAddress(`/${pointerToken(name)}`, detail);
  }
  return undefined;
}

function invalidAddress(pointer: string, detail: string): HttpProblem {
  return new HttpProblem(400, `${pointer}: ${detail}`, {
    code: 'REQUEST_INVALID',
    title: 'The request is not valid',
    violations: [{ pointer, detail }],
  });
}
