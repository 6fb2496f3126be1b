import { Injectable } from '@nestjs/common';
import type { DataSource, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type JsonList } from '#libs/http';
import { toIsoUtc } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { ConsentRow } from '../consents/consent.row';
import { PaymentConsentRow } from '../payment-consents/payment-consent.row';
import { centsOf } from '../payment-terms/members';
import { RecurringConsentRow } from '../recurring-consents/recurring-consent.row';
import {
  compareConsents,
  cursorOf,
  placeOf,
  type ConsentKind,
  type ListedConsent,
  type Place,
} from './listed-consent';

interface Filter {
  readonly kind?: ConsentKind | undefined;
  readonly status?: string | undefined;
}

/** The rows of a page, which come after a place. */
interface Page {
  readonly after: Place | undefined;
  readonly limit: number;
}

/** Lists the consents of all kinds, which are in three tables. */
@Injectable()
export class AllConsents {
  constructor(private readonly sandboxes: Sandboxes) {}

  list(filter: Filter, write: (consent: ListedConsent) => string): JsonList {
    return {
      page: async (limit, cursor) => {
        const after = cursor === undefined ? undefined : placeOf(cursor);
        const found = await this.first(filter, { after, limit: limit + 1 });
        const items = found.slice(0, limit);
        const last = items.at(-1);
        const hasMore = found.length > limit && last !== undefined;
        return { items: items.map(write), next: hasMore ? cursorOf(last) : undefined };
      },
      totals: async () => ({ items: await this.count(filter) }),
    };
  }

  /** The first of all tables together are among the first of each. */
  private async first(filter: Filter, page: Page): Promise<readonly ListedConsent[]> {
    const database = await this.sandboxes.database();
    const isListed = ({ kind }: Table): boolean => [undefined, kind].includes(filter.kind);
    const found: ListedConsent[] = [];
    for (const { first } of TABLES.filter(isListed)) {
      found.push(...(await first(database, filter, page)));
    }
    return found.sort(compareConsents).slice(0, page.limit);
  }

  private async count({ kind, status }: Filter): Promise<number> {
    const database = await this.sandboxes.database();
    const where = status === undefined ? {} : { status: status as never };
    let count = 0;
    for (const table of TABLES) {
      if (kind !== undefined && kind !== table.kind) continue;
      count += await database.getRepository<ObjectLiteral>(table.row).countBy(where);
    }
    return count;
  }
}

async function firstOfData(
  database: DataSource,
  filter: Filter,
  page: Page,
): Promise<ListedConsent[]> {
  const query = database.getRepository(ConsentRow).createQueryBuilder('t');
  const rows = await first(query, 'createdAt', filter, {
    ...page,
    instant: page.after && toIsoUtc(page.after.createdAtMs),
  });
  return rows.map(({ consentId, status, businessEntity, loggedUser, createdAt, expiresAt }) => ({
    ...{ kind: 'data', consentId, status, amount: undefined },
    customer: businessEntity ?? loggedUser,
    createdAtMs: Date.parse(createdAt),
    expiresAtMs: expiresAt === null ? null : Date.parse(expiresAt),
  }));
}

async function firstOfPayments(
  database: DataSource,
  filter: Filter,
  page: Page,
): Promise<ListedConsent[]> {
  const query = database.getRepository(PaymentConsentRow).createQueryBuilder('t');
  const instant = page.after?.createdAtMs;
  const rows = await first(query, 'createdAtMs', filter, { ...page, instant });
  return rows.map(({ consentId, status, request, createdAtMs, expiresAtMs }) => ({
    ...{ kind: 'payment', consentId, status, createdAtMs, expiresAtMs },
    customer: (request.businessEntity ?? request.loggedUser).document.identification,
    amount: request.terms.amount,
  }));
}

async function firstOfRecurring(
  database: DataSource,
  filter: Filter,
  page: Page,
): Promise<ListedConsent[]> {
  const query = database.getRepository(RecurringConsentRow).createQueryBuilder('t');
  const instant = page.after?.createdAtMs;
  const rows = await first(query, 'createdAtMs', filter, { ...page, instant });
  return rows.map(({ consentId, status, request, createdAtMs, expiresAtMs }) => ({
    ...{ kind: 'recurring', consentId, status, createdAtMs, expiresAtMs },
    customer: (request.businessEntity ?? request.loggedUser).document.identification,
    amount: centsOf(request.configuration.automatic?.fixedAmount ?? ''),
  }));
}

/** The table of the consents of a kind. */
interface Table {
  readonly kind: ConsentKind;
  readonly row: EntityTarget<ObjectLiteral>;
  readonly first: (database: DataSource, filter: Filter, page: Page) => Promise<ListedConsent[]>;
}

const TABLES: readonly Table[] = [
  { kind: 'data', row: ConsentRow, first: firstOfData },
  { kind: 'payment', row: PaymentConsentRow, first: firstOfPayments },
  { kind: 'recurring', row: RecurringConsentRow, first: firstOfRecurring },
];

/** @param instant of the place after which the page begins, as the column has it */
async function first<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  column: 'createdAt' | 'createdAtMs',
  { status }: Filter,
  { after, limit, instant }: Page & { readonly instant: string | number | undefined },
): Promise<Row[]> {
  if (status !== undefined) query.andWhere('t.status = :status', { status });
  if (after !== undefined) {
    const { consentId } = after;
    query.andWhere(`(t.${column}, t.consentId) < (:instant, :consentId)`, { instant, consentId });
  }
  return query
    .orderBy(`t.${column}`, 'DESC')
    .addOrderBy('t.consentId', 'DESC')
    .limit(limit)
    .getMany();
}
