import 'reflect-metadata';
import { startSuiteUnderTest } from '../suite/suite-under-test';
import { SERVICES } from './case';
import { describeContract } from './describe-contract';

describe('The contract on two instances of each service, which take turns', () => {
  // One pooled connection shows whether work keeps one while it waits for another.
  const settings = { DATABASE_POOL_SIZE: '1' };
  describeContract(() => startSuiteUnderTest({ instances: 2, settings }), {
    services: SERVICES,
    hasSandbox: true,
  });
});
