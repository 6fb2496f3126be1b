import { readEvents } from '#libs/control-client';

/** A message of a stream of events. */
export interface StreamedMessage {
  readonly event: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Follows the stream of events of a service. `next` skips the messages of other kinds. */
export async function followEvents(
  address: string,
  { sandbox, query = '', last }: { sandbox: string; query?: string; last?: string },
): Promise<{ next(event: string): Promise<StreamedMessage>; close(): void }> {
  const gone = new AbortController();
  const headers = {
    'X-Sandbox': sandbox,
    ...(last === undefined ? {} : { 'Last-Event-ID': last }),
  };
  const url = `${address}/__admin/events/stream${query}`;
  const { body } = await fetch(url, { headers, signal: gone.signal });
  const messages = readEvents(body as unknown as AsyncIterable<Uint8Array>);
  const next = async (event: string): Promise<StreamedMessage> => {
    for (;;) {
      const { value, done } = await messages.next();
      if (done === true) throw new Error('The stream has ended.');
      if (value.event !== event) continue;
      return { event, id: value.id, data: JSON.parse(value.data) as StreamedMessage['data'] };
    }
  };
  return {
    next,
    close: () => {
      gone.abort();
    },
  };
}
