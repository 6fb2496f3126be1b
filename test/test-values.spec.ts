import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKey } from '#libs/brazil';
import { listTestValues } from '#libs/test-values';
import { CID_FILE_OUTCOMES } from '../apps/dict/src/reconciliation/files/cid-file';
import {
  RECURRING_CANCELLATION_REFUSALS,
  RECURRING_CHANGE_REFUSALS,
} from '../apps/openfinance/src/payment-terms/recurring-codes';
import { AUTHORIZATION_SERVER_OUTCOMES } from '../apps/openfinance/src/authorization-server/outcomes';
import { REGISTRATION_OUTCOMES } from '../apps/openfinance/src/registration/registration-outcomes';
import { CONSENT_REFUSALS } from '../apps/openfinance/src/consents/rules/consent-refusals';
import {
  RESOURCE_OUTCOMES,
  RESOURCES_NOT_READY,
} from '../apps/openfinance/src/consents/resources/resource-outcomes';
import { REMITTANCE_OUTCOMES } from '../apps/openfinance/src/remittances/occurrences';
import { SIGNATURE_OUTCOMES } from '../apps/openfinance/src/signed-messages/signature-outcomes';
import { ABRASF_OUTCOMES } from '../apps/nfse/src/abrasf/outcomes';
import { DISTRIBUTION_OUTCOMES } from '../apps/nfse/src/adn/outcomes';
import { apps } from '../apps/suite/src/apps';

const services = apps.flatMap(({ name, testValues, outcomes }) =>
  testValues === undefined ? [] : [{ name, testValues, outcomes }],
);
const all = services.flatMap(({ testValues }) => listTestValues(testValues));

const pages = ['docs', 'docs/how-to', '.'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

/** The requests of these outcomes have no key. */
const WITHOUT_KEY = new Set([
  ...Object.keys(CID_FILE_OUTCOMES),
  ...Object.keys(CONSENT_REFUSALS),
  // A recurring consent has no key.
  'FUNCIONALIDADE_NAO_HABILITADA',
  ...Object.keys(RECURRING_CHANGE_REFUSALS),
  ...Object.keys(RECURRING_CANCELLATION_REFUSALS),
  // Requests of OAuth.
  ...Object.keys(AUTHORIZATION_SERVER_OUTCOMES),
  ...Object.keys(REGISTRATION_OUTCOMES),
  // Requests for resources have no body, and a message is refused for its signature before its content is read.
  ...[RESOURCES_NOT_READY, RESOURCE_OUTCOMES, SIGNATURE_OUTCOMES].flatMap(Object.keys),
  // The file of a remittance is not read before its outcome is taken.
  ...Object.keys(REMITTANCE_OUTCOMES),
  // A request for documents has an NSU and a tax id.
  ...Object.keys(DISTRIBUTION_OUTCOMES),
  // Messages of the municipal service have the codes of the JSON operations, and more.
  ...Object.keys(ABRASF_OUTCOMES),
]);

describe.each(services)('The test values of $name', ({ testValues, outcomes = {} }) => {
  const values = listTestValues(testValues);

  it('are valid Pix keys in small letters, and each is one outcome of a rule', () => {
    for (const { value, outcome } of values) {
      expect(readKey('EMAIL', value)).toEqual({ ok: true, value });
      expect(outcomes).toHaveProperty([outcome]);
    }
    const own = testValues.map((field) => listTestValues([field]));
    for (const each of own) {
      expect(new Set(each.map(({ value }) => value)).size).toBe(each.length);
    }
    // Two fields with the same value request the same outcome.
    const codes = new Map(values.map(({ value, outcome }) => [value, outcome]));
    for (const each of own.flat()) expect(codes.get(each.value)).toBe(each.outcome);
  });

  it('are there for each outcome that a rule can request', () => {
    const codes = new Set(values.map(({ outcome }) => outcome));
    const missing = Object.keys(outcomes).filter((code) => !codes.has(code));
    expect(missing.filter((code) => !WITHOUT_KEY.has(code))).toEqual([]);
  });
});

it.each(pages)('The test values of %s exist', (page) => {
  const known = new Set(all.map(({ value }) => value));
  const named = readFileSync(page, 'utf8').match(/[a-z0-9._-]+@outcome\.example/g) ?? [];
  // The pages show this one as an unknown code.
  expect(named.filter((value) => value !== 'ac99@outcome.example' && !known.has(value))).toEqual(
    [],
  );
});
