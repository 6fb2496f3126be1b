import { createHash } from 'node:crypto';
import { z } from 'zod';
import { accepted, NAME, NAME_RULE, refused, type Result } from '#libs/kernel';
import { ADMIN_TOKEN, ADMIN_TOKEN_RULE } from '#libs/sandbox';
import { readJson } from '#libs/schema';
import { ADMINISTRATOR, LOOPBACK, type Caller } from './caller';

/** The token of a team. Only its digest is kept. */
export interface TeamToken {
  readonly digest: Buffer;
  readonly caller: Caller;
}

/** The name of a sandbox, or the start of names and then `*`. */
const PATTERN = /^[a-z0-9-]{1,40}\*?$/;
const PATTERN_RULE =
  'Must be the name of a sandbox, or the start of names with *, as in team-a-*: 1 to 40 lower-case letters, digits and hyphens, and * only at the end.';

const entry = z.strictObject({
  name: z.string().regex(NAME, `Must be ${NAME_RULE}.`),
  token: z.string().regex(ADMIN_TOKEN, `Must be ${ADMIN_TOKEN_RULE}.`),
  sandboxes: z
    .array(z.string().regex(PATTERN, PATTERN_RULE))
    .min(1, 'Must have at least one sandbox, as in ["team-a-*"].'),
});
type Entry = z.output<typeof entry>;

/** Names that audit lines use for other callers. */
const RESERVED: readonly string[] = [ADMINISTRATOR.name, LOOPBACK.name];

/**
 * Reads the content of ADMIN_TOKENS_FILE.
 * @param secrets tokens that no team may have, by the words that name them in errors
 * @returns the tokens, or one line for each mistake. A line never has a part of a token
 */
export function parseTokenList(
  text: string,
  secrets: ReadonlyMap<string, string>,
): Result<readonly TeamToken[], readonly string[]> {
  const value = jsonOf(text);
  // Not the message of the parser, because it shows a part of the text.
  if (value === undefined) return refused([`it is not valid JSON. ${FORM}`]);
  if (!Array.isArray(value)) return refused([`it is not a list. ${FORM}`]);
  const read = readJson(z.array(entry), value);
  if (!read.ok) {
    const { kept, omitted } = read.refusal;
    const more = omitted === 0 ? [] : [`${String(omitted)} more mistakes`];
    return refused([...kept.map(({ pointer, detail }) => `${pointer}: ${detail}`), ...more]);
  }
  const repeated = clashes(read.value, secrets);
  if (repeated.length > 0) return refused(repeated);
  return accepted(
    read.value.map(({ name, token, sandboxes }) => {
      return { digest: digestOf(token), caller: { name, sandboxes } };
    }),
  );
}

const FORM =
  'It must be a list such as [{"name": "team-a", "token": "...", "sandboxes": ["team-a-*", "shared"]}].';

/** The digest by which tokens are compared. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** One line for each name and token that is used twice, or that belongs to somebody else. */
function clashes(entries: readonly Entry[], secrets: ReadonlyMap<string, string>): string[] {
  const names = new Map<string, string>();
  const tokens = new Map(secrets);
  return entries.flatMap(({ name, token }, index) => {
    const at = `/${String(index)}`;
    const owner = tokens.get(token);
    const first = names.get(name);
    tokens.set(token, owner ?? `the token of ${at}`);
    names.set(name, first ?? at);
    return [
      ...(RESERVED.includes(name) ? [`${at}/name: ${name} is reserved. Use another name.`] : []),
      ...(first === undefined
        ? []
        : [`${at}/name: ${name} is the name of ${first} too. Each token has its own name.`]),
      ...(owner === undefined ? [] : [`${at}/token: It is the same as ${owner}. Use another one.`]),
    ];
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
