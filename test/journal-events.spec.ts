import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { EventReader, OTHER_EVENT, type EventTable } from '#libs/journal';
import { apps } from '../apps/suite/src/apps';

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** Addresses of the simulator itself, which the journal does not have. */
const OWN = /^\/(__admin|health)|\/health$/;

describe.each(apps.map((app) => [app.name, app] as const))(
  'The events of %s',
  (name, { events }) => {
    const reader = new EventReader(events);
    const operations = operationsOf(name);

    it('have a name for each public operation', () => {
      expect(operations.length).toBeGreaterThan(0);
      const unknown = operations.filter(({ method, path }) => !reader.knows(method, path));
      expect(unknown).toEqual([]);
    });

    it('have only operations that exist', () => {
      const known = new Set(operations.map(({ method, path }) => keyOf(method, path)));
      // Messages over TCP and GraphQL are not in the API document.
      const others = (events?.operations ?? [])
        .filter(({ method, path }) => method !== 'TCP' && path !== '/graphql')
        .map(({ method, path }) => keyOf(method, path))
        .filter((key) => !known.has(key));
      expect(others).toEqual([]);
    });

    it('have names with dots, and facts with plain names', () => {
      for (const { name: event, path, request, response } of events?.operations ?? []) {
        if (typeof event === 'string') expect(event).toMatch(/^[a-z]+\.[a-z-]+$/);
        expect(event).not.toBe(OTHER_EVENT);
        const facts = [...Object.keys({ ...request, ...response }), ...parametersOf(path)];
        for (const fact of facts) expect(fact).toMatch(/^(_|[a-z][A-Za-z]+)$/);
      }
      expect(failureOf(events)).toEqual(['code', 'detail']);
    });
  },
);

function operationsOf(app: string): { readonly method: string; readonly path: string }[] {
  const file = `apps/${app}/openapi.json`;
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
  return Object.entries(paths)
    .filter(([path]) => !OWN.test(path))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    );
}

function keyOf(method: string, path: string): string {
  return `${method} ${path.replace(/\{\w+\}/g, '*')}`;
}

function parametersOf(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

function failureOf(events: EventTable | undefined): string[] {
  return Object.keys(events?.failure ?? {});
}
