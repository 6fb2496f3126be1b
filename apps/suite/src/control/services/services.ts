import { Inject, Injectable } from '@nestjs/common';
import { type AppDefinition } from '#libs/app';
import { CONFIG, ConfigurationError } from '#libs/config';
import { apps } from '../../apps';
import { addressVariable, reachableFrom, startOrder } from '../../start-order';
import { type AddressConfig, type ControlConfig } from '../config';
import { namesItself, type OwnAddress } from './own-address';
import { ServiceClient } from './service-client';
import { ServiceFailed, ServiceUnknown } from './service.errors';

/** The services that are controlled, in the order in which they start: a service comes after those that it calls. */
@Injectable()
export class Services {
  readonly all: readonly ServiceClient[];

  /**
   * @throws ConfigurationError if SUITE_SERVICES names a service that does not exist, or if an address is that of the
   * suite control, which would call itself for ever
   */
  constructor(@Inject(CONFIG) config: ControlConfig & OwnAddress) {
    const addresses: Readonly<Record<string, string | undefined>> = addressesIn(config);
    const controlled = controlledApps(config.services);
    const wrong = controlled.filter(({ name }) => namesItself(addresses[name], config));
    if (wrong.length > 0)
      throw new ConfigurationError(wrong.map((app) => selfNamed(app, addresses)));
    this.all = startOrder(controlled).map((app) => {
      const { name, title, port } = app;
      const address = (addresses[name] ?? `http://127.0.0.1:${port.default}`).replace(/\/+$/, '');
      const reaches = reachableFrom(app, controlled);
      return new ServiceClient({ name, title, address, reaches });
    });
  }

  get names(): readonly string[] {
    return this.all.map(({ name }) => name);
  }

  /** @throws ServiceUnknown */
  named(name: unknown, pointer: string): ServiceClient {
    const found = this.all.find((service) => service.name === name);
    if (found === undefined) throw new ServiceUnknown(pointer, this.names);
    return found;
  }

  /** Asks every service at once. @throws the error of the first one, in their order, that fails */
  each<T>(ask: (service: ServiceClient) => Promise<T>): Promise<readonly Answer<T>[]> {
    return askAll(this.all, ask);
  }

  /** Like `each`, but returns the error of a service that does not answer instead of throwing it. */
  async eachOrError<T>(
    ask: (service: ServiceClient) => Promise<T>,
  ): Promise<readonly (Answer<T> | Silence)[]> {
    return Promise.all(
      this.all.map(async (service) => {
        try {
          return { service, value: await ask(service) };
        } catch (error) {
          if (error instanceof ServiceFailed) return { service, error: error.detail };
          throw error;
        }
      }),
    );
  }
}

/**
 * Asks services at once, and waits for all of them, so that nothing is in progress when it fails.
 * @throws the error of the first one, in their order, that fails
 */
export async function askAll<T>(
  services: readonly ServiceClient[],
  ask: (service: ServiceClient) => Promise<T>,
): Promise<readonly Answer<T>[]> {
  const asked = services.map(async (service) => ({ service, value: await ask(service) }));
  return (await Promise.allSettled(asked)).map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

/** @throws ConfigurationError */
function controlledApps(names: readonly string[]): readonly AppDefinition[] {
  if (names.length === 0) return apps;
  const known = apps.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new ConfigurationError([
      `SUITE_SERVICES names ${unknown}, which is not a service; the services are ${known.join(', ')}.`,
    ]);
  return apps.filter(({ name }) => names.includes(name));
}

function addressesIn(config: AddressConfig): Readonly<Record<string, string | undefined>> {
  return config;
}

function selfNamed(
  { name, title }: Pick<AppDefinition, 'name' | 'title'>,
  addresses: Readonly<Record<string, string | undefined>>,
): string {
  const variable = addressVariable({ name });
  const value = addresses[name] ?? '';
  return `${variable}=${value} is the address of the suite control itself. Set it to the address of ${title}, or leave it empty.`;
}

/** The response of a service. */
export interface Answer<T> {
  readonly service: ServiceClient;
  readonly value: T;
}

/** A service that did not answer. */
export interface Silence {
  readonly service: ServiceClient;
  readonly error: string;
}

export function isAnswer<T>(result: Answer<T> | Silence): result is Answer<T> {
  return 'value' in result;
}
