/**
 * The plug-in of Swagger UI that puts ids into the fields when Execute is pressed. It runs in the page: see
 * example-ids-script.ts.
 */
import { bodyWithCarriedIds, carryIds, withCarriedId } from './carried-ids';
import {
  learnIds,
  noIds,
  withIds,
  type ExampleOperation,
  type PageFields,
  type PageIds,
} from './example-ids';
import { type Received } from './value-of';

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
    setRequestBodyValue(change: BodyChange): void;
  };
}

interface BodyChange {
  readonly value: unknown;
  readonly pathMethod: readonly string[];
}

interface Sent {
  readonly path: string;
  readonly method: string;
}

type Paths = Readonly<Record<string, Readonly<Record<string, ExampleOperation>>>>;

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
  const setRequestBodyValue =
    (original: Action<[BodyChange]>, system: System) =>
    (change: BodyChange): unknown => {
      const { value, pathMethod } = change;
      // Swagger UI puts an example into the field when the operation is opened, and when a user chooses one.
      return typeof value === 'string'
        ? original({ ...change, value: carriedIn(system, pathMethod, value, ids) })
        : original(change);
    };
  return {
    statePlugins: {
      spec: { wrapActions: { execute, setResponse } },
      oas3: { wrapActions: { setRequestBodyValue } },
    },
  };
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
  received: Received,
  ids: PageIds,
): void {
  const paths = system.specSelectors.specJson().getIn(['paths'])?.toJS() as Paths;
  const operation = paths[path]?.[method];
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  if (operation === undefined) return;
  learnIds({ method, operation, operations }, received, ids);
  const changed = carryIds({ method, operation, operations }, received, ids.carried);
  for (const [at, item] of Object.entries(paths)) {
    for (const [verb, { operationId }] of Object.entries(item)) {
      if (changed.includes(operationId)) showCarried(system, { path: at, method: verb }, ids);
    }
  }
}

/** Shows the ids that a response has brought for an operation, in its parameters and in its body if it is open. */
export function showCarried(system: System, { path, method }: Sent, ids: PageIds): void {
  const described = system.specSelectors.specJson().getIn(['paths', path, method]);
  const carried = ids.carried.get(String(described?.get('operationId')));
  described?.getIn(['parameters'])?.forEach((parameter) => {
    const into = carried?.parameters.get(String(parameter.get('name')));
    if (into === undefined) return;
    const meta = system.specSelectors.parameterWithMetaByIdentity([path, method], parameter);
    const shown = meta.get('value');
    // Other values are chosen by a user, such as several of a list.
    if (shown !== undefined && typeof shown !== 'string') return;
    const value = withCarriedId(shown, into);
    if (value !== shown) {
      system.specActions.changeParamByIdentity([path, method], parameter, value, false);
    }
  });
  const body = system.oas3Selectors.requestBodyValue(path, method);
  // The action puts the ids in.
  if (typeof body === 'string') {
    system.oas3Actions.setRequestBodyValue({ value: body, pathMethod: [path, method] });
  }
}

export function carriedIn(
  system: System,
  pathMethod: readonly string[],
  body: string,
  ids: PageIds,
): string {
  const described = system.specSelectors.specJson().getIn(['paths', ...pathMethod]);
  return bodyWithCarriedIds(body, ids.carried.get(String(described?.get('operationId'))));
}
