import { failure } from '#libs/kernel';
import { infrastructureFailure } from './infrastructure-failure';
import { answerTo } from './problem';

const withCode = (code: unknown, message = 'of the driver'): Error =>
  Object.assign(new Error(message), { code });

class NotFound extends failure.notFound('ECONNREFUSED', 'Not found') {}

describe('infrastructureFailure', () => {
  it.each([
    ['08006', 503, 'DATABASE_UNAVAILABLE'],
    ['57P01', 503, 'DATABASE_UNAVAILABLE'],
    ['57P03', 503, 'DATABASE_UNAVAILABLE'],
    ['53300', 503, 'DATABASE_UNAVAILABLE'],
    ['28P01', 503, 'DATABASE_UNAVAILABLE'],
    ['3D000', 503, 'DATABASE_UNAVAILABLE'],
    ['ECONNREFUSED', 503, 'DATABASE_UNAVAILABLE'],
    ['ECONNRESET', 503, 'DATABASE_UNAVAILABLE'],
    ['ETIMEDOUT', 503, 'DATABASE_UNAVAILABLE'],
    ['ENOTFOUND', 503, 'DATABASE_UNAVAILABLE'],
    ['ENOTDIR', 503, 'DATABASE_UNAVAILABLE'],
    ['SQLITE_READONLY', 503, 'DATABASE_UNAVAILABLE'],
    ['SQLITE_READONLY_DBMOVED', 503, 'DATABASE_UNAVAILABLE'],
    ['SQLITE_CANTOPEN', 503, 'DATABASE_UNAVAILABLE'],
    ['SQLITE_IOERR_FSYNC', 503, 'DATABASE_UNAVAILABLE'],
    ['53100', 507, 'STORAGE_FULL'],
    ['SQLITE_FULL', 507, 'STORAGE_FULL'],
    ['SQLITE_IOERR_WRITE', 507, 'STORAGE_FULL'],
    ['ENOSPC', 507, 'STORAGE_FULL'],
    ['42P01', 503, 'SANDBOX_REPLACED'],
    ['3F000', 503, 'SANDBOX_REPLACED'],
    ['40P01', 503, 'DATABASE_BUSY'],
    ['40001', 503, 'DATABASE_BUSY'],
    ['SQLITE_BUSY', 503, 'DATABASE_BUSY'],
  ])('answers %s with %i %s, alone and inside an error of TypeORM', (driverCode, status, code) => {
    const driverError = withCode(driverCode);
    for (const error of [driverError, Object.assign(new Error('Failed'), { driverError })]) {
      const answer = answerTo(error, { path: '/', correlationId: undefined });
      expect(answer).toMatchObject({ problem: { status, code }, isDefect: false, isOutage: true });
      expect(answer.headers['Retry-After']).toMatch(/^\d+$/);
      expect(answer.problem.detail).not.toContain('of the driver');
    }
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Query runner already released. Cannot run queries anymore.',
  ])('recognizes an error without a code: %s', (message) => {
    expect(infrastructureFailure(new Error(message))?.code).toBe('DATABASE_UNAVAILABLE');
  });

  it.each([
    ['a constraint', withCode('23505')],
    ['a statement that is wrong', withCode('42601')],
    ['a column that is missing', withCode('SQLITE_ERROR')],
    [
      'a call to another service',
      new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }),
    ],
    ['a code that is a number', withCode(23)],
    ['no error at all', undefined],
    ['a text', 'ECONNREFUSED'],
  ])('does not change %s', (_, error) => {
    expect(infrastructureFailure(error)).toBeUndefined();
  });

  it('does not change a failure of the domain', () => {
    const { problem, isOutage } = answerTo(new NotFound('x'), { path: '/', correlationId: '1' });
    expect(problem.status).toBe(404);
    expect(isOutage).toBe(false);
  });
});
