import { parseDuration } from '#libs/kernel';
import { type ControlClient } from '#libs/control-client';
import { findOutcome, type OutcomesByService } from '../control/find-outcome';
import { CommandFailed, UsageError } from '../session/exit-codes';
import { type Session } from '../session/session';
import { wholeNumber } from '../session/whole-number';
import { type AddCommand } from './tools';

interface OrderOptions {
  readonly times: string;
  readonly path?: string;
  readonly method?: string;
  readonly name?: string;
  readonly delay?: string;
  readonly respond?: string;
  readonly lose?: boolean;
}

interface ShownRule {
  readonly service?: string;
  readonly id: string;
  readonly matched: number;
  readonly hits: number;
  readonly warnings?: readonly string[];
  readonly rule: {
    readonly name?: string;
    readonly match?: { readonly method?: string; readonly path?: string };
    readonly effect?: Readonly<Record<string, unknown>>;
    readonly times?: number;
  };
}

export const addOrder: AddCommand = (program, { say, action }) => {
  const order = program
    .command('order')
    .description(say('order.about'))
    .argument('[code]', say('argument.code'))
    .option('--times <number>', say('order.times'), '1')
    .option('--path <path>', say('order.path'))
    .option('--method <method>', say('order.method'))
    .option('--name <name>', say('order.name'))
    .option('--delay <duration>', say('order.delay'))
    .option('--respond <status>', say('order.respond'))
    .option('--lose', say('order.lose'))
    .action(action(create));
  order.command('list').description(say('order.list')).action(action(list));
  order
    .command('clear')
    .description(say('order.clear'))
    .argument('[name]', say('order.clear.name'))
    .action(action(clear));
  order.command('outcomes').description(say('order.outcomes')).action(action(outcomes));
};

async function create(
  session: Session,
  options: OrderOptions,
  code: string | undefined,
): Promise<undefined> {
  const { output, say } = session;
  const effect = effectOf(session, options, code);
  const times = timesOf(session, options.times);
  const chosen = await serviceOf(session, code);
  const rule = {
    ...(options.name === undefined ? {} : { name: options.name }),
    match: {
      path: options.path ?? '/**',
      ...(options.method === undefined ? {} : { method: options.method.toUpperCase() }),
    },
    effect: chosen.code === undefined ? effect : { ...effect, outcome: chosen.code },
    ...times,
  };
  const { client, service } = chosen;
  const made = await client.send<ShownRule>('POST', '/__admin/rules', {
    body: chosen.isSuite ? { service, rule } : rule,
  });
  output.result({ service, ...made }, () => {
    const { effect: given, match } = rule;
    const what = effectInWords(given);
    return output.line(say('order.made', { service, what, path: match.path }));
  });
  for (const warning of made.warnings ?? []) session.note(`${say('warning')} ${warning}`);
  return undefined;
}

function effectOf(
  { say }: Session,
  { delay, respond, lose }: OrderOptions,
  code: string | undefined,
): Readonly<Record<string, unknown>> {
  const ends = [code, respond, lose].filter((each) => each !== undefined);
  if (ends.length > 1) throw new UsageError(say('order.oneEffect'));
  if (ends.length === 0 && delay === undefined) throw new UsageError(say('order.noEffect'));
  return {
    ...(delay === undefined ? {} : { delay: { fixedMs: delayOf(delay, say) } }),
    ...(respond === undefined ? {} : { respond: { status: wholeNumber(respond, say) } }),
    ...(lose === true ? { commitThenDrop: true } : {}),
  };
}

function delayOf(text: string, say: Session['say']): number {
  const read = parseDuration(text);
  if (read?.months !== 0) throw new UsageError(say('order.delayInvalid', { text }));
  return read.ms;
}

function timesOf({ say }: Session, times: string): { readonly times?: number } {
  return times === 'always' ? {} : { times: wholeNumber(times, say) };
}

interface Chosen {
  readonly service: string;
  readonly client: ControlClient;
  readonly isSuite: boolean;
  /** As the service writes it. */
  readonly code?: string;
}

/** The service of `--service`, or the only one that knows the code. */
async function serviceOf(session: Session, code: string | undefined): Promise<Chosen> {
  const { service, control: client, say } = session;
  if (service !== undefined) {
    const given = code === undefined ? {} : { code };
    return { service, client, isSuite: false, ...given };
  }
  if (code === undefined) throw new UsageError(say('order.serviceMissing'));
  const known = await client.send<OutcomesByService>('GET', '/__admin/rules/outcomes');
  const found = findOutcome(known, code);
  const [first, ...others] = found.matches;
  if (first === undefined) {
    const near = found.nearest;
    const hint =
      near === undefined
        ? ''
        : ` ${say('order.nearest', { code: near.code, service: near.service })}`;
    throw new CommandFailed(`${say('order.unknownCode', { code })}${hint}`);
  }
  if (others.length > 0) {
    const services = found.matches.map((each) => each.service).join(', ');
    throw new CommandFailed(say('order.severalServices', { code, services }));
  }
  return { ...first, client, isSuite: true };
}

function effectInWords(effect: Readonly<Record<string, unknown>>): string {
  return Object.entries(effect)
    .map(([name, value]) => {
      if (name === 'outcome' && typeof value === 'string') return value;
      return value === true ? name : `${name} ${JSON.stringify(value)}`;
    })
    .join(', ');
}

async function list({ control, output, say, service }: Session): Promise<undefined> {
  const rules = await control.send<readonly ShownRule[]>('GET', '/__admin/rules');
  output.result(rules, () =>
    rules.length === 0
      ? output.line(say('order.none'))
      : output.table(
          [
            ...[say('title.service'), say('title.name'), say('title.effect'), say('title.match')],
            ...[say('title.hits'), say('title.times')],
          ],
          rules.map(({ rule: { name, effect = {}, match, times }, id, hits, ...of }) => [
            of.service ?? service ?? '',
            name ?? id,
            effectInWords(effect),
            [match?.method, match?.path].filter((part) => part !== undefined).join(' '),
            String(hits),
            times === undefined ? say('order.always') : String(times),
          ]),
        ),
  );
  return undefined;
}

async function clear(session: Session, _: object, name: string | undefined): Promise<undefined> {
  const { control, output, say } = session;
  const rest = name === undefined ? '' : `/${encodeURIComponent(name)}`;
  await control.send('DELETE', `/__admin/rules${rest}`);
  output.result({ cleared: name ?? true }, () => output.line(say('order.cleared')));
  return undefined;
}

async function outcomes({ control, output, say, service }: Session): Promise<undefined> {
  const found = await control.send<OutcomesByService | Readonly<Record<string, string>>>(
    'GET',
    '/__admin/rules/outcomes',
  );
  const byService = service === undefined ? found : { [service]: found };
  output.result(found, () =>
    output.table(
      [say('title.service'), say('title.code'), say('title.meaning')],
      Object.entries(byService as OutcomesByService).flatMap(([name, codes]) =>
        Object.entries(codes).map(([code, meaning]) => [name, code, meaning]),
      ),
    ),
  );
  return undefined;
}
