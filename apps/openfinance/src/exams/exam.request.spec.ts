import { examRequest } from './exam.request';

describe('The request of an exam', () => {
  it.each<[string, boolean]>([
    ['example-client', true],
    ['5f1d8a52-0000-4000-8000-000000000001', true],
    ['', false],
    ['a'.repeat(37), false],
    // PostgreSQL cannot compare it with any text.
    ['a\0', false],
  ])('with the client %j: %s', (clientId, isValid) => {
    expect(examRequest.safeParse({ ispb: '87654321', clientId }).success).toBe(isValid);
  });
});
