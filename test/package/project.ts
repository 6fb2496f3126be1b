import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The output of a command that has succeeded. */
export type Run = (command: readonly string[], environment?: NodeJS.ProcessEnv) => string;

/** An empty folder outside the repository, as a user has it. */
export interface Project {
  readonly folder: string;
  readonly run: Run;
  /** Writes package.json. */
  readonly describe: (content: object) => void;
  /** Copies a folder of the repository, without what is installed there. */
  readonly copy: (from: string) => void;
  readonly remove: () => void;
}

/** Our own environment must not help: npm sets variables, and the tests have a data folder. */
const INHERITED = [
  'PATH',
  'HOME',
  'USERPROFILE',
  'TEMP',
  'TMPDIR',
  'SYSTEMROOT',
  'HTTPS_PROXY',
  'NODE_EXTRA_CA_CERTS',
];
const NPM_OPTIONS = /^npm_config_(?:registry|userconfig|cache|cafile)$/i;

/** @param binaries the folder of the Node that the commands use; the one that runs the test by default */
export function newProject(binaries?: string): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'package-')));
  return {
    folder,
    run: (command, environment = {}) =>
      run(folder, command, { ...environmentWith(binaries), ...environment }),
    describe: (content) => {
      writeFileSync(join(folder, 'package.json'), JSON.stringify(content));
    },
    copy: (from) => {
      cpSync(from, folder, { recursive: true, filter: (file) => !file.includes('node_modules') });
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Packs the repository as npm publishes it. Returns the file. */
export function packed(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const command = ['npm', 'pack', '--json', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(jsonOf(run('.', command, process.env))) as [
    { filename: string },
  ];
  return join(folder, filename);
}

/** The build of `npm pack` prints lines before. */
function jsonOf(output: string): string {
  return output.slice(output.indexOf('[\n'));
}

/** Installs a Node with npm, and returns the folder of its program. */
export function installNode(major: number, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const target = `node@${String(major)}`;
  run(folder, ['npm', 'install', '--prefix', '.', '--no-audit', '--no-fund', target], process.env);
  return join(folder, 'node_modules', 'node', 'bin');
}

function environmentWith(binaries: string | undefined): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => INHERITED.includes(name.toUpperCase()) || NPM_OPTIONS.test(name),
  );
  const { PATH = '', ...others } = Object.fromEntries(kept);
  return { ...others, PATH: binaries === undefined ? PATH : `${binaries}${delimiter}${PATH}` };
}

function run(
  cwd: string,
  [command = '', ...parameters]: readonly string[],
  env: NodeJS.ProcessEnv,
): string {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status === 0) return stdout;
  throw new Error(`${[command, ...parameters].join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** The members of a package.json. */
export function packageOf(
  file: string,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
}
