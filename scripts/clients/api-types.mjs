// Writes libs/test-kit/src/api: the types of the operations of each service, from its API document.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { root } from '../build/sources.mjs';

const SERVICES = [
  ...['spi', 'dict', 'iso8583', 'workflow', 'openfinance', 'nfse', 'report', 'ratelimit'],
];
const HEADER =
  '// Made by npm run generate from the API document of the service. Do not change it by hand.\n\n';
const OUTCOME = '#/components/schemas/Outcome';
const REFERENCE = /"\$ref":"#\/components\/([^"/]+)\/([^"]+)"/g;

/**
 * The files of libs/test-kit/src/api, each with its text. The operations that all services have are in control.ts, as the SPI
 * has them.
 */
export async function apiTypeFiles() {
  const documents = SERVICES.map((name) => {
    const file = join(root, `apps/${name}/openapi.json`);
    return [name, JSON.parse(readFileSync(file, 'utf8'))];
  });
  const isInAll = (path) => documents.every(([, { paths }]) => path in paths);
  const [[, spi]] = documents;
  const files = new Map([[fileOf('control'), await typesOf(spi, (path) => isInAll(path))]]);
  for (const [name, document] of documents) {
    files.set(fileOf(name), await typesOf(document, (path) => !isInAll(path)));
  }
  return files;
}

function fileOf(name) {
  return `libs/test-kit/src/api/${name}.ts`;
}

async function typesOf(document, isShown) {
  const shown = Object.entries(document.paths).filter(([path]) => isShown(path));
  const paths = Object.fromEntries(
    shown.map(([path, item]) => [path, simplified(item, document.components)]),
  );
  const components = usedComponents(document, [paths, { $ref: OUTCOME }]);
  const syntaxTree = await openapiTS(JSON.stringify({ ...document, paths, components }), {
    emptyObjectsUnknown: true,
    // A member with a default is optional in a request.
    defaultNonNullable: false,
  });
  return HEADER + astToString(syntaxTree);
}

/**
 * An operation as the client of the test kit has it: it sends the sandbox itself, and XML and other texts are a string. Without the
 * headers of responses and the schemas of XML the types are a third as long.
 */
function simplified(item, components) {
  return eachMember(item, (operation, method) => {
    if (method === 'parameters') return withoutSandbox(operation, components);
    const {
      parameters = [],
      requestBody,
      responses,
      operationId,
      summary,
      description,
    } = operation;
    return {
      ...{ operationId, summary, description },
      parameters: withoutSandbox(parameters, components),
      ...(requestBody === undefined ? {} : { requestBody: asText(requestBody) }),
      responses: eachMember(responses, asText),
    };
  });
}

function withoutSandbox(parameters, components) {
  return parameters.filter((each) => !isSandbox(each, components));
}

function asText({ $ref, description, required, content = {} }) {
  if ($ref !== undefined) return { $ref };
  return { description, required, content: eachMember(content, schemaOf) };
}

function schemaOf({ schema }, mediaType) {
  return { schema: /[/+]json\b/.test(mediaType) ? schema : { type: 'string' } };
}

function eachMember(value, change) {
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, change(member, name)]),
  );
}

function isSandbox({ $ref = '', name }, { parameters = {} }) {
  return (name ?? parameters[$ref.split('/').pop()]?.name) === 'X-Sandbox';
}

/** The components that the values refer to, directly or through others. */
function usedComponents(document, values) {
  const used = {};
  const waiting = [...values];
  while (waiting.length > 0) {
    for (const [, kind, name] of JSON.stringify(waiting.pop()).matchAll(REFERENCE)) {
      if (used[kind]?.[name] !== undefined) continue;
      used[kind] = { ...used[kind], [name]: document.components[kind][name] };
      waiting.push(used[kind][name]);
    }
  }
  return used;
}
