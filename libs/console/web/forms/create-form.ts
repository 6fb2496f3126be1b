import type { Texts } from '../app/language';
import type { Fresh } from './fresh';

/** A form that creates one thing, with valid values already filled in. A new form is one object of this type. */
export interface CreateForm {
  readonly name: string;
  readonly service: string;
  readonly title: Texts<string>;
  /** What happens, in one or two sentences. */
  readonly about: Texts<string>;
  /** The name of the button. */
  readonly button: Texts<string>;
  readonly fields: readonly FormField[];
  /** Sends the request, as a client does. @throws Problem */
  readonly send: (values: Values, fresh: Fresh) => Promise<Sent>;
}

/** The text of each field. */
export type Values = Readonly<Record<string, string>>;

export interface FormField {
  readonly name: string;
  readonly label: Texts<string>;
  readonly hint?: Texts<string>;
  /** A function makes a new value for each request. */
  readonly initial: string | ((fresh: Fresh, values: Values) => string);
  /** Makes a new value also when this other field changes. */
  readonly follows?: string;
  readonly isOptional?: boolean;
  /** It is in reais; its value has the decimal sign of the language. */
  readonly isAmount?: boolean;
  /** The values of a list. Without them, the field is a line of text. */
  readonly choices?: readonly { readonly value: string; readonly label: Texts<string> }[];
  /** Values to choose from, beside any other one. */
  readonly suggestions?: readonly string[];
}

/** What the service has answered. */
export interface Sent {
  readonly kind: 'good' | 'bad' | 'info';
  readonly text: Texts<string>;
  /** The code of the official list, such as AM04. */
  readonly code?: string;
  readonly detail?: string;
  /** Where the new row is. */
  readonly row?: { readonly resource: string; readonly id: string };
  /** The EndToEndId of a payment, which the timeline can follow. */
  readonly thread?: string;
  /** What to search for in the timeline, if it is no payment. */
  readonly search?: string;
}

/** An amount as the APIs want it, 1150.75, from 1150.75 or from 1.150,75. So 1.150 is a thousand, because amounts have two decimals. */
export function decimalOf(entered: string): string {
  const text = entered.trim();
  const isGrouped = text.includes(',') || /^\d{1,3}(?:\.\d{3})+$/.test(text);
  return isGrouped ? text.replaceAll('.', '').replace(',', '.') : text;
}

/** The values of a form when it is first shown. */
export function initialValues(fields: readonly FormField[], fresh: Fresh): Values {
  return fields.reduce<Values>(
    (values, { name, initial }) => ({
      ...values,
      [name]: typeof initial === 'string' ? initial : initial(fresh, values),
    }),
    {},
  );
}

/** The values with amounts as they are written in a language: 150,75 in Portuguese. */
export function withAmountsIn(
  language: 'pt' | 'en',
  fields: readonly FormField[],
  values: Values,
): Values {
  if (language === 'en') return values;
  const amounts = fields.filter(({ isAmount }) => isAmount === true);
  return {
    ...values,
    ...Object.fromEntries(amounts.map(({ name }) => [name, values[name]?.replace('.', ',') ?? ''])),
  };
}

/** The values with the amounts that the user has not entered written in another language. */
export function withAmountsAgain(
  language: 'pt' | 'en',
  fields: readonly FormField[],
  values: Values,
  entered: ReadonlySet<string>,
): Values {
  const untouched = fields.filter(({ name, isAmount }) => isAmount === true && !entered.has(name));
  const decimals = untouched.map(({ name }) => [name, decimalOf(values[name] ?? '')] as const);
  return withAmountsIn(language, untouched, {
    ...values,
    ...(Object.fromEntries(decimals) as Values),
  });
}

/** The values after a field was changed: fields that follow it get a new value. */
export function changedValues(
  fields: readonly FormField[],
  values: Values,
  change: { readonly name: string; readonly value: string },
  fresh: Fresh,
): Values {
  return fields.reduce<Values>(
    (before, { name, initial, follows }) =>
      follows === change.name && typeof initial === 'function'
        ? { ...before, [name]: initial(fresh, before) }
        : before,
    { ...values, [change.name]: change.value },
  );
}

/** The values for the next request: those that must be new, and that the user has not entered, are made again. */
export function nextValues(
  fields: readonly FormField[],
  values: Values,
  entered: ReadonlySet<string>,
  fresh: Fresh,
): Values {
  return fields.reduce<Values>(
    (before, { name, initial }) =>
      typeof initial === 'function' && !entered.has(name)
        ? { ...before, [name]: initial(fresh, before) }
        : before,
    values,
  );
}
