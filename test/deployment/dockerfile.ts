import { readFileSync } from 'node:fs';

/** One instruction of a Dockerfile. Continuation lines are joined. */
export interface Instruction {
  /** In upper case: `COPY`. */
  readonly name: string;
  readonly text: string;
}

export interface Stage {
  /** The image that the stage begins with: `node:24-bookworm-slim`. */
  readonly base: string;
  /** The name after AS; empty if it has none. */
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/** What the final stage says about a container that is started from it. */
export interface ImageSettings {
  readonly environment: Readonly<Record<string, string>>;
  readonly workingDirectory: string;
  readonly uid: number;
  readonly gid: number;
  readonly ports: readonly number[];
  readonly healthCheck: readonly string[];
  readonly command: readonly string[];
}

/** The Dockerfile of this repository: its stages, and the last of them. */
export function readOurDockerfile(): { readonly stages: readonly Stage[]; readonly final: Stage } {
  const stages = readDockerfile(readFileSync('Dockerfile', 'utf8'));
  const final = stages.at(-1);
  if (final === undefined) throw new Error('The Dockerfile has no stage.');
  return { stages, final };
}

/** Reads the subset of the Dockerfile format that the Dockerfile of this repository uses. */
export function readDockerfile(text: string): readonly Stage[] {
  const joined = text.replace(/^#.*\n/gm, '').replace(/\\\n\s*/g, '');
  const instructions = joined
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { name: name.toUpperCase(), text: rest };
    });
  const starts = instructions.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []));
  return starts.map((start, index) => {
    const [, base = '', name = ''] =
      /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(instructions[start]?.text ?? '') ?? [];
    return { base, name, instructions: instructions.slice(start + 1, starts[index + 1]) };
  });
}

/**
 * Reads the settings of the image.
 * @param buildArguments values for ARG, as in `--build-arg`
 */
export function settingsOf(
  stage: Stage,
  buildArguments: Readonly<Record<string, string>> = {},
): ImageSettings {
  const textsOf = (wanted: string): readonly string[] =>
    stage.instructions.filter(({ name }) => name === wanted).map(({ text }) => text);
  const last = (wanted: string): string => textsOf(wanted).at(-1) ?? '';
  const values = { ...pairs(textsOf('ARG')), ...buildArguments };
  const environment = Object.fromEntries(
    Object.entries(pairs(textsOf('ENV'))).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)\}/g, (_, argument: string) => values[argument] ?? ''),
    ]),
  );
  const [uid = Number.NaN, gid = Number.NaN] = last('USER').split(':').map(Number);
  return {
    environment,
    workingDirectory: last('WORKDIR'),
    uid,
    gid,
    ports: last('EXPOSE').split(/\s+/).map(Number),
    healthCheck: listIn(last('HEALTHCHECK').replace(/^.*?CMD /, '')),
    command: listIn(last('CMD')),
  };
}

/** Reads a command in its exec form, which is a JSON list. */
function listIn(text: string): readonly string[] {
  return JSON.parse(text) as readonly string[];
}

/** Reads `NAME=value NAME=value`. */
function pairs(texts: readonly string[]): Readonly<Record<string, string>> {
  const words = texts.flatMap((text) => text.split(/\s+/));
  return Object.fromEntries(
    words.map((word) => {
      const [name = '', ...value] = word.split('=');
      return [name, value.join('=')];
    }),
  );
}
