import { type ControlClient, type Query, type ServiceName } from '#libs/control-client';
import { type components } from '../api/control';

type Schemas = components['schemas'];

/** A request of the journal. Personal data is masked. */
export type JournalEntry = Schemas['JournalEntryResponse'] & { readonly service: ServiceName };

/** What a request was about, such as `pix.payment`, with its facts. */
export type BusinessEvent = Schemas['BusinessEventResponse'] & { readonly service: ServiceName };

/** Which requests are wanted. Values are compared before masking. */
export interface JournalFilter {
  readonly service?: ServiceName;
  readonly method?: string;
  /** As in rules: `:name` or `*` is one segment, `**` the rest. */
  readonly path?: string;
  /** `409`, or `4xx`. */
  readonly status?: number | string;
  readonly bodyContains?: string;
  readonly endToEndId?: string;
  readonly correlationId?: string;
  /** Requests since this instant of the sandbox. */
  readonly since?: string;
}

/** The journal of the sandbox, over all its services. */
export class Journal {
  /** @param only the service whose own journal is read, which names no service; undefined with a suite control */
  constructor(
    private readonly control: () => Promise<ControlClient>,
    private readonly only: () => ServiceName | undefined,
  ) {}

  /** The requests, oldest first. */
  async find(filter: JournalFilter = {}): Promise<readonly JournalEntry[]> {
    return this.read<JournalEntry>('/__admin/requests', { ...filter });
  }

  /** How many requests there were. */
  async count(filter: JournalFilter = {}): Promise<number> {
    return (await this.find(filter)).length;
  }

  /** What the requests were about, oldest first. */
  events(
    filter: JournalFilter & { readonly name?: string; readonly text?: string } = {},
  ): Promise<readonly BusinessEvent[]> {
    return this.read<BusinessEvent>('/__admin/events', { ...filter, limit: 1000 });
  }

  /** Forgets all requests. */
  async clear(): Promise<void> {
    await (await this.control()).send('DELETE', '/__admin/requests');
  }

  private async read<T extends { readonly id: number; readonly service: ServiceName }>(
    path: string,
    { service, ...filter }: Query & { readonly service?: ServiceName },
  ): Promise<readonly T[]> {
    const control = await this.control();
    const only = this.only();
    if (only === undefined) {
      const query = { ...filter, service, first: 'oldest' };
      return control.send<readonly T[]>('GET', path, { query });
    }
    if (service !== undefined && service !== only) return [];
    const entries = await control.send<readonly T[]>('GET', path, { query: filter });
    return entries
      .map((entry) => ({ ...entry, service: only }))
      .sort((one, other) => one.id - other.id);
  }
}
