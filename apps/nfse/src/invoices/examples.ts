import { withCheckDigits } from '#libs/brazil';
import { accessKey } from '#libs/nfse';
import { keyDigitsOf, SEFIN } from './numbering';

/** Used by the examples only, so that the numbers of a tester's own providers begin with 1. */
export const EXAMPLE_PROVIDER = '98765432000198';

/** The invoices of the documentation. They are issued when they are first requested. */
export const EXAMPLE_INVOICE = '7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d31';
/** For the operation that cancels. */
export const EXAMPLE_TO_CANCEL = '7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d32';
/** For the operation that replaces. */
export const EXAMPLE_TO_REPLACE = '7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d33';

export const EXAMPLES: readonly string[] = [EXAMPLE_INVOICE, EXAMPLE_TO_CANCEL, EXAMPLE_TO_REPLACE];

/** The body of the example requests. */
export const EXAMPLE_BODY = {
  provider: { cnpj: EXAMPLE_PROVIDER, municipality: '3550308' },
  customer: { cnpj: '11222333000181', name: 'Comércio de Livros Ltda' },
  service: {
    code: '1.07',
    description: 'Suporte técnico em informática',
    amount: '1000.00',
    issRate: 5,
  },
} as const;

/**
 * For the addresses of the national API, which have the access key of the invoice. The key is always the same, because
 * the invoice is
 * the only one of its provider, and was issued at a fixed instant. Its municipality has no limit of time to cancel.
 */
export const EXAMPLE_WITH_KEY = {
  id: '7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d34',
  provider: withCheckDigits('555666770001'),
  municipality: '3543402',
  issuedAtMs: Date.UTC(2026, 2, 10, 18),
} as const;
export const EXAMPLE_KEY = accessKey({
  municipality: EXAMPLE_WITH_KEY.municipality,
  generator: SEFIN,
  taxId: EXAMPLE_WITH_KEY.provider,
  number: '1',
  issuedAt: '2603',
  random9: keyDigitsOf(EXAMPLE_WITH_KEY.id),
});

/** The ids of all invoices of the examples. */
export const EXAMPLE_INVOICES: readonly string[] = [...EXAMPLES, EXAMPLE_WITH_KEY.id];
