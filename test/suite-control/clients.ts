import supertest, { type Response } from 'supertest';
import { type Environment } from '#libs/config';
import { createTestApp, type TestApp } from '#libs/testing';
import { addressVariable } from '../../apps/suite/src/start-order';
import { suite as control } from '../../apps/suite/src/suite.app';
import {
  startSuiteUnderTest,
  type AppName,
  type SuiteOptions,
  type SuiteUnderTest,
} from '../suite/suite-under-test';

export interface ControlledSuite extends SuiteUnderTest {
  /** The suite control. */
  readonly control: TestApp;
}

/** All simulators, and the suite control that knows their addresses. */
export async function startControlledSuite(options: SuiteOptions = {}): Promise<ControlledSuite> {
  const suite = await startSuiteUnderTest(options);
  const app = await startControl(suite.addresses);
  return {
    ...suite,
    control: app,
    close: async () => {
      await app.close();
      await suite.close();
    },
  };
}

/** Starts a suite control of the services at these addresses. */
export function startControl(
  addresses: Readonly<Record<string, string>>,
  settings: Environment = {},
): Promise<TestApp> {
  const variables = Object.entries(addresses).map(([name, address]) => [
    addressVariable({ name }),
    address,
  ]);
  return createTestApp(control, {
    LOG_LEVEL: 'silent',
    ...Object.fromEntries(variables),
    ...settings,
  });
}

/** For `expect` of a request: checks the status, and shows the body if it is another one. */
export function withStatus(expected: number) {
  return ({ status, text }: Response): void => {
    if (status !== expected)
      throw new Error(`${String(status)} instead of ${String(expected)}: ${text}`);
  };
}

type Method = 'get' | 'post' | 'put' | 'delete';

/** The suite control and the services, for one sandbox. */
export function clientsOf(
  {
    control: app,
    addresses,
  }: Pick<ControlledSuite, 'addresses'> & { readonly control: Pick<TestApp, 'http'> },
  sandbox: string,
) {
  const call = (method: Method, path: string, body?: object) => {
    const request = app.http[method](`/__admin${path}`).set('X-Sandbox', sandbox);
    return body === undefined ? request : request.send(body);
  };
  return {
    control: call,
    /** Calls any address of a service. */
    at: (name: AppName, method: Method, path: string, body?: object) => {
      const request = supertest(addresses[name])[method](path).set('X-Sandbox', sandbox);
      return body === undefined ? request : request.send(body);
    },
    /** What each service answers to a GET of this address. */
    each: async (path: string): Promise<Record<string, unknown>> => {
      const answers = await Promise.all(
        Object.entries(addresses).map(async ([name, address]) => {
          const { body } = await supertest(address).get(path).set('X-Sandbox', sandbox);
          return [name, body as unknown] as const;
        }),
      );
      return Object.fromEntries(answers);
    },
  };
}
