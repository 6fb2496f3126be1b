import 'reflect-metadata';
import { databaseUnderTest } from '#libs/testing';
import { startSuiteUnderTest } from '../suite/suite-under-test';
import { SERVICES } from './case';
import { describeContract } from './describe-contract';

/** Addresses of running services, from SPI_URL, DICT_URL and so on. */
const named = SERVICES.flatMap((service) => {
  const address = process.env[`${service.toUpperCase()}_URL`]?.trim().replace(/\/+$/, '') ?? '';
  return address === '' ? [] : [[service, address] as const];
});

if (named.length > 0) {
  describe('The contract, on the services that the environment names', () => {
    const target = { addresses: Object.fromEntries(named), close: () => Promise.resolve() };
    describeContract(() => Promise.resolve(target), {
      services: named.map(([service]) => service),
      hasSandbox: true,
    });
  });
} else {
  describe(`The contract on ${databaseUnderTest}`, () => {
    describeContract(startSuiteUnderTest, { services: SERVICES, hasSandbox: true });
  });
  describe(`The contract without the header X-Sandbox on ${databaseUnderTest}`, () => {
    describeContract(startSuiteUnderTest, { services: SERVICES, hasSandbox: false });
  });
}
