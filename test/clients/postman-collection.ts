import { randomUUID } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { type SentRequest } from './running-suite';

const pairs = z.array(z.strictObject({ key: z.string(), value: z.string() }));

const events = z.array(
  z.strictObject({
    listen: z.enum(['prerequest', 'test']),
    script: z.strictObject({ type: z.literal('text/javascript'), exec: z.array(z.string()) }),
  }),
);

const body = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('raw'),
    raw: z.string(),
    options: z.strictObject({ raw: z.strictObject({ language: z.enum(['json', 'xml']) }) }),
  }),
  z.strictObject({ mode: z.literal('urlencoded'), urlencoded: pairs }),
]);

const item = z.strictObject({
  name: z.string(),
  event: events,
  request: z.strictObject({
    method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
    header: pairs,
    url: z.string().startsWith('{{'),
    body: body.optional(),
  }),
  response: z.tuple([]),
});

/**
 * What the collection has of the format 2.1 of Postman, and nothing else. `npm run check:clients` runs the collection with
 * newman, if that is installed: do so before anything is added here.
 */
const collectionFormat = z.strictObject({
  info: z.strictObject({
    name: z.string(),
    description: z.string(),
    schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
  }),
  item: z.array(z.strictObject({ name: z.string(), item: z.array(item) })),
  event: events,
  variable: pairs,
});

const environmentFormat = z.strictObject({
  name: z.string(),
  values: z.array(
    z.strictObject({
      key: z.string(),
      value: z.string(),
      type: z.enum(['default', 'secret']),
      enabled: z.literal(true),
    }),
  ),
  _postman_variable_scope: z.literal('environment'),
});

type Item = z.infer<typeof item>;
type Events = z.infer<typeof events>;

/** The request that the scripts before it can change, and its response. */
interface Exchange {
  readonly name: string;
  readonly url: string;
  readonly headers: Headers;
  readonly response?: { readonly status: number; readonly text: string };
}

/** Sends requests of a collection as Postman does, with the part of its scripts (`pm`) that the collection uses. */
export class PostmanCollection {
  readonly folders: readonly string[];
  readonly requests: SentRequest[] = [];
  /** The request and the name of each test that failed. */
  readonly failures: string[] = [];
  private readonly collection: z.infer<typeof collectionFormat>;
  private readonly variables: Map<string, string>;
  private readonly environment: ReadonlyMap<string, string>;

  /** @param collection and `environment` are the texts of the files. Throws if one has what the formats do not. */
  constructor(collection: string, environment: string) {
    this.collection = collectionFormat.parse(JSON.parse(collection));
    this.folders = this.collection.item.map(({ name }) => name);
    this.variables = mapOf(this.collection.variable);
    this.environment = mapOf(environmentFormat.parse(JSON.parse(environment)).values);
  }

  /** Sends all requests, or those of a folder, in their order. */
  async send(folder?: string): Promise<void> {
    for (const { name, item: items } of this.collection.item) {
      if (folder !== undefined && folder !== name) continue;
      for (const each of items) await this.sendItem(each);
    }
  }

  private async sendItem({ name, event, request }: Item): Promise<void> {
    const headers = new Headers();
    // The scripts look at its path only.
    const before = { name, url: this.filled(request.url), headers };
    this.run('prerequest', [...this.collection.event, ...event], before);
    for (const { key, value } of request.header) {
      // What a script has set replaces it.
      if (!headers.has(key)) headers.set(key, this.filled(value));
    }
    const { method } = request;
    const url = this.filled(request.url);
    const sent = request.body && this.bodyOf(request.body);
    this.requests.push({ method, url });
    const received = await fetch(url, {
      method,
      headers,
      ...(sent === undefined ? {} : { body: sent }),
    });
    const response = { status: received.status, text: await received.text() };
    this.run('test', event, { ...before, url, response });
  }

  private bodyOf(given: z.infer<typeof body>): string | URLSearchParams {
    if (given.mode === 'raw') return this.filled(given.raw);
    const form = new URLSearchParams();
    for (const { key, value } of given.urlencoded) form.append(key, this.filled(value));
    return form;
  }

  private run(listen: Events[number]['listen'], scripts: Events, exchange: Exchange): void {
    for (const each of scripts) {
      if (each.listen !== listen) continue;
      runInNewContext(each.script.exec.join('\n'), { pm: this.api(exchange) });
    }
  }

  /** The object `pm` of the scripts. */
  private api({ name, url, headers, response }: Exchange): object {
    const text = (): string => response?.text ?? '';
    const replaceIn = (template: string): string => this.filled(template);
    return {
      collectionVariables: {
        get: (key: string) => this.variables.get(key),
        set: (key: string, value: unknown) => this.variables.set(key, String(value)),
      },
      variables: { get: (key: string) => this.valueOf(key), replaceIn },
      request: {
        url: { getPath: () => new URL(url).pathname },
        headers: {
          upsert: ({ key, value }: { readonly key: string; readonly value: string }) => {
            headers.set(key, value);
          },
        },
      },
      response: {
        text,
        json: () => JSON.parse(text()) as unknown,
        to: {
          have: {
            status: (status: number) => {
              assert(response?.status === status);
            },
          },
        },
      },
      expect: (value: unknown) => ({
        to: {
          // Texts, numbers and booleans.
          eql: (expected: unknown) => {
            assert(value === expected);
          },
          include: (part: string) => {
            assert(String(value).includes(part));
          },
        },
      }),
      test: (title: string, check: () => void) => {
        try {
          check();
        } catch {
          const got = `${String(response?.status)} ${text().slice(0, 300)}`;
          this.failures.push(`${name}: ${title}, but the response is ${got}`);
        }
      },
    };
  }

  private valueOf(key: string): string | undefined {
    return this.environment.get(key) ?? this.variables.get(key);
  }

  /** The text with the values of its variables, which can refer to others. */
  private filled(text: string): string {
    return text.replace(/\{\{([^{}]+)\}\}/g, (_, key: string) => {
      const value = key === '$guid' ? randomUUID() : this.valueOf(key);
      if (value === undefined) throw new Error(`{{${key}}} has no value.`);
      return this.filled(value);
    });
  }
}

function mapOf(
  list: readonly { readonly key: string; readonly value: string }[],
): Map<string, string> {
  return new Map(list.map(({ key, value }) => [key, value]));
}

function assert(holds: boolean): void {
  if (!holds) throw new Error('The assertion does not hold.');
}
