import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

/** A body that an operation takes, with a valid value: text if it is not JSON. */
export interface Body {
  readonly type: string;
  readonly value: Json;
}

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly bodies: readonly Body[];
  /** Examples of the parameters in the path, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Media types with their schemas, by status. */
  readonly responses: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const DEEPEST_SAMPLE = 4;

/** The committed OpenAPI document of a service. */
export class OpenApi {
  readonly operations: readonly Operation[];
  private readonly ajv = new Ajv({ strict: false });
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(
    readonly service: string,
    private readonly document = JSON.parse(
      readFileSync(join('apps', service, 'openapi.json'), 'utf8'),
    ) as JsonObject,
  ) {
    addFormats(this.ajv);
    this.operations = Object.entries(objectOf(document['paths'])).flatMap(([path, item]) =>
      Object.entries(objectOf(item))
        .filter(([method]) => METHODS.includes(method))
        .map(([method, operation]) => this.operation(method, path, objectOf(operation))),
    );
  }

  /** What is wrong with the value; undefined if it has the form of the schema. */
  violation(schema: Json, value: unknown): string | undefined {
    const key = JSON.stringify(schema);
    const known = this.validators.get(key);
    const validate = known ?? this.ajv.compile(this.withComponents(schema));
    this.validators.set(key, validate);
    if (validate(value)) return undefined;
    const [error] = validate.errors ?? [];
    return `${error?.instancePath ?? ''} ${error?.message ?? 'is not valid'}`.trim();
  }

  private withComponents(schema: Json): object {
    const { schemas = {} } = objectOf(this.document['components']);
    return { allOf: [nullable(schema)], components: { schemas: nullable(schemas) } };
  }

  private operation(method: string, path: string, described: JsonObject): Operation {
    const content = objectOf(objectOf(described['requestBody'])['content']);
    const parameters = listOf(described['parameters']).map((each) => this.resolve(each));
    const responses = Object.entries(objectOf(described['responses'])).map(([status, response]) => {
      const media = Object.entries(objectOf(this.resolve(response)['content']));
      const schemas = media.map(([type, about]) => [type, objectOf(about)['schema'] ?? {}]);
      return [status, Object.fromEntries(schemas) as Record<string, Json>] as const;
    });
    return {
      method: method.toUpperCase(),
      path,
      bodies: Object.entries(content).flatMap(([type, about]) =>
        this.bodies(type, objectOf(about)),
      ),
      parameters: Object.fromEntries(
        parameters.map((parameter) => [text(parameter['name']), this.parameterExample(parameter)]),
      ),
      responses: Object.fromEntries(responses),
    };
  }

  private bodies(type: string, { examples, example, schema }: JsonObject): Body[] {
    const named = Object.values(objectOf(examples)).map((each) => this.resolve(each)['value']);
    const values = [...named, example, this.sample(schema ?? {})];
    return values
      .filter((value) => value !== undefined)
      .filter((value) => !type.includes('xml') || typeof value === 'string')
      .map((value) => ({ type, value }));
  }

  private parameterExample({ example, schema = {} }: JsonObject): string {
    const value = example ?? this.sample(schema);
    return typeof value === 'string' ? value : JSON.stringify(value);
  }

  /** A value that the schema allows, of its examples where it has them. */
  private sample(schema: Json, depth = 0): Json {
    const known = this.resolve(schema);
    const [of] = [...listOf(known['oneOf']), ...listOf(known['anyOf']), ...listOf(known['allOf'])];
    const given = known['example'] ?? known['default'] ?? listOf(known['enum'])[0];
    if (given !== undefined) return given;
    if (of !== undefined) return this.sample(of, depth);
    switch (known['type']) {
      case 'array':
        return depth > DEEPEST_SAMPLE ? [] : [this.sample(known['items'] ?? {}, depth + 1)];
      case 'object': {
        const members = Object.entries(objectOf(known['properties']));
        return Object.fromEntries(members.map(([name, of]) => [name, this.sample(of, depth + 1)]));
      }
      case 'integer':
      case 'number':
        return 1;
      case 'boolean':
        return true;
      default:
        return 'x';
    }
  }

  private resolve(node: Json): JsonObject {
    const object = objectOf(node);
    const reference = object['$ref'];
    if (typeof reference !== 'string') return object;
    const steps = reference.slice('#/'.length).split('/');
    return this.resolve(steps.reduce<Json>((at, step) => objectOf(at)[step] ?? {}, this.document));
  }
}

/** OpenAPI 3.0 allows null by a keyword beside the type, JSON Schema as one of several forms. */
function nullable(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map((each: Json) => nullable(each));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable: isNullable, ...rest } = schema as JsonObject;
  const converted = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, nullable(value)]),
  );
  return isNullable === true ? { anyOf: [converted, { type: 'null' }] } : converted;
}

export function objectOf(value: unknown): JsonObject {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as JsonObject) : {};
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
