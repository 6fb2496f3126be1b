import type { ComponentType } from 'preact';
import type { Json, ListPart } from '../../../api/lists';
import type { Texts } from '../../../app/language';
import type { CreateForm } from '../../../forms/create-form';

/** A kind of data of a service. A new one is one object of this type, in a file below resources/. */
export interface Resource {
  /** Its name in the address: `#/state/<name>`. */
  readonly name: string;
  readonly service: string;
  readonly title: Texts<string>;
  /** What one row is, if the title does not say it. */
  readonly about?: Texts<string>;
  /** Reads the first rows. @throws Problem */
  readonly list: (query: ListQuery) => Promise<ListPart>;
  /** The id of a row in the address. */
  readonly idOf: (row: Json) => string;
  readonly columns: readonly Field[];
  /** Members that are shown only with all others of a row, and not as text. */
  readonly details?: readonly Field[];
  readonly filters?: readonly Filter[];
  /** Reads one row. Without it, the row is looked up in the list. @throws Problem */
  readonly read?: (id: string) => Promise<Json | undefined>;
  /** Said if the row does not exist. */
  readonly gone?: Texts<string>;
  /** What to search for in the timeline; default: the id. */
  readonly searchOf?: (row: Json) => string;
  /** The EndToEndId of the payment that the timeline can follow. */
  readonly threadOf?: (row: Json) => string;
  readonly actions?: readonly RowAction[];
  /** More about a row, below its fields. */
  readonly Extra?: ComponentType<{ readonly row: Json; readonly reload: () => void }>;
  /** More above the list. */
  readonly ListExtra?: ComponentType<{
    readonly rows: readonly Json[];
    readonly reload: () => void;
  }>;
  /** Creates a row. */
  readonly form?: CreateForm;
}

export interface ListQuery {
  readonly filters: Readonly<Record<string, string>>;
  readonly limit: number;
}

/** How a value is shown. Without it: as text. */
export type FieldKind = 'code' | 'instant' | 'amount' | 'cents' | 'count' | 'status' | 'reason';

/** A member of a row. */
export interface Field {
  /** Its path: `payment.amount`. */
  readonly at: string;
  readonly title: Texts<string>;
  readonly as?: FieldKind;
}

/** A query parameter of the list. */
export interface Filter {
  readonly name: string;
  readonly label: Texts<string>;
  /** The values of a list. Without them, any text. */
  readonly values?: readonly string[];
}

/** Something to do with a row. */
export interface RowAction {
  readonly label: Texts<string>;
  readonly kind?: 'plain' | 'danger';
  /** Whether it makes sense now. Default: always. */
  readonly isPossible?: (row: Json) => boolean;
  /** @throws Problem */
  readonly run: (row: Json) => Promise<void>;
}

/** The member of a row at a path, as in `payment.amount`. */
export function valueAt(row: Json, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Json)[name] : undefined,
      row,
    );
}

/** The text at a path; empty if there is none. */
export function textAt(row: Json, path: string): string {
  const value = valueAt(row, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
