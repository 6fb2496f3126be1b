import {
  prefixed,
  withReferences,
  type ApiDocument,
  type Json,
  type ServiceDocument,
} from './document';

const REFERENCE = '#/components/';

/**
 * Enums that list what one service can do, in operations that every service has. They become one enum with the
 * values of all services, so that these operations are the same for all of them.
 */
const UNITED_ENUMS = ['Outcome', 'WebhookEventType'];

type Components = ApiDocument['components'];

/** The new name of a component by its service and old address (`spi#/components/schemas/Outcome`). */
type Names = ReadonlyMap<string, string>;

export interface MergedComponents {
  readonly components: Components;
  /** The services, with every reference to the merged components. */
  readonly services: readonly ServiceDocument[];
}

/**
 * Merges the components of the services. Components with the same name and content become one. If their content
 * differs, each has the name of its service before its own. That makes the components that refer to them
 * different too.
 */
export function mergeComponents(given: readonly ServiceDocument[]): MergedComponents {
  const united = given.map(withUnitedEnums(given));
  const names = namesOf(united);
  const components: Record<string, Record<string, Json>> = {};
  const services = united.map((service) => {
    const document = withReferences(service.document, referenceIn(service, names));
    for (const [kind, old, component] of componentsOf({ ...service, document })) {
      (components[kind] ??= {})[nameOf(names, service, kind, old)] ??= component;
    }
    return { ...service, document };
  });
  return { components, services };
}

function withUnitedEnums(services: readonly ServiceDocument[]) {
  const all = services.flatMap(({ name, document }) =>
    Object.entries(document.components['schemas'] ?? {})
      .filter(([schema]) => UNITED_ENUMS.includes(schema))
      .map(([schema, content]) => ({ service: name, schema, content })),
  );
  const united = Object.fromEntries(
    [...new Set(all.map(({ schema }) => schema))].map((schema) => {
      const parts = all.filter((part) => part.schema === schema);
      const values = new Set(parts.flatMap(({ content }) => content['enum'] as string[]));
      const of = parts.map(
        (part) => `## ${part.service}\n\n${String(part.content['description'])}`,
      );
      return [schema, { type: 'string', enum: [...values], description: of.join('\n\n') }];
    }),
  );
  return (service: ServiceDocument): ServiceDocument => {
    const { components } = service.document;
    const schemas = Object.entries(components['schemas'] ?? {}).map(
      ([name, schema]) => [name, united[name] ?? schema] as const,
    );
    const document = {
      ...service.document,
      components: { ...components, schemas: Object.fromEntries(schemas) },
    };
    return { ...service, document };
  };
}

/** Renames until components with the same name also have the same content. */
function namesOf(services: readonly ServiceDocument[]): Names {
  const names = new Map<string, string>();
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const parts of sameNamed(services, names).values()) {
      if (new Set(parts.map(({ content }) => content)).size === 1) continue;
      for (const { address, service, old } of parts) {
        const name = prefixed(service, old);
        if (names.get(address) === name) throw new Error(`Two components are named ${name}.`);
        names.set(address, name);
      }
      isChanged = true;
    }
  }
  return names;
}

function sameNamed(services: readonly ServiceDocument[], names: Names) {
  const groups = new Map<
    string,
    { address: string; service: string; old: string; content: string }[]
  >();
  for (const service of services) {
    for (const [kind, old, component] of componentsOf(service)) {
      const key = `${kind}/${nameOf(names, service, kind, old)}`;
      const content = contentOf(withReferences(component, referenceIn(service, names)));
      const address = `${service.name}${REFERENCE}${kind}/${old}`;
      groups.set(key, [
        ...(groups.get(key) ?? []),
        { address, service: service.name, old, content },
      ]);
    }
  }
  return groups;
}

/** What must be equal in two components. An example can be of one service. */
function contentOf(component: Json): string {
  return JSON.stringify({ ...component, example: undefined });
}

function componentsOf({ document }: ServiceDocument): (readonly [string, string, Json])[] {
  return Object.entries(document.components).flatMap(([kind, components]) =>
    Object.entries(components).map(([name, component]) => [kind, name, component] as const),
  );
}

function nameOf(names: Names, service: ServiceDocument, kind: string, old: string): string {
  return names.get(`${service.name}${REFERENCE}${kind}/${old}`) ?? old;
}

function referenceIn(service: ServiceDocument, names: Names) {
  return (reference: string): string => {
    const name = names.get(service.name + reference);
    return name === undefined ? reference : reference.replace(/[^/]+$/, name);
  };
}
