/**
 * The plug-in of Swagger UI that puts ids into the fields when Execute is pressed. It runs in the page: see
 * example-ids-script.ts.
 */
import {
  learnIds,
  noIds,
  withIds,
  type ExampleOperation,
  type PageFields,
  type PageIds,
} from './example-ids';

/** An immutable value of Swagger UI. */
interface Immutable {
  getIn(path: readonly string[]): Immutable | undefined;
  get(name: string): unknown;
  toJS(): unknown;
  forEach(visit: (item: Immutable) => void): void;
}

/** The state of Swagger UI, as far as it is used here. */
interface System {
  readonly specSelectors: {
    specJson(): Immutable;
    parameterWithMetaByIdentity(pathMethod: readonly string[], parameter: Immutable): Immutable;
  };
  readonly specActions: {
    changeParamByIdentity(
      pathMethod: readonly string[],
      parameter: Immutable,
      value: string,
      isXml: boolean,
    ): void;
  };
  readonly oas3Selectors: { requestBodyValue(path: string, method: string): unknown };
  readonly oas3Actions: {
    setRequestBodyValue(change: {
      readonly value: string;
      readonly pathMethod: readonly string[];
    }): void;
  };
}

interface Sent {
  readonly path: string;
  readonly method: string;
}

interface Received {
  readonly status: number;
  readonly body?: unknown;
}

type Action<Parameters extends readonly unknown[]> = (...parameters: Parameters) => unknown;

export function exampleIdsPlugin() {
  const ids = noIds();
  const execute = (original: Action<[Sent]>, system: System) => (sent: Sent) => {
    fillFields(system, sent, ids);
    return original(sent);
  };
  const setResponse =
    (original: Action<[string, string, Received]>, system: System) =>
    (path: string, method: string, received: Received) => {
      learnFrom(system, { path, method }, received, ids);
      return original(path, method, received);
    };
  return { statePlugins: { spec: { wrapActions: { execute, setResponse } } } };
}

/** Puts the ids into the fields of the page, so that it shows what is sent. */
export function fillFields(system: System, { path, method }: Sent, ids: PageIds): void {
  const described = system.specSelectors.specJson().getIn(['paths', path, method]);
  if (described === undefined) return;
  const parameters: Record<string, Immutable> = {};
  const values: Record<string, string> = {};
  described.getIn(['parameters'])?.forEach((parameter) => {
    const name = String(parameter.get('name'));
    const shown = system.specSelectors.parameterWithMetaByIdentity([path, method], parameter);
    const value = shown.get('value');
    parameters[name] = parameter;
    if (typeof value === 'string') values[name] = value;
  });
  const body = system.oas3Selectors.requestBodyValue(path, method);
  const fields = { parameters: values, ...(typeof body === 'string' ? { body } : {}) };
  // eslint-disable-next-line no-restricted-properties -- In the page of a user there is no sandbox, and no test.
  const chance = { nowMs: () => Date.now(), random: () => Math.random() };
  const filled = withIds(described.toJS() as ExampleOperation, fields, ids, chance);
  showFields(system, { path, method, parameters, before: fields, filled });
}

export function showFields(
  system: System,
  {
    path,
    method,
    parameters,
    before,
    filled,
  }: Sent & {
    readonly parameters: Readonly<Record<string, Immutable>>;
    readonly before: PageFields;
    readonly filled: PageFields;
  },
): void {
  for (const [name, value] of Object.entries(filled.parameters)) {
    const parameter = parameters[name];
    if (value === before.parameters[name] || parameter === undefined) continue;
    system.specActions.changeParamByIdentity([path, method], parameter, value, false);
  }
  if (filled.body !== undefined && filled.body !== before.body) {
    system.oas3Actions.setRequestBodyValue({ value: filled.body, pathMethod: [path, method] });
  }
}

export function learnFrom(
  system: System,
  { path, method }: Sent,
  { status, body }: Received,
  ids: PageIds,
): void {
  const paths = system.specSelectors.specJson().getIn(['paths'])?.toJS() as Readonly<
    Record<string, Readonly<Record<string, ExampleOperation>>>
  >;
  const operation = paths[path]?.[method];
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  if (operation !== undefined) learnIds({ method, operation, operations }, { status, body }, ids);
}
