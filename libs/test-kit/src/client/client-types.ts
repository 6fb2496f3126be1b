/** The operations of an API document, as openapi-typescript writes them. */
export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';

type PathsWith<Paths, M extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Lowercase<M>, infer Operation>
    ? [Operation] extends [undefined]
      ? never
      : Path
    : never;
}[keyof Paths];

type OperationOf<Paths, Path extends keyof Paths, M extends Method> =
  Paths[Path] extends Record<Lowercase<M>, infer Operation> ? Operation : never;

type Place = 'path' | 'query' | 'header';

/** Optional parameters stay optional. */
type ParametersOf<Operation> = Operation extends { parameters: infer Parameters }
  ? {
      readonly [
        Name in keyof Parameters as Name extends Place
          ? [NonNullable<Parameters[Name]>] extends [never]
            ? never
            : Name
          : never
      ]: Parameters[Name];
    }
  : never;

type IsOptional<Value> = Partial<Value> extends Value ? true : false;

/** A JSON body has its type. XML and other texts are a string. */
type BodyOf<Operation> = Operation extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: infer Content }
    ? Content[keyof Content]
    : never
  : never;

type NeedsBody<Operation> = Operation extends { requestBody: unknown } ? true : false;

/** JSON, unless the operation has none: the client does not ask for another type. */
type ContentOf<Response> = Response extends { content: infer Content }
  ? [JsonType<keyof Content>] extends [never]
    ? keyof Content extends TextType
      ? string
      : string | Uint8Array
    : Content[JsonType<keyof Content>]
  : undefined;

type TextType = `text/${string}` | `${string}xml` | `${string}x-ndjson`;

type JsonType<MediaType> = Extract<MediaType, `${string}json`>;

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;

type Success = 200 | 201 | 202 | 204 | 206;

type AnswersOf<Operation, Kind extends 'success' | 'error'> = {
  [Status in keyof ResponsesOf<Operation>]: Status extends Success
    ? Kind extends 'success'
      ? ContentOf<ResponsesOf<Operation>[Status]>
      : never
    : Kind extends 'error'
      ? ContentOf<ResponsesOf<Operation>[Status]>
      : never;
}[keyof ResponsesOf<Operation>];

/** What a request carries beside its address. */
export type RequestOptions<Operation> = {
  /** Headers besides those of the operation. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
} & (IsOptional<ParametersOf<Operation>> extends true
  ? { readonly params?: ParametersOf<Operation> }
  : { readonly params: ParametersOf<Operation> }) &
  ([BodyOf<Operation>] extends [never]
    ? { readonly body?: undefined }
    : NeedsBody<Operation> extends true
      ? { readonly body: BodyOf<Operation> }
      : { readonly body?: BodyOf<Operation> });

/** `data` is the body of a successful response, `error` that of any other one. JSON is read, other texts are a string, and files are bytes. */
export type Answer<Operation> =
  | {
      readonly data: AnswersOf<Operation, 'success'>;
      readonly error?: undefined;
      readonly status: number;
      readonly response: Response;
    }
  | {
      readonly data?: undefined;
      readonly error: AnswersOf<Operation, 'error'>;
      readonly status: number;
      readonly response: Response;
    };

type Send<Paths, M extends Method> = <Path extends PathsWith<Paths, M> & string>(
  path: Path,
  ...options: IsOptional<RequestOptions<OperationOf<Paths, Path, M>>> extends true
    ? [options?: RequestOptions<OperationOf<Paths, Path, M>>]
    : [options: RequestOptions<OperationOf<Paths, Path, M>>]
) => Promise<Answer<OperationOf<Paths, Path, M>>>;

/** Sends the requests of an API document: `await client.GET('/spi/transactions/{endToEndId}', { params: { path: { endToEndId } } })`. */
export type TypedClient<Paths> = { readonly [M in Method]: Send<Paths, M> };
