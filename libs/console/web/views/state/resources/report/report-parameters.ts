/** A type of report, as `GET /reports/types` lists it. */
export interface ReportType {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly formats: readonly string[];
  /** A JSON Schema. */
  readonly parameters: {
    readonly properties?: Readonly<Record<string, ParameterSchema>>;
    readonly required?: readonly string[];
  };
}

interface ParameterSchema {
  readonly type?: string;
  readonly default?: unknown;
  readonly example?: unknown;
}

/** A parameter with a field in the form. */
export interface Parameter {
  readonly name: string;
  readonly isNumber: boolean;
  readonly isRequired: boolean;
  /** The value that is filled in: the default, or the example if it must be given. */
  readonly initial: string;
}

/** The parameters of a type that are a text or a number. Lists, such as the columns, keep their defaults. */
export function shownParameters(type: ReportType | undefined): readonly Parameter[] {
  const { properties = {}, required = [] } = type?.parameters ?? {};
  return Object.entries(properties)
    .filter(([, schema]) => ['string', 'integer', 'number'].includes(schema.type ?? ''))
    .map(([name, schema]) => {
      const isRequired = required.includes(name);
      const value = schema.default ?? (isRequired ? schema.example : '');
      const initial = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      return { name, isNumber: schema.type !== 'string', isRequired, initial };
    });
}

/** The member `parameters` of the request: only what is not empty. */
export function parametersOf(
  parameters: readonly Parameter[],
  entered: Readonly<Record<string, string>>,
): Readonly<Record<string, string | number>> {
  const given = parameters.flatMap(({ name, isNumber, initial }) => {
    const text = (entered[name] ?? initial).trim();
    return text === '' ? [] : [[name, isNumber ? Number(text) : text] as const];
  });
  return Object.fromEntries(given);
}
