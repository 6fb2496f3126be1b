import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONFIG } from '#libs/config';
import { baseAddress, writeResponseWith } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { countOfReading } from '../limits/monthly-reading';
import { type OpenfinanceConfig } from '../config';
import { answerWriter, type WriteAnswer } from './answer-form';
import { dateTime } from './date-time';

/** The page of a list in a response. */
export interface PageOf {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly hasNext: boolean;
  /** The number of items on all pages; absent if the standard has no totals. */
  readonly totalRecords?: number;
  /** The start of the next page, for the links. */
  readonly paginationKey?: string | undefined;
}

/** A page of a list, and the values for its links. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly page: PageOf;
}

/** A page of a list that is complete in memory. */
export function sliceOf<T>(all: readonly T[], page: number, pageSize: number): Page<T> {
  const end = page * pageSize;
  const items = all.slice(end - pageSize, end);
  return { items, page: { page, pageSize, hasNext: end < all.length, totalRecords: all.length } };
}

/** In the standard, a single object of some APIs has totals too. */
export const SINGLE: PageOf = { page: 1, pageSize: 1, hasNext: false, totalRecords: 1 };

/** The return value of a route. The guard adds `links` and `meta`. */
export interface StandardAnswer<T> {
  readonly data: T;
  readonly page?: PageOf;
  /** Additional links, by name, as paths. */
  readonly links?: Readonly<Record<string, string>>;
}

/**
 * Adds the envelope of the standard to the return value of a route: `data`, `links` and `meta`. It is a guard, because an
 * interceptor costs each request a tenth of its time.
 */
@Injectable()
export class Envelope implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    writeResponseWith(response, (answer) => {
      const write = answerWriter();
      if (write !== undefined) {
        return this.writeWith(
          write,
          response,
          this.wrap(request, answer as StandardAnswer<unknown>),
        );
      }
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      const body = (): string =>
        JSON.stringify(this.wrap(request, answer as StandardAnswer<unknown>));
      // Only reads that succeed count against a monthly limit, so they are counted here.
      const count = countOfReading();
      return count === undefined ? Promise.resolve(body()) : count().then(body);
    });
    return true;
  }

  private async writeWith(write: WriteAnswer, response: Response, answer: object): Promise<string> {
    const { contentType, text } = await write(answer);
    response.setHeader('Content-Type', contentType);
    return text;
  }

  private wrap(request: Request, { data, page, links = {} }: StandardAnswer<unknown>): object {
    const base = baseAddress(request, this.config.publicUrl);
    const others = Object.entries(links).map(([name, path]) => [name, base + path] as const);
    return {
      data,
      links: {
        self: base + request.originalUrl,
        ...(page === undefined ? {} : pageLinks(base, request.originalUrl, page)),
        ...Object.fromEntries(others),
      },
      meta: {
        ...totalsOf(page),
        requestDateTime: dateTime(this.clock.nowMs()),
      },
    };
  }
}

function totalsOf(page: PageOf | undefined): object {
  if (page?.totalRecords === undefined) return {};
  const { totalRecords, pageSize } = page;
  return { totalRecords, totalPages: Math.ceil(totalRecords / pageSize) };
}

/** `first` and `prev` only after the first page, `next` and `last` only before the last. */
function pageLinks(base: string, url: string, page: PageOf): Readonly<Record<string, string>> {
  const { page: number, pageSize, hasNext, totalRecords, paginationKey } = page;
  const to = (target: number): string => {
    const [path = '', query] = url.split('?', 2);
    const parameters = new URLSearchParams(query);
    parameters.set('page', String(target));
    parameters.set('page-size', String(pageSize));
    parameters.delete('pagination-key');
    if (target === number + 1 && paginationKey !== undefined) {
      parameters.set('pagination-key', paginationKey);
    }
    return `${base}${path}?${parameters.toString()}`;
  };
  return {
    ...(number > 1 ? { first: to(1), prev: to(number - 1) } : {}),
    ...(hasNext ? { next: to(number + 1) } : {}),
    ...(hasNext && totalRecords !== undefined
      ? { last: to(Math.ceil(totalRecords / pageSize)) }
      : {}),
  };
}
