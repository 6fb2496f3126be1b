import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { RequestContext } from '#libs/http';
import { createTestApp } from '#libs/testing';
import { apps } from '../apps/suite/src/apps';

type Value = string | number | boolean;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly example?: Value;
  readonly schema?: { readonly example?: Value; readonly enum?: readonly Value[] };
}

interface ApiDocument {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>
  >;
}

interface Read {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Streams wait for what happens next. */
const ENDLESS = /\/events$|\/stream\//;

/** The requests that read the simulated system, with the examples of the documentation. */
function readsOf(app: string): Read[] {
  const { paths } = JSON.parse(readFileSync(`apps/${app}/openapi.json`, 'utf8')) as ApiDocument;
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (get === undefined || path.startsWith('/__admin') || ENDLESS.test(path)) return [];
    const query = new URLSearchParams();
    const headers: Record<string, string> = {};
    let filled = path;
    for (const parameter of get.parameters ?? []) {
      const { name, schema } = parameter;
      const value = String(parameter.example ?? schema?.example ?? schema?.enum?.[0] ?? 'x');
      if (parameter.in === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value));
      else if (parameter.required !== true) continue;
      else if (parameter.in === 'query') query.set(name, value);
      else headers[name] = value;
    }
    return [{ path: `${filled}?${query.toString()}`, headers }];
  });
}

/** The tables whose rows any work in this process changes. */
function watchChanges(): { readonly tables: string[]; end(): void } {
  const tables: string[] = [];
  const original = Object.getOwnPropertyDescriptor(RequestContext.prototype, 'noteChange');
  if (original === undefined) throw new Error('RequestContext no longer notes changes.');
  const note = original.value as RequestContext['noteChange'];
  RequestContext.prototype.noteChange = function (this: RequestContext, table, kind, rows) {
    tables.push(table);
    note.call(this, table, kind, rows);
  };
  return {
    tables,
    end: () => {
      Object.defineProperty(RequestContext.prototype, 'noteChange', original);
    },
  };
}

describe('An observer', () => {
  it.each(apps.map((app) => [app.name, app] as const))(
    'changes nothing in %s',
    async (name, app) => {
      const changed = watchChanges();
      const test = await createTestApp(app, { LOG_LEVEL: 'silent' });
      const { address, http } = test;
      await http.get('/__admin/clock').expect(200);
      changed.tables.length = 0;
      const reads = readsOf(name);
      const read = async ({ path, headers }: Read): Promise<void> => {
        const observer = { ...headers, 'X-Sandbox': 'never-used', 'X-Observe': 'true' };
        await fetch(address + path, { headers: observer }).then((response) =>
          response.arrayBuffer(),
        );
      };
      // The first request fills the blank sandbox with what each new sandbox has.
      for (const each of reads.slice(0, 1)) await read(each);
      const changing: string[] = [];
      for (const each of reads) {
        changed.tables.length = 0;
        await read(each);
        if (changed.tables.length > 0) changing.push(`${each.path} ${changed.tables.join()}`);
      }
      changed.end();
      await http.get('/__admin/sandboxes/never-used').expect(404);
      await test.close();
      changed.end();
    },
  );
});
