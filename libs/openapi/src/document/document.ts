import { STATUS_CODES } from 'node:http';
import { Logger, type INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { packageVersion } from '#libs/config';
import { SANDBOX_HEADER } from '#libs/http';
import { NAME } from '#libs/kernel';
import { type DocumentedApp } from './documented-app';
import { formatByExample } from './format-by-example';
import { generalProblem } from './general-problem';
import { addJsonSchemas } from './json-schema';
import { addLinks } from './add-links';
import { addOtherForms } from './add-other-forms';
import { addTestValues } from './add-test-values';
import { nameEnums } from './name-enums';
import { ProblemResponse } from '../decorators/problem.response';
import { SANDBOX_PARAMETER, SANDBOX_SERVERS } from './sandbox-servers';

/** The tag of the control surface that libraries add to every service. */
export const ADMIN_TAG = 'admin';

/** The tag of the health checks that every service has. */
export const HEALTH_TAG = 'health';

/** The security scheme of the operations that control a service. */
export const ADMIN_TOKEN_SCHEME = 'adminToken';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** The tags that every service has, after its own. */
const SHARED_TAGS = {
  [ADMIN_TAG]:
    'Controls the sandboxes of the simulator: clock, rules, journal of requests, reset and snapshots.',
  [HEALTH_TAG]: 'Health checks of the service.',
};

/** The OpenAPI document of a service, as it is served and as it is committed. */
export function openApiDocument(app: INestApplication, definition: DocumentedApp): OpenAPIObject {
  const document = withUniqueNames(() =>
    SwaggerModule.createDocument(app, baseOf(definition), {
      // A controller's method is named as a generated client should name it: listTransactions.
      operationIdFactory: (_controller, method) => method,
      extraModels: [ProblemResponse],
    }),
  );
  addJsonSchemas(document, definition);
  describeResponses(document);
  addGeneralProblem(document);
  nameAliases(document);
  addLinks(document);
  addOtherForms(document);
  sortEnums(document);
  const outcomes = Object.keys(definition.outcomes ?? {});
  nameEnums(document, { ...definition.enums, Outcome: outcomes });
  addOutcomes(document, definition);
  addTestValues(document, definition.testValues ?? []);
  formatByExample(document);
  document.security = [];
  document.servers = [...SANDBOX_SERVERS, defaultServer(definition)];
  document.tags = tagsOf(document, { ...definition.tags, ...SHARED_TAGS });
  return document;
}

/**
 * Two classes with the same name would share one schema, that of the class that is read last. @nestjs/swagger only
 * writes a warning.
 * @throws Error that names the classes
 */
function withUniqueNames<T>(create: () => T): T {
  const warn = Reflect.get(Logger, 'warn') as (...parts: unknown[]) => void;
  Logger.warn = (message: unknown, ...others: unknown[]) => {
    if (String(message).startsWith('Duplicate DTO')) throw new Error(String(message));
    warn.call(Logger, message, ...others);
  };
  try {
    return create();
  } finally {
    Logger.warn = warn;
  }
}

function defaultServer({ port }: DocumentedApp) {
  return {
    url: `http://localhost:${port.default}`,
    description: 'The service on its default port.',
  };
}

function baseOf({ title, description, securitySchemes = {} }: DocumentedApp) {
  const builder = new DocumentBuilder()
    .setTitle(title)
    .setDescription(description)
    .setVersion(packageVersion)
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description:
          'The ADMIN_TOKEN of the service, or the token of a team, which opens only some sandboxes. It is needed only if the service was started with one.',
      },
      ADMIN_TOKEN_SCHEME,
    )
    .addGlobalParameters({
      name: SANDBOX_HEADER,
      in: 'header',
      required: false,
      description: SANDBOX_PARAMETER,
      schema: { type: 'string', pattern: NAME.source },
    });
  for (const [name, scheme] of Object.entries(securitySchemes)) builder.addSecurity(name, scheme);
  return builder.build();
}

/** Describes responses without a description by the meaning of their status. */
function describeResponses(document: OpenAPIObject): void {
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) {
      for (const [status, response] of Object.entries(path[method]?.responses ?? {})) {
        if (response === undefined || '$ref' in response || response.description !== '') continue;
        response.description = `${STATUS_CODES[Number(status)] ?? status}.`;
      }
    }
  }
}

/** Gives every operation a `default` response, for the errors that every request can have. */
function addGeneralProblem(document: OpenAPIObject): void {
  const name = 'Problem';
  document.components = {
    ...document.components,
    responses: { ...document.components?.responses, [name]: generalProblem() },
  };
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) {
      const responses = path[method]?.responses;
      if (responses !== undefined) responses.default ??= { $ref: `#/components/responses/${name}` };
    }
  }
}

/** Nest numbers the addresses of a handler with two addresses. A generated client needs names instead. */
function nameAliases(document: OpenAPIObject): void {
  for (const { get, post } of Object.values(document.paths)) {
    for (const operation of [get, post]) {
      if (operation?.operationId === undefined) continue;
      operation.operationId = operation.operationId.replace('[0]', '').replace('[1]', 'Alias');
    }
  }
}

/** Sorts the values of enums. The compiler lists the values of a union in an order that depends on other files. */
function sortEnums(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    // The list is a constant of the service, which its error texts name in their own order.
    if (name === 'enum' && Array.isArray(value)) {
      Object.assign(part, { enum: (value as unknown[]).toSorted() });
    } else {
      sortEnums(value);
    }
  }
}

/** Describes the schema `Outcome`: the codes that a rule can request from this service, each with its meaning. */
function addOutcomes(document: OpenAPIObject, { outcomes = {} }: DocumentedApp): void {
  const codes = Object.entries(outcomes);
  if (codes.length === 0) return;
  const meanings = codes.map(([code, meaning]) => `- \`${code}\`: ${meaning}`);
  const description = `A business outcome that a rule can request from this service:\n\n${meanings.join('\n')}`;
  const schema = { type: 'string', enum: codes.map(([code]) => code), description } as const;
  const schemas = { ...document.components?.schemas, Outcome: schema };
  document.components = { ...document.components, schemas };
}

/** The tags that operations have, in the order of their descriptions. */
function tagsOf(
  document: OpenAPIObject,
  descriptions: Readonly<Record<string, string>>,
): { readonly name: string; readonly description: string }[] {
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path as Record<string, { readonly tags?: readonly string[] }>),
  );
  const inUse = new Set(operations.flatMap(({ tags: own = [] }) => own));
  const tags = new Set([...Object.keys(descriptions).filter((tag) => inUse.has(tag)), ...inUse]);
  return [...tags].map((name) => ({ name, description: descriptions[name] ?? '' }));
}
