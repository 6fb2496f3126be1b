import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import type { Express } from 'express';
import { openApiDocument } from './document';
import { type DocumentedApp } from './documented-app';
import { atPrefix } from './sandbox-servers';
import { withToday } from './example-today';
import { addSandboxField, deletionsLast, keepAccessToken, nameSandbox } from './swagger-page';

/** Swagger UI at /docs, the document at /docs-json and /openapi.json. The first request builds it, not the start. */
export function setUpDocs(app: INestApplication, definition: DocumentedApp): void {
  const express = app.getHttpAdapter().getInstance() as Express;
  express.get('/openapi.json', (request, _response, next) => {
    request.url = '/docs-json';
    next();
  });
  SwaggerModule.setup('docs', app, () => openApiDocument(app, definition), {
    jsonDocumentUrl: 'docs-json',
    customSiteTitle: definition.title,
    patchDocumentOnRequest: (request, _response, document) =>
      withToday(atPrefix(request, document), definition),
    swaggerOptions: {
      // "Try it out" is active, authorizations are kept, and the duration of a request is shown.
      tryItOutEnabled: true,
      persistAuthorization: true,
      displayRequestDuration: true,
      operationsSorter: deletionsLast,
      onComplete: addSandboxField,
      requestInterceptor: nameSandbox,
      responseInterceptor: keepAccessToken,
      ...(definition.exampleClient === undefined ? {} : { initOAuth: definition.exampleClient }),
    },
  });
}
