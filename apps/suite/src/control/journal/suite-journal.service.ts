import { Injectable } from '@nestjs/common';
import { Services } from '../services/services';
import { verifyShape } from '../services/shapes';
import { byArrival, entriesOf, storyOf, type SuiteEntry } from './merged-entries';
import { type SuiteJournalRequest, type SuiteVerifyRequest } from './suite-journal.request';
import {
  type ServiceVerifyResponse,
  type SuiteEntryResponse,
  type SuiteVerifyResponse,
} from './suite-journal.response';

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
      endToEndId === undefined
        ? await this.entries(filter)
        : await storyOf((some) => this.entries(some), endToEndId, rest);
    const shown = found.filter((entry) => asked === undefined || entry.service === asked.name);
    shown.sort(byArrival(first));
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

  private entries(filter: object): Promise<SuiteEntry[]> {
    return entriesOf(this.services, '/requests', filter);
  }
}
