import { DICT_OPERATIONS, isInVersion, operationOf, type OperationName } from './operations';
import { API_VERSIONS } from './versions';

const OPERATIONS = Object.keys(DICT_OPERATIONS) as OperationName[];

describe('The operations of a version', () => {
  it.each<[OperationName, readonly string[]]>([
    ['getEntry', ['1.8', '2.6', '2.12']],
    ['getEntryForInitiator', ['1.8']],
    ['createFraudMarker', ['2.6', '2.12']],
    ['createFundsRecovery', ['2.12']],
  ])('%s is in %j', (name, versions) => {
    expect(API_VERSIONS.filter((version) => isInVersion(operationOf(name), version))).toEqual(
      versions,
    );
  });

  it('have different addresses', () => {
    const addresses = OPERATIONS.map((name) => {
      const { method, path } = operationOf(name);
      return `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
    });
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
