import { MONTHLY_CLASSES, TRAFFIC_CLASSES } from '../settings/limits/limit-settings';
import { endpointOf } from './endpoint';
import { MONTHLY_LIMITS } from './monthly-limits';
import { periodOf, type CounterKind } from './period';
import { trafficClassOf } from './traffic-limits';

const A = '/open-banking/accounts/v1/accounts';
const C = '/open-banking/credit-cards-accounts/v2/accounts';

/** Open Finance Brasil, "Limites operacionais" and "Limites de tráfego": the route, calls per month and per minute. */
describe('The limits of an endpoint', () => {
  it.each<[string, number | undefined, number | undefined]>([
    [A, 4, 500],
    [`${A}/:id`, 4, 500],
    [`${A}/:id/balances`, 420, 2_000],
    [`${A}/:id/overdraft-limits`, 420, 2_000],
    [`${A}/:id/transactions`, 4, 500],
    [`${A}/:id/transactions-current`, 240, 2_000],
    ['/open-banking/customers/v2/personal/identifications', 4, 500],
    ['/open-banking/customers/v2/business/financial-relations', 4, 500],
    [C, 4, 500],
    [`${C}/:creditCardAccountId/limits`, 240, 2_000],
    [`${C}/:creditCardAccountId/bills`, 30, 1_000],
    [`${C}/:creditCardAccountId/bills/:billId/transactions`, 30, 1_000],
    [`${C}/:creditCardAccountId/transactions-current`, 240, 2_000],
    ['/open-banking/consents/v1/consents', undefined, 2_000],
    ['/open-banking/resources/v3/resources', undefined, 2_000],
    ['/open-banking/payments/v1/consents', undefined, undefined],
    ['/open-banking/payments/v1/pix/payments', undefined, undefined],
  ])('%s', (route, monthly, minute) => {
    const endpoint = endpointOf(route);
    const found = MONTHLY_LIMITS[endpoint];
    expect(found && MONTHLY_CLASSES[found.class]).toBe(monthly);
    const traffic = trafficClassOf(endpoint);
    expect(traffic && TRAFFIC_CLASSES[traffic]).toBe(minute);
  });
});

describe('The period of a counter', () => {
  it.each<[CounterKind, string, string]>([
    ['month', '2026-04-01T02:59:59.999Z', '2026-03'],
    ['month', '2026-04-01T03:00:00.000Z', '2026-04'],
    ['minute', '2026-04-01T02:59:59.999Z', '2026-04-01T02:59'],
    ['minute', '2026-04-01T03:00:00.000Z', '2026-04-01T03:00'],
    ['second', '2026-04-01T02:59:59.999Z', '2026-04-01T02:59:59'],
  ])('%s at %s', (kind, now, expected) => {
    expect(periodOf(kind, Date.parse(now))).toBe(expected);
  });
});
