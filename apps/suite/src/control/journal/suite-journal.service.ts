import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type ServiceClient } from '../services/service-client';
import { Services } from '../services/services';
import { entryShape, verifyShape, type Entry } from '../services/shapes';
import { type SuiteJournalRequest, type SuiteVerifyRequest } from './suite-journal.request';
import {
  type ServiceVerifyResponse,
  type SuiteEntryResponse,
  type SuiteVerifyResponse,
} from './suite-journal.response';

/** An entry, with the service that received the request. */
type SuiteEntry = Entry & { readonly service: string };

/** The maximum number of correlation ids in one request to a service. */
const IDS_A_REQUEST = 50;

/** Merges the journals of the sandbox of the request. */
@Injectable()
export class SuiteJournalService {
  constructor(private readonly services: Services) {}

  /**
   * The requests that match, in the order in which they arrived. With an EndToEndId, also those that have the
   * correlation id of a request with it: the calls that led to the payment, and those that followed from it.
   */
  async list({ service, first, ...filter }: SuiteJournalRequest): Promise<SuiteEntryResponse[]> {
    const asked = service === undefined ? undefined : this.services.named(service, '/service');
    const { endToEndId, ...rest } = filter;
    const found =
      endToEndId === undefined ? await this.entries(filter) : await this.story(endToEndId, rest);
    const shown = found.filter((entry) => asked === undefined || entry.service === asked.name);
    const direction = first === 'oldest' ? 1 : -1;
    // The format is the same for all, so the order of the texts is that of the instants.
    shown.sort((one, other) => (one.receivedAt < other.receivedAt ? -direction : direction));
    return shown as unknown as SuiteEntryResponse[];
  }

  async count(request: SuiteJournalRequest): Promise<number> {
    return (await this.list(request)).length;
  }

  async clear(): Promise<void> {
    await this.services.each((service) => service.command('DELETE', '/requests'));
  }

  async verify({ services }: SuiteVerifyRequest): Promise<SuiteVerifyResponse> {
    const clients = services.map(({ service }, index) =>
      this.services.named(service, `/services/${String(index)}/service`),
    );
    const results = await Promise.all(
      clients.map(async (client, index): Promise<ServiceVerifyResponse> => {
        const { expectations = [] } = services[index] ?? {};
        const report = await client.control('POST', '/verify', verifyShape, { expectations });
        return { service: client.name, ...report } as unknown as ServiceVerifyResponse;
      }),
    );
    return { pass: results.every(({ pass }) => pass), services: results };
  }

  /** All requests with an EndToEndId, and all with a correlation id of one of them; then the other filters. */
  private async story(endToEndId: string, rest: object): Promise<SuiteEntry[]> {
    const named = await this.entries({ endToEndId });
    const ids = [...new Set(named.map(({ correlationId }) => correlationId))];
    const byKey = new Map<string, SuiteEntry>();
    for (let start = 0; start < ids.length; start += IDS_A_REQUEST) {
      const correlationId = ids.slice(start, start + IDS_A_REQUEST).join(',');
      for (const entry of await this.entries({ ...rest, correlationId })) {
        byKey.set(`${entry.service} ${String(entry['id'])}`, entry);
      }
    }
    return [...byKey.values()];
  }

  private async entries(filter: object): Promise<SuiteEntry[]> {
    const query = new URLSearchParams(
      Object.entries(filter).filter(([, value]) => value !== undefined) as [string, string][],
    );
    const answers = await this.services.each((service) => entriesOf(service, query));
    return answers.flatMap(({ service, value }) =>
      value.map((entry) => ({ service: service.name, ...entry })),
    );
  }
}

function entriesOf(service: ServiceClient, query: URLSearchParams): Promise<readonly Entry[]> {
  return service.control('GET', `/requests?${query.toString()}`, z.array(entryShape));
}
