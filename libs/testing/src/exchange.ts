import { readFileSync } from 'node:fs';
import { keptText } from '#libs/http';
import { type JournalEntry } from '#libs/journal';

/** A request and its response for a test of journal entries. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status?: number;
  readonly request?: unknown;
  readonly response?: unknown;
  readonly requestHeaders?: Readonly<Record<string, string>>;
  readonly responseHeaders?: Readonly<Record<string, string>>;
}

const KEPT_BYTES = 16 * 1024;

/** The journal entry of an exchange. Bodies that are no texts are JSON. */
export function journalEntryOf(exchange: Exchange): JournalEntry {
  const { method, path, request, response, requestHeaders = {}, responseHeaders = {} } = exchange;
  const bodyOf = (body: unknown) =>
    body === undefined
      ? undefined
      : keptText(typeof body === 'string' ? body : JSON.stringify(body), KEPT_BYTES);
  return {
    ...{ id: 1, atMs: Date.UTC(2026, 10, 21, 12), receivedMs: Date.UTC(2026, 10, 21, 12) },
    ...{ method, path, status: exchange.status ?? 200, durationMs: 1, correlationId: 'c' },
    ...{ requestHeaders, requestBody: bodyOf(request) },
    ...{ responseHeaders, responseBody: bodyOf(response) },
    ...{
      rule: undefined,
      skippedRules: [],
      testValues: [],
      changes: [],
      hiddenMembers: [],
      outcome: 'answered' as const,
    },
  };
}

interface ApiDocument {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<string, { readonly requestBody?: Body; readonly responses: Record<string, Body> }>
      >
    >
  >;
}

interface Body {
  readonly content?: Readonly<
    Record<string, { readonly example?: unknown; readonly examples?: Record<string, Example> }>
  >;
}

interface Example {
  readonly value: unknown;
}

/** An exchange with the first examples of an operation in the API document of an app. */
export function exampleExchange(app: string, method: string, path: string): Exchange {
  const { paths } = JSON.parse(readFileSync(`apps/${app}/openapi.json`, 'utf8')) as ApiDocument;
  const { requestBody, responses = {} } = paths[path]?.[method.toLowerCase()] ?? {};
  const [status = '200', response] = Object.entries(responses)[0] ?? [];
  return {
    ...{ method, path: path.replace(/\{\w+\}/g, 'x'), status: Number(status) },
    ...{ request: exampleOf(requestBody), response: exampleOf(response) },
  };
}

function exampleOf(body: Body | undefined): unknown {
  const [content] = Object.values(body?.content ?? {});
  return content?.example ?? Object.values(content?.examples ?? {})[0]?.value;
}
