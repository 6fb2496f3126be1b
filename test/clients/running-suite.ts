import { type RunningService } from '#libs/app';
import { createTestData, freePorts } from '#libs/testing';
import { apps } from '../../apps/suite/src/apps';
import { startSuite } from '../../apps/suite/src/start-suite';
import { CONTRACT } from './contract';

/** All services on free ports, and what clients did with them. */
export interface RunningSuite {
  readonly services: readonly RunningService[];
  /** Returns the text with the addresses of `npm start` replaced by those of these services. */
  withAddresses(text: string): string;
  /** Which operations of the contract none of the requests calls. */
  missing(requests: readonly SentRequest[]): string[];
  /** The sandboxes that exist besides `default`, as in `spi: http-spi`. */
  sandboxes(): Promise<string[]>;
  stop(): Promise<void>;
}

export interface SentRequest {
  readonly method: string;
  readonly url: string;
}

export async function runSuite(): Promise<RunningSuite> {
  const data = await createTestData();
  const environment = { LOG_LEVEL: 'error', ...data.environment, ...freePorts(apps) };
  const services = await startSuite(apps, environment);
  return {
    services,
    withAddresses: (text) =>
      services.reduce(
        (changed, { definition, address }) =>
          changed.replaceAll(`http://127.0.0.1:${definition.port.default}`, address),
        text,
      ),
    missing: (requests) =>
      services.flatMap(({ definition: { name }, address }) =>
        (CONTRACT[name] ?? [])
          .filter((operation) => !requests.some((sent) => calls(sent, address, operation)))
          .map((operation) => `${name}: ${operation}`),
      ),
    sandboxes: () => sandboxesOf(services),
    stop: async () => {
      await Promise.all(services.map((service) => service.stop()));
      await data.remove();
    },
  };
}

function calls({ method, url }: SentRequest, address: string, operation: string): boolean {
  const [expected = '', path = ''] = operation.split(' ');
  const pattern = path.replaceAll('.', String.raw`\.`).replace(/:\w+/g, '[^/]+');
  const { origin, pathname } = new URL(url);
  return method === expected && origin === address && new RegExp(`^${pattern}$`).test(pathname);
}

async function sandboxesOf(services: readonly RunningService[]): Promise<string[]> {
  const lists = services.map(async ({ definition, address }) => {
    const response = await fetch(`${address}/__admin/sandboxes`);
    const sandboxes = (await response.json()) as readonly { readonly name: string }[];
    return sandboxes.map(({ name }) => `${definition.name}: ${name}`);
  });
  return (await Promise.all(lists)).flat().filter((name) => !name.endsWith(': default'));
}
