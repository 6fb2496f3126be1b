import { type Session } from '../session/session';
import { type AddCommand } from './tools';

interface ShownClock {
  readonly mode: string;
  readonly now: string;
  readonly agree?: boolean;
  readonly services?: readonly {
    readonly service: string;
    readonly mode: string;
    readonly now: string;
  }[];
  readonly ran?: readonly Work[];
}

interface Work {
  readonly service?: string;
  readonly kind: string;
  readonly key: string;
  readonly dueAt: string;
  readonly outcome?: string;
  readonly about?: string;
}

interface Schedule {
  readonly now: string;
  readonly total: number;
  readonly items: readonly Work[];
}

interface PastOption {
  readonly allowPast?: boolean;
}

export const addClock: AddCommand = (program, { say, action }) => {
  const clock = program.command('clock').description(say('clock.about')).action(action(show));
  const past = ['--allow-past', say('clock.allowPast')] as const;
  const instant = ['<instant>', say('argument.instant')] as const;
  clock
    .command('freeze')
    .description(say('clock.freeze'))
    .argument(...instant)
    .option(...past)
    .action(
      action((session, options: PastOption, now: string) => set(session, 'frozen', options, now)),
    );
  clock
    .command('advance')
    .description(say('clock.advance'))
    .argument('<duration>', say('argument.duration'))
    .action(action(advance));
  clock
    .command('run')
    .description(say('clock.run'))
    .argument(...instant)
    .option(...past)
    .action(
      action((session, options: PastOption, now: string) => set(session, 'offset', options, now)),
    );
  clock
    .command('real')
    .description(say('clock.real'))
    .option(...past)
    .action(action((session, options: PastOption) => set(session, 'real', options)));
  clock
    .command('due')
    .description(say('clock.due'))
    .option('--limit <number>', say('option.limit'))
    .action(action(due));
  // After the subcommands, which would inherit it.
  clock.allowExcessArguments();
};

async function show(session: Session): Promise<undefined> {
  print(session, await session.control.send<ShownClock>('GET', '/__admin/clock'));
  return undefined;
}

async function set(
  session: Session,
  mode: 'frozen' | 'offset' | 'real',
  { allowPast }: PastOption,
  now?: string,
): Promise<undefined> {
  const body = {
    mode,
    ...(now === undefined ? {} : { now }),
    ...(allowPast === true ? { allowPast } : {}),
  };
  print(session, await session.control.send<ShownClock>('PUT', '/__admin/clock', { body }));
  return undefined;
}

async function advance(session: Session, _: object, by: string): Promise<undefined> {
  const path = '/__admin/clock/advance';
  print(session, await session.control.send<ShownClock>('POST', path, { body: { by } }));
  return undefined;
}

function print({ output, say, sandbox }: Session, clock: ShownClock): void {
  const { mode, now, agree, services = [], ran = [] } = clock;
  output.result(clock, () => {
    const line = output.line(`${sandbox}: ${mode} ${now}`);
    if (agree === false) {
      const rows = services.map((each) => [each.service, each.mode, each.now]);
      const titles = [say('title.service'), say('title.mode'), say('title.now')];
      return output.line(say('clock.differ')) + output.table(titles, rows);
    }
    return ran.length === 0 ? line : line + workTable(ran, { output, say });
  });
}

async function due(session: Session, { limit }: { readonly limit?: string }): Promise<undefined> {
  const { output, say, sandbox } = session;
  const path = '/__admin/clock/schedule';
  const schedule = await session.control.send<Schedule>('GET', path, { query: { limit } });
  output.result(schedule, () => {
    const { now, total, items } = schedule;
    if (total === 0) return output.line(say('clock.nothingDue', { sandbox, now }));
    const more =
      total > items.length ? output.line(say('clock.more', { total: String(total) })) : '';
    return output.line(`${sandbox}: ${now}`) + workTable(items, session) + more;
  });
  return undefined;
}

function workTable(
  items: readonly Work[],
  { output, say }: Pick<Session, 'output' | 'say'>,
): string {
  return output.table(
    [
      say('title.due'),
      say('title.service'),
      say('title.work'),
      say('title.key'),
      say('title.about'),
    ],
    items.map(({ service = '', kind, key, dueAt, outcome, about }) => [
      ...[dueAt, service, kind, key],
      about ?? outcome ?? '',
    ]),
  );
}
