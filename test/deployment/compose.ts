import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load, loadAll, mergeTag } from 'js-yaml';

export interface ComposeService {
  readonly image?: string;
  readonly build?: { readonly context: string };
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string | number>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** YAML 1.2 with `<<`, which compose.yaml uses. */
const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

export function readCompose(): ComposeFile {
  return load(readFileSync('compose.yaml', 'utf8'), { schema: SCHEMA }) as ComposeFile;
}

/** The only document of a YAML file. */
export function readManifest(file: string): unknown {
  const [document] = loadAll(readFileSync(file, 'utf8'), { schema: SCHEMA });
  return document;
}

/**
 * Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?message}` as Docker Compose does.
 * @throws Error with the message if a required value is missing
 */
export function interpolated(
  environment: ComposeService['environment'],
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const valueOf = (name: string, operator: string, rest: string): string => {
    const value = values[name];
    if (value !== undefined && value !== '') return value;
    if (operator === ':?') throw new Error(`${name} ${rest}`);
    return rest;
  };
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replace(
        /\$\{(\w+)(?:(:[-?])([^}]*))?\}/g,
        (_, variable: string, operator = '', rest = '') =>
          valueOf(variable, operator as string, rest as string),
      ),
    ]),
  );
}
