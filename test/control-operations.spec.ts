import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DynamicModule, Type } from '@nestjs/common';
import {
  GUARDS_METADATA,
  METHOD_METADATA,
  MODULE_METADATA,
  PATH_METADATA,
} from '@nestjs/common/constants';
import { Reflector } from '@nestjs/core';
import { AdminGuard, type Concern, concernOf } from '#libs/control';
import { type AppDefinition } from '#libs/app';
import { apps } from '../apps/suite/src/apps';
import { suite } from '../apps/suite/src/suite.app';

type Handler = (...parameters: unknown[]) => unknown;

/** A route that AdminGuard checks. */
interface Operation {
  /** As in the API document: `dropSandbox`. */
  readonly name: string;
  readonly concern: Concern | undefined;
}

/** The names of members of bodies that can name another sandbox than that of the request. */
const SANDBOX_MEMBERS = ['into', 'sandbox', 'name'];

/** Operations whose path or body has such a name that is not the name of a sandbox. */
const OTHER_NAMES: readonly string[] = [
  // The name of a link of the acquirer, of a listener.
  ...['createLink', 'findLink', 'deleteLink', 'listLinkMessages', 'echoLink'],
  ...['signOnLink', 'signOffLink', 'findListener', 'closeListener', 'echoClients'],
  ...['sendHostNetwork', 'sendHostReconciliation', 'queueAdvice'],
  // The name of an organisation of the directory, of a software.
  ...['addOrganisation', 'addSoftware'],
  // The name of a taxpayer.
  ...['saveContributor', 'issueTestCertificate'],
  // The name of a rule, of a participant, of a webhook.
  ...['createRule', 'createParticipant', 'changeParticipant', 'createWebhook', 'updateWebhook'],
];

const services = [...apps, suite].map((definition) => [definition.name, definition] as const);

describe.each(services)('The control operations of %s', (_, definition) => {
  const operations = operationsOf(definition);
  const documented = documentedOperations(definition);

  it('are checked by AdminGuard, each one that the API document shows', () => {
    const checked = operations.map(({ name }) => name);
    expect(documented.map(({ name }) => name).filter((name) => !checked.includes(name))).toEqual(
      [],
    );
  });

  it('say which sandboxes they concern', () => {
    const undecided = operations.filter(({ concern }) => concern === undefined);
    expect(undecided.map(({ name }) => name)).toEqual([]);
  });

  it('concern the sandbox that their path or body names', () => {
    const concerns = new Map(operations.map(({ name, concern }) => [name, concern]));
    const naming = documented.filter(
      ({ name, named }) => Object.keys(named).length > 0 && !OTHER_NAMES.includes(name),
    );
    expect(naming.map(({ name }) => [name, concerns.get(name)])).toEqual(
      naming.map(({ name, named }) => [name, named]),
    );
  });

  it('concern no sandbox, or all, only where this list says so', () => {
    const others = operations.filter(
      ({ concern }) => typeof concern === 'string' && concern !== 'request',
    );
    const shown = others.map(({ name, concern }) => [name, concern]);
    expect(Object.fromEntries(shown)).toEqual({
      listSandboxes: 'own',
      listOutcomes: 'none',
      listRuleOperations: 'none',
      ...(definition === suite ? {} : { findLimits: 'all' }),
    });
  });
});

/** The routes of an app that AdminGuard checks, from the metadata of its modules. */
function operationsOf({ module }: AppDefinition): Operation[] {
  const reflector = new Reflector();
  return controllersIn(module, new Set()).flatMap((type) => {
    const guards = (Reflect.getMetadata(GUARDS_METADATA, type) ?? []) as readonly unknown[];
    if (!guards.includes(AdminGuard)) return [];
    const { prototype } = type as { readonly prototype: Readonly<Record<string, Handler>> };
    return Object.getOwnPropertyNames(prototype).flatMap((name): Operation[] => {
      const handler = prototype[name];
      if (handler === undefined || !Reflect.hasMetadata(METHOD_METADATA, handler)) return [];
      const operation = { getHandler: () => handler, getClass: () => type };
      return [{ name, concern: concernOf(reflector, operation as never) }];
    });
  });
}

function controllersIn(module: Type | DynamicModule, seen: Set<unknown>): Type[] {
  const { type, dynamic } =
    'module' in module ? { type: module.module, dynamic: module } : { type: module, dynamic: {} };
  const partsOf = (key: 'imports' | 'controllers'): readonly unknown[] => [
    ...((Reflect.getMetadata(
      MODULE_METADATA[key === 'imports' ? 'IMPORTS' : 'CONTROLLERS'],
      type,
    ) ?? []) as readonly unknown[]),
    ...((dynamic as DynamicModule)[key] ?? []),
  ];
  if (seen.has(module)) return [];
  seen.add(module);
  const own = partsOf('controllers') as readonly Type[];
  const imported = partsOf('imports') as readonly (Type | DynamicModule)[];
  return [
    ...own.filter((each) => Reflect.hasMetadata(PATH_METADATA, each)),
    ...imported.flatMap((each) => controllersIn(each, seen)),
  ];
}

interface Described {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
  };
}

/** The operations in the API document that control the service, and where they can name a sandbox. */
function documentedOperations({ name }: AppDefinition) {
  const document = JSON.parse(readFileSync(join('apps', name, 'openapi.json'), 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
    readonly components: {
      readonly schemas: Readonly<Record<string, { readonly properties?: object }>>;
    };
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.values(item).flatMap((described) => {
      const { operationId, security = [], parameters = [], requestBody } = described;
      const isControl =
        /^\/(__admin|admin)(\/|$)/.test(path) || security.some((each) => 'adminToken' in each);
      if (!isControl) return [];
      const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema.$ref);
      const members = bodies.flatMap((reference) => {
        const schema = document.components.schemas[reference?.split('/').at(-1) ?? ''];
        return Object.keys(schema?.properties ?? {});
      });
      const inPath = parameters.some((each) => each.in === 'path' && each.name === 'name');
      const inBody = SANDBOX_MEMBERS.find((member) => members.includes(member));
      const named = {
        ...(inPath ? { path: 'name' } : {}),
        ...(inBody === undefined ? {} : { body: inBody }),
      };
      return [{ name: operationId, named }];
    }),
  );
}
