/** A JSON object of an OpenAPI document. Only the members that are merged have types of their own. */
export type Json = Readonly<Record<string, unknown>>;

export interface Tag {
  readonly name: string;
  readonly description?: string;
}

interface Media {
  readonly schema: Json;
  readonly examples?: Json;
}

export type Links = Readonly<Record<string, Json & { readonly operationId: string }>>;

/** A request body or a response. */
export interface Body {
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
  /** Of a response: the operations that take its values. */
  readonly links?: Links;
  /** The same, of an XML response. */
  readonly 'x-links'?: Links;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

export interface ApiDocument extends Json {
  readonly info: Json;
  readonly tags: readonly Tag[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** By kind (`schemas`, `responses`, `securitySchemes`), then by name. */
  readonly components: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

/** The OpenAPI document of one service. */
export interface ServiceDocument {
  /** As in `spi`. */
  readonly name: string;
  readonly title: string;
  /** The base address of `npm start`, as in `http://127.0.0.1:3002`. */
  readonly address: string;
  readonly document: ApiDocument;
}

/** Returns the value with `change` applied to the address of every `$ref` in it. */
export function withReferences<Value>(value: Value, change: (reference: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (key, member: unknown) =>
    key === '$ref' && typeof member === 'string' ? change(member) : member,
  ) as Value;
}

/** `spi` and `TransactionResponse` give `SpiTransactionResponse`. */
export function prefixed(service: string, name: string): string {
  return capitalized(service) + capitalized(name);
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
