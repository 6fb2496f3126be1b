import { isServiceName, type Query } from '#libs/control-client';
import { EventLines } from '../journal/event-lines';
import { eventRow, type ShownEvent } from '../journal/event-row';
import { followEvents, type StreamNote } from '../journal/follow';
import { requestRows, type ShownRequest } from '../journal/request-rows';
import { UsageError } from '../session/exit-codes';
import { type Session } from '../session/session';
import { type Say } from '../texts/say';
import { type AddCommand } from './tools';

interface JournalOptions {
  readonly follow?: boolean;
  readonly path?: string;
  readonly method?: string;
  readonly status?: string;
  readonly since?: string;
  readonly e2e?: string;
  readonly limit?: string;
  readonly name?: string;
  readonly text?: string;
}

/** So many events fit onto a screen. */
const FOLLOWED_FROM = '20';

export const addJournal: AddCommand = (program, { say, action }) => {
  const journal = program
    .command('journal')
    .description(say('journal.about'))
    .option('-f, --follow', say('journal.follow'))
    .option('--path <path>', say('journal.path'))
    .option('--method <method>', say('journal.method'))
    .option('--status <status>', say('journal.status'))
    .option('--since <instant>', say('journal.since'))
    .option('--e2e <EndToEndId>', say('journal.e2e'))
    .option('--name <start>', say('journal.name'))
    .option('--text <text>', say('journal.text'))
    .option('--limit <number>', say('option.limit'))
    .action(
      action((session, options: JournalOptions) =>
        options.follow === true ? follow(session, options) : list(session, options),
      ),
    );
  journal
    .command('show')
    .description(say('journal.show'))
    .argument('<id>', say('argument.requestId'))
    .action(action(show));
  // After the subcommand, which would inherit it.
  journal.allowExcessArguments();
};

function queryOf({ path, method, status, since, e2e, limit, name, text }: JournalOptions): Query {
  return {
    ...{ path, method: method?.toUpperCase(), status, since, name, text, limit },
    endToEndId: e2e,
  };
}

/** The oldest event is first, as in a stream. */
async function list(session: Session, options: JournalOptions): Promise<undefined> {
  const { control, service, output, say } = session;
  const events = await control.send<readonly ShownEvent[]>('GET', '/__admin/events', {
    query: queryOf(options),
  });
  const inOrder = events.toReversed();
  output.result(inOrder, () =>
    inOrder.length === 0
      ? output.line(say('journal.none', { sandbox: session.sandbox }))
      : output.table(
          titles(say),
          inOrder.map((event) => eventRow(event, service)),
        ),
  );
  return undefined;
}

async function follow(session: Session, options: JournalOptions): Promise<undefined> {
  const { control, service, output, say } = session;
  const lines = new EventLines(output.width);
  if (!output.isJson) output.write(`${output.styled('bold', lines.line(titles(say)))}\n`);
  const query = { ...queryOf(options), limit: options.limit ?? FOLLOWED_FROM };
  const follower = {
    event: (event: ShownEvent): void => {
      output.item(event, () => lines.line(eventRow(event, service)));
    },
    note: (note: StreamNote): void => {
      session.note(noteInWords(note, say));
    },
  };
  await followEvents(control, query, follower, session.terminal.interruption());
  return undefined;
}

function titles(say: Say): readonly string[] {
  return [
    ...[say('title.time'), say('title.id'), say('title.method'), say('title.path')],
    ...[say('title.status'), say('title.event'), say('title.facts')],
  ];
}

function noteInWords(note: StreamNote, say: Say): string {
  switch (note.kind) {
    case 'gap':
      return say('stream.gap', { dropped: String(note.dropped) });
    case 'service':
      return say('stream.service', { service: note.service, status: note.status });
    case 'lost':
      return say('stream.lost', { address: note.address });
    case 'back':
      return say('stream.back', { address: note.address });
    case 'cleared':
      return say('stream.cleared');
    case 'sandbox-dropped':
      return say('stream.dropped');
  }
}

/** The list shows an id with its service, as in `spi/12`. */
async function show(session: Session, _: object, given: string): Promise<undefined> {
  const { output, say } = session;
  const [id = '', ofService] = given.split('/').reverse();
  const name = ofService ?? session.service;
  if (name === undefined || !isServiceName(name) || !/^\d+$/.test(id)) {
    throw new UsageError(say('journal.idInvalid', { id: given }));
  }
  const client = session.clientOf(name);
  const request = await client.send<ShownRequest>('GET', `/__admin/requests/${id}`);
  output.result({ service: name, ...request }, () => {
    const bodies = [
      [say('journal.requestBody'), request.requestBody],
      [say('journal.responseBody'), request.responseBody],
    ] as const;
    const texts = bodies.map(([title, body]) =>
      body === undefined || body === ''
        ? ''
        : `\n${output.styled('bold', title)}\n${body
            .split('\n')
            .map((line) => output.line(line))
            .join('')}`,
    );
    return output.table([], requestRows(request)) + texts.join('');
  });
  return undefined;
}
