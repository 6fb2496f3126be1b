import { spawnSync } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Instruction, type Stage } from './dockerfile';

const INSTALL = 'npm ci';

/** Where a stage is built: a folder that stands for the root of its file system. */
interface BuiltStage {
  readonly root: string;
  workingDirectory: string;
}

/**
 * Carries out the instructions of a Dockerfile without Docker, each stage in a folder of its own. RUN runs in that
 * folder as the user of the test, so it may only use relative paths. `npm ci` takes the packages that are installed in
 * `repository`, as links, instead of installing them again.
 *
 * @returns the root of the final stage
 * @throws Error if a command fails or an instruction is not known
 */
export function buildImage(
  stages: readonly Stage[],
  { repository, context, folder }: Readonly<Record<'repository' | 'context' | 'folder', string>>,
): string {
  const built = new Map<string, BuiltStage>();
  let root = '';
  for (const [index, { name, instructions }] of stages.entries()) {
    root = join(folder, `stage-${String(index)}`);
    mkdirSync(root);
    const stage = { root, workingDirectory: '/' };
    built.set(name, stage);
    for (const instruction of instructions) {
      carryOut(instruction, stage, {
        sourceOf: (from) => (from === undefined ? context : (built.get(from)?.root ?? '')),
        repository,
      });
    }
  }
  return root;
}

interface Surroundings {
  /** The folder that COPY reads: the build context, or the root of the stage `from`. */
  readonly sourceOf: (from: string | undefined) => string;
  readonly repository: string;
}

function carryOut(
  { name, text }: Instruction,
  stage: BuiltStage,
  { sourceOf, repository }: Surroundings,
): void {
  const here = join(stage.root, stage.workingDirectory);
  switch (name) {
    case 'WORKDIR':
      stage.workingDirectory = text;
      mkdirSync(join(stage.root, text), { recursive: true });
      break;
    case 'COPY':
      copy(text, stage, sourceOf);
      break;
    case 'RUN':
      if (text === INSTALL) linkTree(join(repository, 'node_modules'), join(here, 'node_modules'));
      else run(text, here);
      break;
    case 'ARG':
    case 'CMD':
    case 'ENV':
    case 'EXPOSE':
    case 'HEALTHCHECK':
    case 'LABEL':
    case 'STOPSIGNAL':
    case 'USER':
    case 'VOLUME':
      break;
    default:
      throw new Error(`The instruction ${name} is not known.`);
  }
}

function copy(
  text: string,
  { root, workingDirectory }: BuiltStage,
  sourceOf: Surroundings['sourceOf'],
): void {
  const words = text.split(/\s+/);
  const option = (wanted: string): string | undefined =>
    words.find((word) => word.startsWith(`--${wanted}=`))?.split('=')[1];
  const places = words.filter((word) => !word.startsWith('--'));
  const destination = places.pop() ?? '';
  const target = join(root, resolve(workingDirectory, destination));
  for (const place of places) {
    const source = join(sourceOf(option('from')), place);
    // COPY copies the content of a folder, but a file by its name.
    if (lstatSync(source).isDirectory()) linkTree(source, target);
    else linkOrCopy(source, destination.endsWith('/') ? join(target, basename(source)) : target);
  }
  const [uid, gid] = option('chown')?.split(':').map(Number) ?? [];
  if (uid !== undefined && gid !== undefined && isRoot()) chownSync(target, uid, gid);
}

function run(command: string, cwd: string): void {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`RUN ${command} failed:\n${stdout}${stderr}`);
}

/** Makes the same folders, and links to the files. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  // npm writes into its own files (.package-lock.json), and a change would also change the source of a link.
  if (basename(source).startsWith('.') || basename(source).endsWith('.json')) {
    copyFileSync(source, target);
    return;
  }
  try {
    linkSync(source, target);
  } catch {
    // The folder for temporary files is on another file system.
    copyFileSync(source, target);
  }
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}
