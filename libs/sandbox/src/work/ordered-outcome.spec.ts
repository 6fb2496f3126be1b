import type { DataSource } from 'typeorm';
import { type UnitOfWork } from '#libs/database';
import { RequestContext, runInContext } from '#libs/http';
import { orderOutcome } from './ordered-outcome';
import { requesterOfOutcome } from './request-test-value';
import { requestedOutcome, takeOutcome } from './take-outcome';

describe('An outcome that the service orders', () => {
  const taken = (code: string, isFree: boolean): Promise<unknown> =>
    runInContext(new RequestContext('c', 'run-42'), () => {
      const database = {} as DataSource;
      const take = function* () {
        return isFree;
      };
      orderOutcome({ code, requester: 'The examiner', database, take });
      const outcomes = { AM04: 'No money' };
      const asked = requestedOutcome(outcomes);
      const { value } = takeOutcome({} as UnitOfWork, outcomes).next();
      return Promise.resolve([asked, value, requesterOfOutcome()]);
    });

  it.each([
    ['AM04', true, ['AM04', 'AM04', 'The examiner']],
    ['AM04', false, ['AM04', undefined, 'A rule of sandbox run-42']],
    ['AC03', true, [undefined, undefined, 'A rule of sandbox run-42']],
  ])('%s, free: %s', async (code, isFree, expected) => {
    expect(await taken(code, isFree)).toEqual(expected);
  });
});
