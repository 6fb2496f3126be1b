import { type ColumnType } from '#libs/tabular';
import { type ReportFormat } from '../formats/statement-formats';

/** A column of a type of report. */
export class TypeColumnResponse {
  /** @example amount */
  name!: string;

  /** @example money */
  type!: ColumnType;

  /** @example The amount of the payment. */
  description!: string;
}

/** A type of report. */
export class TypeResponse {
  /** @example spi.transactions */
  id!: string;

  /** @example SPI transactions */
  title!: string;

  description!: string;

  /** A JSON Schema of the member `parameters` of `POST /reports/generate`. */
  parameters!: Record<string, unknown>;

  /** The columns, in the order in which a report shows them unless `parameters.columns` says otherwise. */
  columns!: TypeColumnResponse[];

  /** The formats in which it can be generated. */
  formats!: ReportFormat[];
}
