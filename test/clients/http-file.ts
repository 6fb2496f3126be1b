import { runInNewContext } from 'node:vm';
import { type SentRequest } from './running-suite';

/** What a file did: its requests, and each check that failed. */
export interface HttpFileRun {
  readonly requests: readonly SentRequest[];
  readonly failures: readonly string[];
}

/** A response by the name of its request. */
type Responses = Map<string, unknown>;

/**
 * Sends the requests of a .http file in their order. It reads only what the files of clients/http use, in both
 * dialects: variables of the file, named requests and their responses, scripts before a request and after it.
 */
export async function runHttpFile(text: string): Promise<HttpFileRun> {
  const [head = '', ...blocks] = text.split(/^### /m);
  const file = new HttpFile();
  file.define(head);
  for (const block of blocks) await file.send(block);
  return file;
}

class HttpFile implements HttpFileRun {
  readonly requests: SentRequest[] = [];
  readonly failures: string[] = [];
  private readonly variables = new Map<string, string>();
  private readonly responses: Responses = new Map();
  /** The variables of scripts. */
  private readonly global = new Map<string, string>();

  define(text: string): void {
    for (const [, name = '', value = ''] of text.matchAll(/^@(\w+) = (.*)$/gm)) {
      this.variables.set(name, value);
    }
  }

  async send(block: string): Promise<void> {
    const [name = ''] = block.split('\n', 1);
    this.define(block);
    const before = /^< \{% (.*) %\}$/m.exec(block)?.[1];
    if (before !== undefined) runInNewContext(before, { client: { global: this.global } });
    const [sent = '', after] = block.split('\n> {%\n');
    const request = sent.slice(sent.search(/^(GET|POST|PUT|DELETE) /m));
    const [head = '', ...paragraphs] = request.split('\n\n');
    const body = this.filled(paragraphs.join('\n\n').trim());
    const [line = '', ...fields] = this.filled(head).trim().split('\n');
    const [method = '', url = ''] = line.split(' ');
    this.requests.push({ method, url });
    const response = await fetch(url, {
      method,
      headers: fields.map((field): [string, string] => {
        const [key = '', ...value] = field.split(': ');
        return [key, value.join(': ')];
      }),
      ...(body === '' ? {} : { body }),
    });
    const received = { status: response.status, body: jsonOr(await response.text()) };
    this.read(name, block, received, after?.split('\n%}')[0]);
  }

  /** Checks a response by the comment of the one dialect or the script of the other. */
  private read(
    name: string,
    block: string,
    response: { readonly status: number; readonly body: unknown },
    script: string | undefined,
  ): void {
    const id = /^# @name (\w+)$/m.exec(block)?.[1];
    if (id !== undefined) this.responses.set(id, response.body);
    const expected = /^# The status of the response is (\d+)\.$/m.exec(block)?.[1];
    const fail = (what: string): void => {
      this.failures.push(`${name}: ${what}, but got ${JSON.stringify(response).slice(0, 300)}`);
    };
    if (script !== undefined) {
      const assert = (holds: boolean): void => {
        if (!holds) throw new Error('The assertion does not hold.');
      };
      const test = (what: string, check: () => void): void => {
        try {
          check();
        } catch {
          fail(what);
        }
      };
      runInNewContext(script, { response, client: { global: this.global, test, assert } });
    } else if (Number(expected) !== response.status) {
      fail(`The status is ${String(expected)}`);
    }
  }

  /** The text with the values of its variables, which can refer to others. */
  private filled(text: string): string {
    return text.replace(/\{\{([^{}]+)\}\}/g, (_, expression: string) => {
      const [name = '', path] = expression.split('.response.body.$');
      if (path !== undefined) return valueAt(this.responses.get(name), path);
      if (expression === "$datetime 'YYYY-MM-DD'") return '2026-11-21';
      const value = this.variables.get(name) ?? this.global.get(name);
      if (value === undefined) throw new Error(`{{${expression}}} has no value.`);
      return this.filled(value);
    });
  }
}

/** `.data[0].id` */
function valueAt(body: unknown, path: string): string {
  const names = path.match(/\w+/g) ?? [];
  const value = names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], body);
  if (typeof value !== 'string') throw new Error(`${path} is not in the response.`);
  return value;
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
