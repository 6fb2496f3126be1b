import 'reflect-metadata';
import { databaseUnderTest } from '#libs/testing';
import { SERVICES } from './case';
import { describeContract } from './describe-contract';
import { startOwnSuite } from './own-suite';

/** Addresses of running services, from SPI_URL, DICT_URL and so on. */
const named = SERVICES.flatMap((service) => {
  const address = process.env[`${service.toUpperCase()}_URL`]?.trim().replace(/\/+$/, '');
  return address === undefined || address === '' ? [] : [[service, address] as const];
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
    describeContract(startOwnSuite, { services: SERVICES, hasSandbox: true });
  });
  describe(`The contract without the header X-Sandbox on ${databaseUnderTest}`, () => {
    describeContract(startOwnSuite, { services: SERVICES, hasSandbox: false });
  });
}
