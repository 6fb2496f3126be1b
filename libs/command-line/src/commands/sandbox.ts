import { readFile, writeFile } from 'node:fs/promises';
import { type Command } from 'commander';
import { type Session } from '../session/session';
import { type AddCommand, type CommandTools } from './tools';

interface Clock {
  readonly now: string;
  readonly mode: string;
}

/** A sandbox as a service shows it, or as the suite control does. */
interface ShownSandbox {
  readonly name: string;
  readonly sizeBytes?: number;
  readonly lastUsedAt?: string | null;
  readonly clock?: Clock;
  readonly services?: readonly (Clock & {
    readonly service: string;
    readonly sizeBytes: number;
    readonly lastUsedAt: string | null;
  })[];
}

interface Snapshot {
  readonly name: string;
  readonly sizeBytes: number;
  readonly createdAt: string;
  readonly isComplete?: boolean;
}

interface RestoreOptions {
  readonly into?: string;
  readonly file?: string;
}

export const addSandbox: AddCommand = (program, tools) => {
  const { say, action } = tools;
  const sandbox = program.command('sandbox').description(say('sandbox.about'));
  sandbox.command('list').description(say('sandbox.list')).action(action(list));
  named(sandbox, 'create', tools).action(action(create));
  sandbox
    .command('drop')
    .description(say('sandbox.drop'))
    .argument('<sandbox...>', say('argument.sandboxes'))
    .action(action(drop));
  named(sandbox, 'reset', tools).action(action(reset));
  named(sandbox, 'snapshots', tools).action(action(snapshots));
  named(sandbox, 'save', tools)
    .argument('<snapshot>', say('argument.snapshot'))
    .option('--file <file>', say('sandbox.save.file'))
    .action(action(save));
  named(sandbox, 'restore', tools)
    .argument('<snapshot>', say('argument.snapshot'))
    .option('--into <sandbox>', say('sandbox.restore.into'))
    .option('--file <file>', say('sandbox.restore.file'))
    .action(action(restore));
};

type OfOneSandbox = 'create' | 'reset' | 'snapshots' | 'save' | 'restore';

function named(parent: Command, name: OfOneSandbox, { say }: CommandTools): Command {
  return parent
    .command(name)
    .description(say(`sandbox.${name}`))
    .argument('<sandbox>', say('argument.sandbox'));
}

function addressOfSandbox(name: string, rest = ''): string {
  return `/__admin/sandboxes/${encodeURIComponent(name)}${rest}`;
}

async function list(session: Session): Promise<undefined> {
  const { controlOfAll, output, say } = session;
  const found = await controlOfAll.send<
    | readonly ShownSandbox[]
    | { readonly sandboxes: readonly ShownSandbox[]; readonly silent: readonly string[] }
  >('GET', '/__admin/sandboxes');
  const { sandboxes, silent } = 'sandboxes' in found ? found : { sandboxes: found, silent: [] };
  output.result(found, () =>
    sandboxes.length === 0
      ? output.line(say('sandbox.none'))
      : output.table(
          [say('title.sandbox'), say('title.services'), say('title.clock'), say('title.size')],
          sandboxes.map(rowOf),
        ),
  );
  if (silent.length > 0) session.note(say('services.silent', { names: silent.join(', ') }));
  return undefined;
}

function rowOf({ name, services, clock, sizeBytes }: ShownSandbox): readonly string[] {
  const clocks = services ?? (clock === undefined ? [] : [clock]);
  const [first] = clocks;
  const size = services?.reduce((sum, each) => sum + each.sizeBytes, 0) ?? sizeBytes ?? 0;
  const isSame = clocks.every(({ mode }) => mode === first?.mode);
  return [
    name,
    services === undefined ? '' : String(services.length),
    first === undefined || !isSame ? '' : `${first.mode} ${first.now}`,
    sizeOf(size),
  ];
}

/** @example sizeOf(65536); // '64 KiB' */
export function sizeOf(bytes: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB'];
  let [value, unit] = [bytes, 0];
  while (value >= 1024 && unit < units.length - 1) [value, unit] = [value / 1024, unit + 1];
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${String(Number(value.toFixed(digits)))} ${units[unit] ?? ''}`;
}

async function create(session: Session, _: object, name: string): Promise<undefined> {
  const { controlOfAll, output, say } = session;
  const made = await controlOfAll.send('POST', '/__admin/sandboxes', { body: { name } });
  output.result(made, () => output.line(say('sandbox.created', { name })));
  return undefined;
}

async function drop(
  { controlOfAll, output, say }: Session,
  _: object,
  names: readonly string[],
): Promise<undefined> {
  for (const name of names) {
    await controlOfAll.send('DELETE', addressOfSandbox(name));
    if (!output.isJson) output.write(output.line(say('sandbox.dropped', { name })));
  }
  output.result({ dropped: names }, () => '');
  return undefined;
}

async function reset(session: Session, _: object, name: string): Promise<undefined> {
  const { controlOfAll, output, say } = session;
  const shown = await controlOfAll.send('POST', addressOfSandbox(name, '/reset'));
  output.result(shown, () => output.line(say('sandbox.emptied', { name })));
  return undefined;
}

async function snapshots(session: Session, _: object, name: string): Promise<undefined> {
  const { controlOfAll, output, say } = session;
  const found = await controlOfAll.send<readonly Snapshot[]>(
    'GET',
    addressOfSandbox(name, '/snapshots'),
  );
  output.result(found, () =>
    found.length === 0
      ? output.line(say('snapshots.none', { name }))
      : output.table(
          [say('title.snapshot'), say('title.size'), say('title.saved'), ''],
          found.map(({ name: snapshot, sizeBytes, createdAt, isComplete }) => [
            snapshot,
            sizeOf(sizeBytes),
            createdAt,
            isComplete === false ? say('snapshot.incomplete') : '',
          ]),
        ),
  );
  return undefined;
}

function addressOfSnapshot(name: string, snapshot: string, rest = ''): string {
  return addressOfSandbox(name, `/snapshots/${encodeURIComponent(snapshot)}${rest}`);
}

async function save(
  { controlOfAll, output, say }: Session,
  { file }: { readonly file?: string },
  name: string,
  snapshot: string,
): Promise<undefined> {
  const saved = await controlOfAll.send<Snapshot>('POST', addressOfSnapshot(name, snapshot));
  if (file !== undefined) {
    await writeFile(file, await controlOfAll.download(addressOfSnapshot(name, snapshot, '/file')));
  }
  output.result({ ...saved, ...(file === undefined ? {} : { file }) }, () =>
    output.line(
      say(file === undefined ? 'snapshot.saved' : 'snapshot.savedToFile', {
        ...{ snapshot, name, file: file ?? '', size: sizeOf(saved.sizeBytes) },
      }),
    ),
  );
  return undefined;
}

/** With a file, the snapshot is first loaded into the sandbox that it is restored into, which may be new. */
async function restore(
  { controlOfAll, output, say }: Session,
  { into, file }: RestoreOptions,
  name: string,
  snapshot: string,
): Promise<undefined> {
  const target = into ?? name;
  const from = file === undefined ? name : target;
  if (file !== undefined) {
    await controlOfAll.upload(addressOfSnapshot(from, snapshot, '/file'), await readFile(file));
  }
  const restored = await controlOfAll.send('POST', addressOfSnapshot(from, snapshot, '/restore'), {
    body: from === target ? undefined : { into: target },
  });
  output.result(restored, () => output.line(say('snapshot.restored', { snapshot, name: target })));
  return undefined;
}
