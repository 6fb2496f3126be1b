import type { OpenAPIObject } from '@nestjs/swagger';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { closedSchema, convertEach } from './closed-schema';

/** The document's name among the schemas of the validator. */
const DOCUMENT = 'document';
const SHOWN_CHARACTERS = 200;
const SHOWN_VIOLATIONS = 5;

/** Checks values against the schemas of an OpenAPI document. Members that a schema does not name are violations. */
export class SchemaViolations {
  // OpenAPI 3.0 has the keywords of draft 4.
  private readonly ajv = new Ajv({ strict: false, allErrors: true, verbose: true, logger: false });
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(document: OpenAPIObject) {
    addFormats(this.ajv);
    const schemas = convertEach(document.components?.schemas ?? {}, closed);
    // The JSON schema of OpenAPI has checked the document.
    this.ajv.addSchema({ components: { schemas } }, DOCUMENT, undefined, false);
  }

  /** Says what in the value is not as the schema has it, one place a line; undefined if everything is. */
  violation(schema: object, value: unknown): string | undefined {
    const key = JSON.stringify(schema);
    const validate = this.validators.get(key) ?? this.ajv.compile(closed(schema) as object);
    this.validators.set(key, validate);
    if (validate(value)) return undefined;
    const errors = validate.errors ?? [];
    const useful = errors.filter((error) => !isOfNullable(error));
    const shown = useful.length === 0 ? errors : useful;
    return shown.slice(0, SHOWN_VIOLATIONS).map(textOf).join('\n');
  }
}

/** A nullable schema is that or null. The errors of the alternatives say no more than those of the schema. */
function isOfNullable({ keyword, schema }: ErrorObject): boolean {
  return keyword === 'anyOf' || (keyword === 'type' && schema === 'null');
}

function closed(schema: unknown): unknown {
  return closedSchema(schema, DOCUMENT);
}

function textOf({ instancePath, message, params, data }: ErrorObject): string {
  const { additionalProperty } = params as { readonly additionalProperty?: string };
  if (additionalProperty !== undefined) {
    return `${instancePath}/${additionalProperty} is not a member of the schema.`;
  }
  const shown = (JSON.stringify(data) as string | undefined)?.slice(0, SHOWN_CHARACTERS);
  return `${instancePath === '' ? 'The body' : instancePath} ${message ?? 'is not valid'}: ${shown ?? ''}`;
}
