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
  const chunks = (body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  const nextBlock = async (): Promise<string> => {
    while (!text.includes('\n\n')) {
      const { value, done } = await chunks.read();
      if (done) throw new Error('The stream has ended.');
      text += decoder.decode(value, { stream: true });
    }
    const [block = '', ...rest] = text.split('\n\n');
    text = rest.join('\n\n');
    return block;
  };
  const next = async (event: string): Promise<StreamedMessage> => {
    for (;;) {
      const lines = new Map((await nextBlock()).split('\n').map((line) => halves(line)));
      if (lines.get('event') !== event) continue;
      const data = JSON.parse(lines.get('data') ?? '') as StreamedMessage['data'];
      return { event, id: lines.get('id') ?? '', data };
    }
  };
  return {
    next,
    close: () => {
      gone.abort();
    },
  };
}

function halves(line: string): [string, string] {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon), line.slice(colon + 2)];
}
