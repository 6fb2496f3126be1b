import { type z } from 'zod';
import { type Cell, type Column, type ColumnType } from '#libs/tabular';
import { periodOf, periodQuery, type PeriodParameters } from './period';
import { type Reading, type ReportType, type Source } from './report-type';
import { type SiblingName, type Siblings } from './siblings';
import { SiblingList } from './siblings/sibling-list';

/** A column, and the function that makes its cell from an item of the list. */
export interface ItemColumn<Item> extends Column {
  readonly of: (item: Item) => Cell;
}

/** The members of an item that a cell can hold. */
type CellMember<Item> = {
  [Member in keyof Item]-?: Item[Member] extends Cell | undefined ? Member : never;
}[keyof Item] &
  string;

/** A column that shows the member with its name; an absent member is an empty cell. */
export function shown<Item>(
  name: CellMember<Item>,
  type: ColumnType,
  description: string,
): ItemColumn<Item> {
  return { name, type, description, of: (item) => (item[name] as Cell | undefined) ?? null };
}

/** A report that shows a list of one service: a row for each item, newest first. */
export interface ListReportDefinition<Parameters extends PeriodParameters, Item> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly parameters: z.ZodObject & z.ZodType<Parameters>;
  readonly columns: readonly ItemColumn<Item>[];
  readonly sibling: SiblingName;
  /** The list. `item` is the schema of its items; `decimals` names the members with amounts in reais. */
  readonly path: string;
  readonly item: z.ZodType<Item>;
  readonly decimals?: readonly string[];
  readonly isControl?: boolean;
  /** The filters of the list, besides the period. */
  readonly filters: (parameters: Parameters) => Readonly<Record<string, string | undefined>>;
  /** The column of the amounts that the service sums. */
  readonly summed?: string;
  /** The number of items per page, if 1,000 of them could be too large. */
  readonly pageSize?: number;
}

/** The largest page of a list. */
export const LARGEST_PAGE = 1_000;

/** The type of report that a definition describes. */
export class ListReport<
  Parameters extends PeriodParameters,
  Item,
> implements ReportType<Parameters> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly parameters: z.ZodObject & z.ZodType<Parameters>;
  readonly columns: readonly ItemColumn<Item>[];

  /** @param largestPage a smaller number in tests, so that few items need several pages */
  constructor(
    private readonly definition: ListReportDefinition<Parameters, Item>,
    private readonly siblings: Siblings,
    private readonly largestPage: number = LARGEST_PAGE,
  ) {
    const { id, title, description, parameters, columns } = definition;
    this.id = id;
    this.title = title;
    this.description = description;
    this.parameters = parameters;
    this.columns = columns;
  }

  async open(parameters: Parameters, reading: Reading): Promise<Source> {
    const { path, item, decimals = [], isControl = false, summed, filters } = this.definition;
    const { pageSize = this.largestPage } = this.definition;
    const list = await SiblingList.open(this.siblings.get(this.definition.sibling), {
      ...{ path, item, decimals, isControl },
      parameters: { ...filters(parameters), ...periodQuery(periodOf(parameters, reading)) },
      pageSize: Math.min(pageSize, this.largestPage),
      hasAmount: summed !== undefined,
      signal: reading.signal,
    });
    const { items: rows, amount } = list.control;
    const sums = summed === undefined || amount === undefined ? {} : { [summed]: amount };
    return {
      rowsTotal: rows,
      pages: () => this.rows(list),
      control: () => Promise.resolve({ rows, sums }),
    };
  }

  private async *rows(list: SiblingList<Item>): AsyncGenerator<readonly Cell[][]> {
    for await (const items of list.pages()) {
      yield items.map((item) => this.columns.map((column) => column.of(item)));
    }
  }
}
