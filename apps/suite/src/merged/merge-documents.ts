import { type ApiDocument, type Json, type ServiceDocument, type Tag } from './document';
import { mergeComponents } from './merge-components';
import { mergeOperations, tagOf, type MergedOperation } from './merge-operations';

const SHARED = 'Every service';

/**
 * The OpenAPI documents of all services as one, to generate one client for all of them (docs/adr/0039). Paths stay
 * as they are; each has the addresses of its services in `servers`.
 *
 * @param given at least one document
 */
export function mergeDocuments(given: readonly ServiceDocument[]): Json {
  const { components, services } = mergeComponents(given);
  const operations = mergeOperations(services);
  const tags = tagsOf(services, operations);
  const [{ document }] = services as readonly [ServiceDocument];
  return {
    openapi: document['openapi'],
    info: {
      ...document.info,
      title: 'Payment simulators',
      description: `All services in one document, to generate clients from. Each service has its own address, so each path has its own \`servers\`. Operations with the tags \`admin\` and \`health\` are those of every service: send them to the service that you mean.\n\n${services.map(({ title, address }) => `- ${title}: ${address}`).join('\n')}`,
    },
    servers: serversOf(services),
    security: document['security'],
    tags: tags.map(({ tag }) => tag),
    'x-tagGroups': [...new Set(tags.map(({ group }) => group))].map((name) => {
      return { name, tags: tags.filter(({ group }) => group === name).map(({ tag }) => tag.name) };
    }),
    paths: pathsOf(operations),
    components: withTokenAddress(components, services),
  };
}

interface GroupedTag {
  readonly group: string;
  readonly tag: Tag;
}

/** The tags that operations have, in the order of the services, and the shared ones at the end. */
function tagsOf(
  services: readonly ServiceDocument[],
  operations: readonly MergedOperation[],
): GroupedTag[] {
  const used = new Set(operations.flatMap(({ operation }) => operation.tags));
  const own = services.flatMap((service) =>
    service.document.tags.map((tag) => {
      const { name, ...rest } = tag;
      const renamed = { name: tagOf(service, name), 'x-displayName': name, ...rest };
      return { group: service.title, tag: renamed };
    }),
  );
  const shared = services.flatMap(({ document }) =>
    document.tags.map((tag) => ({ group: SHARED, tag })),
  );
  const all = [...own, ...shared].filter(({ tag }) => used.has(tag.name));
  return [...new Map(all.map((each) => [each.tag.name, each])).values()];
}

function pathsOf(operations: readonly MergedOperation[]): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { path, method, operation, services } of operations) {
    const item = (paths[path] ??= {});
    // Methods of a path can belong to different services.
    item[method] = { ...operation, servers: serversOf(services) };
  }
  return paths;
}

function serversOf(services: readonly ServiceDocument[]): Json[] {
  return services.map(({ title, address }) => ({ url: address, description: title }));
}

/** Relative addresses of tokens belong to the service that gives the tokens. */
function withTokenAddress(
  components: ApiDocument['components'],
  services: readonly ServiceDocument[],
): Json {
  const schemes = Object.entries(components['securitySchemes'] ?? {}).map(([name, scheme]) => {
    const owner = services.find(({ document }) => document.components['securitySchemes']?.[name]);
    const text = JSON.stringify(scheme).replaceAll(
      '"tokenUrl":"/',
      `"tokenUrl":"${owner?.address ?? ''}/`,
    );
    return [name, JSON.parse(text) as Json];
  });
  return { ...components, securitySchemes: Object.fromEntries(schemes) as Json };
}
