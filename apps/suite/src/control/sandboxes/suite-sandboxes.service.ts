import { Injectable } from '@nestjs/common';
import { checkedName, ofCaller, SandboxExists, SandboxNotFound } from '#libs/control';
import { z } from 'zod';
import { Changes, type Change } from '../changes/change';
import { isMissing, undoAll } from '../changes/undo';
import { type ServiceClient } from '../services/service-client';
import { ServiceRefused } from '../services/service.errors';
import { isAnswer, Services } from '../services/services';
import { sandboxShape, type Sandbox } from '../services/shapes';
import { type SuiteSandboxesResponse, type SuiteSandboxResponse } from './suite-sandbox.response';

/** Creates, shows, resets and drops sandboxes in all services. */
@Injectable()
export class SuiteSandboxesService {
  constructor(
    private readonly services: Services,
    private readonly changes: Changes,
  ) {}

  /** @param timeoutMs how long a service may take; one that takes longer is `silent` */
  async list(timeoutMs?: number): Promise<SuiteSandboxesResponse> {
    const results = await this.services.eachOrError((service) =>
      service.control('GET', '/sandboxes', z.array(sandboxShape), undefined, timeoutMs),
    );
    const byName = new Map<string, SuiteSandboxResponse>();
    for (const { service, value } of results.filter(isAnswer)) {
      for (const sandbox of value) {
        const { name } = sandbox;
        const known = byName.get(name) ?? { name, services: [] };
        known.services.push(inService(service, sandbox));
        byName.set(name, known);
      }
    }
    const names = [...byName.keys()].sort();
    return {
      sandboxes: names.map((name) => byName.get(name) ?? { name, services: [] }),
      silent: results.filter((result) => !isAnswer(result)).map(({ service }) => service.name),
    };
  }

  /** Those that the caller may control, and the services that do not answer. */
  async listOfCaller(): Promise<SuiteSandboxesResponse> {
    const { sandboxes, silent } = await this.list();
    return { sandboxes: ofCaller(sandboxes), silent };
  }

  async find(name: string): Promise<SuiteSandboxResponse> {
    checkedName(name, '/name');
    const answers = await this.services.each((service) => describe(service, name));
    const services = answers.flatMap(({ service, value }) =>
      value === undefined ? [] : [inService(service, value)],
    );
    if (services.length === 0) throw new SandboxNotFound(name);
    return { name, services };
  }

  async create(name: string): Promise<SuiteSandboxResponse> {
    checkedName(name, '/name');
    await this.changes.make(name, async (change) => {
      const created = [];
      for (const service of change.services) created.push(await createIn(change, service));
      if (!created.includes(true)) throw new SandboxExists(name);
    });
    return this.find(name);
  }

  async reset(name: string): Promise<SuiteSandboxResponse> {
    checkedName(name, '/name');
    await this.changes.make(name, async (change) => {
      for (const service of change.services) {
        change.canBeTakenBack(service, await undoAll(service, name));
        await service.command('POST', `/sandboxes/${name}/reset`);
      }
    });
    return this.find(name);
  }

  /** Not taken back if a service fails: a dropped sandbox has no snapshots left. Sent again, it drops the others. */
  async drop(name: string): Promise<void> {
    checkedName(name, '/name');
    const found = await this.changes.make(name, async (change) => {
      const dropped = [];
      change.cannotBeTakenBack(
        'The sandbox may be dropped in other services. Send the request again.',
      );
      for (const service of change.services) {
        dropped.push(await existing(() => service.command('DELETE', `/sandboxes/${name}`)));
      }
      return dropped.some(({ isThere }) => isThere);
    });
    if (!found) throw new SandboxNotFound(name);
  }
}

/** Creates a sandbox in a service, unless it exists. @returns whether it was created */
export async function createIn(change: Change, service: ServiceClient): Promise<boolean> {
  const { sandbox } = change;
  if ((await describe(service, sandbox)) !== undefined) return false;
  change.canBeTakenBack(service, await undoAll(service, sandbox));
  try {
    await service.command('POST', '/sandboxes', { name: sandbox });
    return true;
  } catch (error) {
    if (error instanceof ServiceRefused && error.code === 'SANDBOX_EXISTS') return false;
    throw error;
  }
}

async function describe(service: ServiceClient, name: string): Promise<Sandbox | undefined> {
  const { value } = await existing(() =>
    service.control('GET', `/sandboxes/${name}`, sandboxShape),
  );
  return value;
}

/** Calls `ask`, and finds out whether the sandbox exists. */
async function existing<T>(
  ask: () => Promise<T>,
): Promise<{ readonly isThere: boolean; readonly value?: T }> {
  try {
    return { isThere: true, value: await ask() };
  } catch (error) {
    if (isMissing(error)) return { isThere: false };
    throw error;
  }
}

function inService({ name }: ServiceClient, { sizeBytes, createdAt, lastUsedAt, clock }: Sandbox) {
  return { service: name, sizeBytes, createdAt, lastUsedAt, ...clock };
}
