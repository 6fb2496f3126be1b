import { type z } from 'zod';
import { type Sibling, type SiblingAnswer, type SiblingQuery } from './sibling';
import { listOf } from './wire';

/** A list of a service: a `SiblingQuery` with the schema of one item. */
export interface ListQuery<Item> extends Omit<SiblingQuery<readonly Item[]>, 'body'> {
  readonly item: z.ZodType<Item>;
  readonly pageSize: number;
  /** Default: newest first. */
  readonly order?: 'oldest-first' | undefined;
  /** Whether the service sums the amounts of the list. */
  readonly hasAmount: boolean;
}

/** The totals of the database of the service when the first page was read. */
export interface ListControl {
  readonly items: number;
  /** In cents; undefined if the list has no amounts. */
  readonly amount: bigint | undefined;
}

interface Page<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page. */
  readonly next: string | undefined;
}

const CURSOR = /^[1-9]\d{0,9}$/;
const COUNT = /^\d{1,15}$/;
const SUM = /^(-?)(\d{1,60})\.(\d{2})$/;

/** A list of a service that is read page by page. Only one page is in memory at a time. */
export class SiblingList<Item> {
  private constructor(
    private readonly sibling: Sibling,
    private readonly query: ListQuery<Item>,
    private readonly first: Page<Item>,
    readonly control: ListControl,
  ) {}

  /**
   * Reads the first page.
   * @throws Failure as `Sibling.get` does, and SiblingUnreadable if the totals are missing
   */
  static async open<Item>(sibling: Sibling, query: ListQuery<Item>): Promise<SiblingList<Item>> {
    const answer = await sibling.get(pageQuery(query, undefined));
    const control = controlOf(sibling, answer.headers, query.hasAmount);
    return new SiblingList(sibling, query, pageOf(sibling, answer, query, undefined), control);
  }

  /** The items in pages that are not empty. The caller must stop when there are more items than `control` counted. */
  async *pages(): AsyncGenerator<readonly Item[]> {
    for (let page = this.first; ; page = await this.read(page.next)) {
      if (page.items.length > 0) yield page.items;
      if (page.next === undefined) return;
    }
  }

  private async read(cursor: string | undefined): Promise<Page<Item>> {
    const answer = await this.sibling.get(pageQuery(this.query, cursor));
    return pageOf(this.sibling, answer, this.query, cursor);
  }
}

function pageQuery<Item>(
  { item, pageSize, parameters, ...query }: ListQuery<Item>,
  cursor: string | undefined,
): SiblingQuery<readonly Item[]> {
  // The totals come from the first page. Counting a long list for every page would take longer than reading it.
  const count = cursor === undefined ? undefined : 'false';
  return {
    ...query,
    parameters: { ...parameters, limit: String(pageSize), cursor, count },
    body: listOf(item, pageSize),
  };
}

/** @throws SiblingUnreadable if the next page does not follow this one, or this one is empty: reading would never end */
function pageOf<Item>(
  sibling: Sibling,
  { headers, body }: SiblingAnswer<readonly Item[]>,
  { order }: ListQuery<Item>,
  cursor: string | undefined,
): Page<Item> {
  const link = headers.get('link');
  if (link === null) return { items: body, next: undefined };
  const next = cursorOf(link);
  const isBehind =
    cursor === undefined ||
    (order === 'oldest-first' ? next !== cursor : Number(next) < Number(cursor));
  if (next === undefined || !isBehind)
    throw sibling.unreadable('its header Link names no next page.');
  if (body.length === 0) throw sibling.unreadable('an empty page has a next page.');
  return { items: body, next };
}

/** Only the cursor of the link is used, not its host. */
function cursorOf(link: string): string | undefined {
  const [, target = ''] = /^<([^<>]*)>; rel="next"$/.exec(link) ?? [];
  const query = target.slice(target.indexOf('?') + 1);
  const cursor = new URLSearchParams(query).get('cursor') ?? '';
  return CURSOR.test(cursor) ? cursor : undefined;
}

function controlOf(sibling: Sibling, headers: Headers, hasAmount: boolean): ListControl {
  const count = headers.get('x-total-count') ?? '';
  if (!COUNT.test(count)) throw sibling.unreadable('its header X-Total-Count is not a number.');
  if (!hasAmount) return { items: Number(count), amount: undefined };
  const amount = sumOf(headers.get('x-total-amount') ?? '');
  if (amount === undefined) {
    throw sibling.unreadable('its header X-Total-Amount is not a decimal number with two places.');
  }
  return { items: Number(count), amount };
}

/** A decimal of any size, in cents. */
function sumOf(text: string): bigint | undefined {
  const [, sign, whole = '', fraction = ''] = SUM.exec(text) ?? [];
  return sign === undefined ? undefined : BigInt(`${sign}${whole}${fraction}`);
}
