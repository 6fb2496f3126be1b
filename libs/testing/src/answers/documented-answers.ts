import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { isJson } from '#libs/http';
import { parsePointer, valueAt } from '#libs/matching';
import { GENERAL_STATUSES } from '#libs/openapi';
import { SchemaViolations } from './schema-violations';

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']>;
type Response = Exclude<NonNullable<Operation['responses'][string]>, { $ref: string }>;
type Content = NonNullable<Response['content']>;

/** An answer that a service has sent. */
export interface SentAnswer {
  /** Of the request, in lower case. */
  readonly method: string;
  /** Of the request, as the document has it: `/dict/keys/{id}`. */
  readonly path: string;
  readonly status: number;
  /** Content-Type without parameters, in lower case. Empty if there is none. */
  readonly mediaType: string;
  readonly hasBody: boolean;
  /** Whether a rule has applied to the request. */
  readonly hasRule: boolean;
  /** The body. Only of JSON. */
  readonly text: string;
}

/** The parts of a schema that say where a value is. */
interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly allOf?: readonly Schema[];
}

const PROBLEM = 'application/problem+json';

/** The answers that the OpenAPI document of a service has. */
export class DocumentedAnswers {
  private readonly schemas: SchemaViolations;

  constructor(private readonly document: OpenAPIObject) {
    this.schemas = new SchemaViolations(document);
  }

  /**
   * Says what in an answer is not as documented; undefined if nothing. The answer to an address that the document does
   * not have, such as a page, is not checked, except for problems.
   */
  fault(answer: SentAnswer): string | undefined {
    const operation = this.operation(answer);
    const problem = this.resolve(this.document.components?.responses?.['Problem']);
    if (operation === undefined) {
      const { content = {} } = problem ?? {};
      return answer.mediaType === PROBLEM ? this.faultOfBody(answer, content) : undefined;
    }
    // Errors of a standard have a form of their own.
    const general = (this.resolve(operation.responses.default) ?? problem)?.content ?? {};
    const own = this.resolve(operation.responses[String(answer.status)]);
    const isGeneral = GENERAL_STATUSES.includes(answer.status);
    // A rule can ask for an outcome that the operation does not have by itself.
    if (own === undefined && !isGeneral && !answer.hasRule) return 'The status is not documented.';
    const content = { ...(isGeneral || own === undefined ? general : {}), ...own?.content };
    // A HEAD request has the head of the answer to GET.
    if (answer.method === 'head') return undefined;
    return this.faultOfBody(answer, content) ?? this.faultOfLinks(answer, own);
  }

  private operation({ method, path }: SentAnswer): Operation | undefined {
    const item = this.document.paths[path] as Readonly<Record<string, Operation>> | undefined;
    return item?.[method] ?? (method === 'head' ? item?.['get'] : undefined);
  }

  private faultOfBody(
    { status, mediaType, hasBody, text }: SentAnswer,
    content: Content,
  ): string | undefined {
    if (!hasBody) return mayBeEmpty(mediaType, content) ? undefined : 'The body is missing.';
    const media = content[mediaType];
    if (media === undefined) return `The media type ${mediaType || '(none)'} is not documented.`;
    if (!isJson(mediaType) || media.schema === undefined) return undefined;
    const body = parsed(text);
    if (body === undefined) return 'The body is not JSON.';
    if (mediaType === PROBLEM && (body.value as { status?: unknown }).status !== status) {
      return 'The member status of the problem is not the status of the response.';
    }
    return this.schemas.violation(media.schema, body.value);
  }

  /** The first value of a link that the answer does not have. A list without items has none. */
  private faultOfLinks({ text }: SentAnswer, response: Response | undefined): string | undefined {
    const { links = {}, content = {} } = response ?? {};
    const { schema = {} } = content['application/json'] ?? {};
    // The links are those of the first of several forms.
    if (text === '' || text === '[]' || 'oneOf' in schema) return undefined;
    const body = JSON.parse(text) as unknown;
    const missing = pointersOf(links).find((pointer) => {
      const path = parsePointer(pointer) ?? [];
      return !isValue(valueAt(body, path)) && !this.isOfMap(schema, path);
    });
    return missing === undefined ? undefined : `${missing} has no value, but a link leads there.`;
  }

  /** Whether the value is a member of a map, such as a data element of a message, and so can be absent. */
  private isOfMap(schema: Schema, [step, ...rest]: readonly string[]): boolean {
    const { $ref = '' } = schema;
    const named = this.document.components?.schemas?.[$ref.slice('#/components/schemas/'.length)];
    const { properties = {}, additionalProperties, allOf = [] } = (named ?? schema) as Schema;
    if (step === undefined) return false;
    if (allOf.some((part) => this.isOfMap(part, [step, ...rest]))) return true;
    const { [step]: member } = properties;
    if (member === undefined) return typeof additionalProperties === 'object';
    return this.isOfMap(member, rest);
  }

  private resolve(response: Operation['responses'][string]): Response | undefined {
    if (response === undefined || !('$ref' in response)) return response;
    const name = response.$ref.slice('#/components/responses/'.length);
    return this.document.components?.responses?.[name] as Response | undefined;
  }
}

/** The places in the response that its links name. */
export function pointersOf(links: NonNullable<Response['links']>): readonly string[] {
  const text = JSON.stringify(Object.values(links));
  return [...text.matchAll(/\$response\.body#([^"}]*)/g)].map(([, pointer = '']) => pointer);
}

function isValue(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Whether an answer without a body is as documented. A text or a file can be empty, JSON cannot. */
function mayBeEmpty(mediaType: string, content: Content): boolean {
  const isEmptyFile = mediaType in content && !isJson(mediaType);
  return isEmptyFile || Object.keys(content).length === 0;
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

const known = new Map<string, DocumentedAnswers | undefined>();

/**
 * The answers that the committed document of a service has. `npm run check:generated` proves that it is the served one.
 * Undefined for a service of a test, which has no such document.
 */
export function documentedAnswers(service: string): DocumentedAnswers | undefined {
  if (known.has(service)) return known.get(service);
  const file = join('apps', service, 'openapi.json');
  const answers = existsSync(file)
    ? new DocumentedAnswers(JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject)
    : undefined;
  known.set(service, answers);
  return answers;
}
