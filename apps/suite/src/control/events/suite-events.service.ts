import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DEFAULT_EVENTS } from '#libs/control';
import { currentContext, type ServerSentEvent, streamStop } from '#libs/http';
import { byArrival, entriesOf, queryOf, storyOf } from '../journal/merged-entries';
import { Services } from '../services/services';
import { MergedStream } from './merged-stream';
import { readPositions } from './positions';
import { ServiceFollower } from './service-follower';
import { type SuiteBusinessEventResponse } from './suite-event.response';
import { type SuiteEventsRequest, type SuiteEventStreamRequest } from './suite-events.request';

/** A story is complete: it is limited only after its parts have been merged. */
const WHOLE = 1_000;

/** Merges the business events of the services, for the sandbox of the request. */
@Injectable()
export class SuiteEventsService implements OnModuleDestroy {
  private readonly stop = streamStop();
  /** Aborted when the suite control stops. */
  readonly stopping = this.stop.signal;

  constructor(private readonly services: Services) {}

  async list(request: SuiteEventsRequest): Promise<SuiteBusinessEventResponse[]> {
    const { service, first, limit = DEFAULT_EVENTS, endToEndId, ...filter } = request;
    const asked = service === undefined ? undefined : this.services.named(service, '/service');
    const read = (some: object, count: number) =>
      entriesOf(this.services, '/events', { ...some, limit: count });
    const found =
      endToEndId === undefined
        ? await read(filter, limit)
        : await storyOf((some) => read(some, WHOLE), endToEndId, filter);
    const shown = found.filter((event) => asked === undefined || event.service === asked.name);
    const newest = shown.sort(byArrival('newest')).slice(0, limit);
    return newest.sort(byArrival(first)) as unknown as SuiteBusinessEventResponse[];
  }

  /**
   * The events of all services, until the client leaves or the suite control stops.
   * @throws ServiceUnknown
   */
  stream(request: SuiteEventStreamRequest, last?: string): AsyncGenerator<ServerSentEvent> {
    const { service, after, limit = DEFAULT_EVENTS, follow = true, ...filter } = request;
    const asked =
      service === undefined ? this.services.all : [this.services.named(service, '/service')];
    const resumed = readPositions(last ?? after ?? '');
    const positions = resumed ?? new Map<string, string>();
    const query = queryOf({ ...filter, limit });
    const followers = asked.map(
      (client) => new ServiceFollower(client, query, positions.get(client.name)),
    );
    const merged = new MergedStream(followers, positions);
    return this.read(merged, { limit: resumed === undefined ? limit : Infinity, follow });
  }

  /** Called before connections are closed: a stream would keep its connection open. */
  onModuleDestroy(): void {
    this.stop.abort();
  }

  private async *read(
    merged: MergedStream,
    { limit, follow }: { readonly limit: number; readonly follow: boolean },
  ): AsyncGenerator<ServerSentEvent> {
    const ending = new AbortController();
    currentContext().onEnd(() => {
      ending.abort();
    });
    try {
      const signal = AbortSignal.any([ending.signal, this.stopping]);
      for await (const message of merged.read(limit, signal)) {
        yield message;
        if (message.event === 'live' && !follow) return;
      }
    } finally {
      ending.abort();
    }
  }
}
