import { newUuid } from '#libs/kernel';
import { check } from './check';
import { type ContractCase, type Service, type ServiceTables } from './case';
import { tables } from './tables';

/** Running services, by their name. */
export interface Target {
  readonly addresses: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export interface Scope {
  /** The services that are tested. */
  readonly services: readonly Service[];
  /** False: no header X-Sandbox is sent, and only the tables of the contract are run. */
  readonly hasSandbox: boolean;
}

/** The tables of the contract as tests. They run in a sandbox of their own, which is dropped at the end. */
export function describeContract(
  start: () => Promise<Target>,
  { services, hasSandbox }: Scope,
): void {
  const sandbox = hasSandbox ? `contract-${newUuid().slice(0, 13)}` : undefined;
  const adminToken = process.env['ADMIN_TOKEN'];
  let target: Target;
  beforeAll(async () => {
    target = await start();
  });
  afterAll(async () => {
    if (sandbox !== undefined) {
      await Promise.all(
        Object.values(target.addresses).map((address) => drop(address, sandbox, adminToken)),
      );
    }
    await target.close();
  });

  const isTested = ({ service }: ServiceTables): boolean => services.includes(service);
  describe.each(tables.filter(isTested))('$service', ({ service, contract, decided }) => {
    const kept = new Map<string, string>();
    const isAsked = (each: ContractCase): boolean => services.includes(each.service ?? service);
    const run = (author: string) => (each: ContractCase) => {
      const asked = each.service ?? service;
      const address = target.addresses[asked] ?? '';
      return check(each, { service: asked, address, sandbox, adminToken, kept, author });
    };

    describe('as the contract says', () => {
      it.each(contract.filter(isAsked))('$method $path: $what', run('The contract'));
    });
    if (!hasSandbox) return;
    describe('as this project decided where the contract says "not shown"', () => {
      it.each(decided.filter(isAsked))('$method $path: $what', run('This project'));
    });
  });
}

/** Where ADMIN_TOKEN is required and not known, the sandbox stays. */
async function drop(address: string, sandbox: string, adminToken?: string): Promise<void> {
  await fetch(`${address}/__admin/sandboxes/${sandbox}`, {
    method: 'DELETE',
    headers: adminToken === undefined ? {} : { Authorization: `Bearer ${adminToken}` },
  });
}
