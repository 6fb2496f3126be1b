import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import { currentContext, runInContext } from '../context/request-context';
import { type PageRequest } from '../parameters/page.request';
import { Reply, type SendBody } from './reply';

/** Part of a list, in the order of the list. */
export interface JsonPage {
  /** Each item as JSON text. */
  readonly items: readonly string[];
  /** The cursor of the next page; undefined on the last page. */
  readonly next: string | undefined;
  /** Identifies the newest item of the page for `totals`. */
  readonly newest?: string;
}

/** Figures about a whole list, as the database counts them. */
export interface ListTotals {
  readonly items: number;
  /** The sum of the amounts as a decimal with two places, if the items have an amount. */
  readonly amount?: string;
}

/** A list that is read page by page. Only one page is in memory at a time. */
export interface JsonList {
  page(limit: number, cursor: string | undefined): Promise<JsonPage>;
  /** @param newest of the first page: items that arrived after that page was read are left out */
  totals(newest: string | undefined): Promise<ListTotals>;
}

/** Large enough to keep the database busy, small enough to let other requests in between. */
const STREAMED_PAGE = 500;

/**
 * A list in the common way: the whole list as one JSON array, streamed with constant memory, or with `limit` one page with
 * its headers.
 */
export class ListReply extends Reply {
  constructor(
    private readonly list: JsonList,
    private readonly page: PageRequest,
  ) {
    super();
  }

  override async send(response: Response, sendBody: SendBody): Promise<unknown> {
    const { limit, cursor, count } = this.page;
    // The first page is read before the response starts, so that a failure still gets an error response.
    const first = await this.list.page(limit ?? STREAMED_PAGE, cursor);
    if (limit === undefined) return sendBody(jsonStream(wholeArray(this.list, first)));
    if (count !== false) {
      const newest = cursor === undefined ? first.newest : undefined;
      const { items, amount } = await this.list.totals(newest);
      response.set('X-Total-Count', String(items));
      if (amount !== undefined) response.set('X-Total-Amount', amount);
    }
    if (first.next !== undefined) {
      response.set('Link', `<${nextAddress(response.req, first.next)}>; rel="next"`);
    }
    return sendBody(jsonStream([`[${first.items.join(',')}]`]));
  }
}

async function* wholeArray(list: JsonList, first: JsonPage): AsyncGenerator<string> {
  // A stream reads its chunks when its socket drains, outside of the request context.
  const context = currentContext();
  yield `[${first.items.join(',')}`;
  for (let { next } = first; next !== undefined;) {
    await setImmediate();
    const page = await runInContext(context, () => list.page(STREAMED_PAGE, next));
    if (page.items.length > 0) yield `,${page.items.join(',')}`;
    next = page.next;
  }
  yield ']';
}

function jsonStream(chunks: Iterable<string> | AsyncIterable<string>): StreamableFile {
  const stream = Readable.from(chunks, { highWaterMark: 1 });
  return new StreamableFile(stream, { type: 'application/json; charset=utf-8' });
}

function nextAddress({ originalUrl }: Request, cursor: string): string {
  const [path = '', query] = originalUrl.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `${currentContext().pathPrefix}${path}?${parameters.toString()}`;
}
