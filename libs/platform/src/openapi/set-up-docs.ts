import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { NAME } from '#libs/kernel';
import { type AppDefinition } from '../app-definition';
import { HEALTH_TAG } from '../health/health.controller';
import { SANDBOX_HEADER } from '../http/context.middleware';
import { packageVersion } from '../package-version';
import { generalProblem } from './general-problem';
import { ProblemResponse } from './problem.response';

/** The tag of the control surface that libraries add to every service. */
export const ADMIN_TAG = 'admin';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** Swagger UI at /docs, the document at /docs-json; built when first asked for, not at start. */
export function setUpDocs(app: INestApplication, definition: AppDefinition): void {
  SwaggerModule.setup('docs', app, () => openApiDocument(app, definition), {
    jsonDocumentUrl: 'docs-json',
    customSiteTitle: definition.title,
    swaggerOptions: {
      // "Try it out" is active, authorizations are kept, and the duration of a request is shown.
      tryItOutEnabled: true,
      persistAuthorization: true,
      displayRequestDuration: true,
    },
  });
}

/** The OpenAPI document of a service, as it is served and as it is committed. */
export function openApiDocument(app: INestApplication, definition: AppDefinition): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle(definition.title)
    .setDescription(definition.description)
    .setVersion(packageVersion)
    .setLicense('MIT', '')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      description:
        'Operations that control the service: the ADMIN_TOKEN, if one is set. ' +
        'Operations that require an access token: that token.',
    })
    .addGlobalParameters({
      name: SANDBOX_HEADER,
      in: 'header',
      required: false,
      description:
        'The sandbox to use. It has separate data and is created by its first use. Without the header: `default`.',
      schema: { type: 'string', pattern: NAME.source },
    })
    .build();
  const document = SwaggerModule.createDocument(app, options, {
    operationIdFactory: operationId,
    extraModels: [ProblemResponse],
  });
  addGeneralProblem(document);
  for (const { get, post } of Object.values(document.paths)) {
    for (const operation of [get, post]) {
      // A handler with two addresses gets numbered ids; names are better for a generated client.
      if (operation?.operationId === undefined) continue;
      operation.operationId = operation.operationId.replace('[0]', '').replace('[1]', 'Alias');
    }
  }
  sortEnums(document);
  document.tags = tagsOf(document).map((name) => ({ name }));
  return document;
}

/** Adds a `default` response to every operation: the problems that any request can get. */
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

/** `transactionsReceive`: unique in the document, and a name that a generated client can use. */
function operationId(controller: string, method: string): string {
  const noun = controller.replace(/Controller$/, '');
  return (
    noun.charAt(0).toLowerCase() + noun.slice(1) + method.charAt(0).toUpperCase() + method.slice(1)
  );
}

/**
 * The order of the values of a union depends on the other code that the compiler has seen, so they are
 * sorted.
 */
function sortEnums(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (name === 'enum' && Array.isArray(value)) value.sort();
    else sortEnums(value);
  }
}

/**
 * The tags in the order of their addresses: first those of the service, then those of every service.
 */
function tagsOf(document: OpenAPIObject): string[] {
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path as Record<string, { readonly tags?: readonly string[] }>),
  );
  const tags = new Set(operations.flatMap(({ tags: own = [] }) => own));
  for (const shared of [ADMIN_TAG, HEALTH_TAG]) if (tags.delete(shared)) tags.add(shared);
  return [...tags];
}
