export interface StreamEvent {
  readonly type: string;
  readonly id: string;
  readonly data: unknown;
}

/** The events of a stream of server-sent events, without its comments. */
export function eventsIn(text: string): StreamEvent[] {
  return text
    .trim()
    .split('\n\n')
    .filter((event) => !event.startsWith(':'))
    .map((event) => {
      const [, type = '', id = '', json = 'null'] =
        /^event: (\w+)\nid: (\S+)\ndata: (\{.*\})$/.exec(event) ?? [];
      return { type, id, data: JSON.parse(json) as unknown };
    });
}
