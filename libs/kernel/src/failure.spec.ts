import { at, Failure, failure, summaryOf } from './failure';

describe('The summary of violations', () => {
  const violation = { pointer: '/a', detail: 'Must be a number.' };
  it.each([
    ['the first one', [violation], 0, '/a: Must be a number.'],
    [
      'how many others are listed',
      [violation, violation],
      0,
      '/a: Must be a number. And 1 more; see errors.',
    ],
    [
      'how many others were left out',
      [violation],
      7,
      '/a: Must be a number. And 7 more; see errors.',
    ],
    [
      'the body if the pointer is empty',
      [{ ...violation, pointer: '' }],
      0,
      'The body: Must be a number.',
    ],
    [
      'only that the request is invalid if there are no violations',
      [],
      0,
      'The request is not valid.',
    ],
  ])('names %s', (_, violations, omitted, summary) => {
    expect(summaryOf(violations, omitted)).toBe(summary);
  });
});

describe('The class of a failure', () => {
  class KeyNotFound extends failure.notFound(
    'KEY_NOT_FOUND',
    'The key does not exist',
    (key: string, sandbox: string) => `Sandbox ${sandbox} has no key ${key}.`,
  ) {}

  it('has the kind, the code and the title, and makes the detail from the parameters', () => {
    const error = new KeyNotFound('a@b.com', 'run-42');
    expect(error).toBeInstanceOf(Failure);
    expect(error).toMatchObject({
      name: 'KeyNotFound',
      kind: 'not-found',
      code: 'KEY_NOT_FOUND',
      title: 'The key does not exist',
      detail: 'Sandbox run-42 has no key a@b.com.',
      violations: [],
    });
  });

  it('takes the description as its parameter if nothing makes it', () => {
    class NotReady extends failure.unavailable('NOT_READY', 'The service is not ready') {}
    expect(new NotReady('The database is down.').detail).toBe('The database is down.');
  });

  const violations = [{ pointer: '/port', detail: 'Must be a number.' }];
  it.each([
    ['one violation', () => at('/port', 'Must be a number.'), '/port: Must be a number.', 0],
    [
      'a list of violations',
      () => ({ kept: violations, omitted: 2 }),
      '/port: Must be a number. And 2 more; see errors.',
      2,
    ],
    ['a detail and violations', () => ({ detail: 'In use.', violations }), 'In use.', 0],
  ])('can be described by %s', (_, describe, detail, omittedViolations) => {
    class PortInvalid extends failure.malformed('PORT_INVALID', 'Not valid', describe) {}
    expect(new PortInvalid()).toMatchObject({ detail, violations, omittedViolations });
  });
});
