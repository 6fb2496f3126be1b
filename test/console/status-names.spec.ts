import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statusOf } from '../../libs/console/web/words/statuses';

interface Document {
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  };
}

/** The enumerations of the APIs whose values the console shows as statuses. */
const STATUSES = [
  ['spi', 'TransactionStatus'],
  ['spi', 'ParticipantStatus'],
  ['dict', 'KeyStatus'],
  ['dict', 'KeyClaimStatus'],
  ['iso8583', 'CardStatus'],
  ['iso8583', 'CardHoldStatus'],
  ['iso8583', 'TransactionKind'],
  ['iso8583', 'TokenStatus'],
  ['iso8583', 'ScriptStatus'],
  ['openfinance', 'PaymentStatus'],
  ['openfinance', 'PaymentConsentStatus'],
  ['openfinance', 'ConsentStatus'],
  ['nfse', 'InvoiceStatus'],
  ['workflow', 'ExecutionStatus'],
  ['report', 'RunStatus'],
] as const;

describe('The names of statuses in the console', () => {
  it.each(STATUSES)('are Portuguese for each one of %s: %s', (service, schema) => {
    const names = enumOf(service, schema);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => statusOf(service, name).text.pt === name)).toEqual([]);
  });

  it('are the official ones if they are unknown', () => {
    expect(statusOf('spi', 'constructor')).toEqual({
      kind: 'none',
      text: { pt: 'constructor', en: 'constructor' },
    });
  });
});

function enumOf(service: string, schema: string): readonly string[] {
  const file = join(process.cwd(), 'apps', service, 'openapi.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  return document.components.schemas[schema]?.enum ?? [];
}
