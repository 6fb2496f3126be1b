/** A message of server-sent events as it arrived; see ServerSentEvent. */
export interface ReceivedEvent {
  readonly event: string;
  readonly id: string;
  readonly data: string;
}

/** Far more than an event takes. */
const MAX_MESSAGE = 1_048_576;

/** Reads the messages of an EventStream. Comments, which keep a connection open, are left out. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<ReceivedEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    if (text.length > MAX_MESSAGE) throw new Error('A message of the stream is too long.');
    for (const block of blocks) {
      const message = messageOf(block);
      if (message !== undefined) yield message;
    }
  }
}

function messageOf(block: string): ReceivedEvent | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) fields.set(name, value);
  }
  const [event, id, data] = ['event', 'id', 'data'].map((name) => fields.get(name));
  return event === undefined || id === undefined || data === undefined
    ? undefined
    : { event, id, data };
}
