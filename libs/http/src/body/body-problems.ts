import { HttpProblem } from '../problem/http-problem';

export function bodyTooLarge(limitBytes: number): HttpProblem {
  return new HttpProblem(413, `The body is larger than ${String(limitBytes)} bytes.`, {
    code: 'BODY_TOO_LARGE',
    title: 'The body is too large',
  });
}

export function encodingNotSupported(): HttpProblem {
  return new HttpProblem(415, 'Content-Encoding must be gzip, deflate, br or identity.', {
    code: 'CONTENT_ENCODING_NOT_SUPPORTED',
    title: 'The content encoding is not supported',
  });
}

export function bodyBroken(): HttpProblem {
  return new HttpProblem(400, 'The body does not match its headers (length or encoding).', {
    code: 'BODY_BROKEN',
    title: 'The body cannot be read',
  });
}
