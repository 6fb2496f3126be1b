import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type Environment } from '#libs/config';

const PREFIX = 'SECRET_';
const NAME = /^[A-Z0-9_]{1,60}$/;
/** A shorter value could match other text in a response by chance. */
const MIN_LENGTH = 8;

/** A reference to a secret in the arguments of a task. */
export const secretRef = z.strictObject({
  secretRef: z
    .string()
    .regex(NAME, { error: 'Must be a name of capital letters, digits and _, as in API_TOKEN.' })
    .describe('The value is read from the variable SECRET_<name>.'),
  prefix: z
    .string()
    .max(40, { error: 'Must have at most 40 characters.' })
    .optional()
    .describe('Text before the value, as in "Bearer ".'),
});

export type SecretRef = z.output<typeof secretRef>;

/** The secrets that tasks can send: the variables whose names begin with SECRET_. */
@Injectable()
export class Secrets {
  private readonly values: ReadonlyMap<string, string>;

  constructor(environment: Environment) {
    const named = Object.entries(environment).flatMap(([name, value]) =>
      name.startsWith(PREFIX) && value !== undefined && value !== ''
        ? [[name.slice(PREFIX.length), value] as const]
        : [],
    );
    this.values = new Map(named);
  }

  /** The secret, or the problem with the reference. */
  read(name: string): { readonly value: string } | { readonly problem: string } {
    const value = this.values.get(name);
    if (value === undefined) {
      return { problem: `The variable ${PREFIX}${name} is not set, so there is no such secret.` };
    }
    if (value.length < MIN_LENGTH) {
      return {
        problem: `The secret ${PREFIX}${name} is too short: it must have at least ${String(MIN_LENGTH)} characters.`,
      };
    }
    return { value };
  }
}

/** Replaces secrets in a text, also as URLs, JSON and Basic authentication write them. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) {
    for (const spelling of spellings(secret)) clean = clean.replaceAll(spelling, '***');
  }
  return clean;
}

function spellings(secret: string): ReadonlySet<string> {
  return new Set([
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64'),
  ]);
}
