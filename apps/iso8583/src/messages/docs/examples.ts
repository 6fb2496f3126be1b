/** The request examples of Swagger UI. They work without changes, unless the summary says otherwise. */
const approved = { pan: '4000000000000001', amount: 15_075 };
/** The examples of reversals undo the first example of an authorization, which has this RRN. */
const REFERENCE = { rrn: '632512000001' };

/** Swagger UI sends each authorization with an RRN of its own, so that a reversal finds only one. */
export const NEW_REFERENCE = { [REFERENCE.rrn]: 'digits' } as const;

/**
 * The body of the reversal of a card message, as a link.
 * @param fields pointer to the data elements of the message in the response
 */
export function reversalOf(fields: string): { readonly fields: Readonly<Record<string, string>> } {
  const elements = ['2', '4', '37'].map((number) => [number, `${fields}/${number}`]);
  return { fields: Object.fromEntries(elements) as Readonly<Record<string, string>> };
}

export const AUTHORIZE_EXAMPLES = {
  approved: { summary: 'Approved', value: { ...approved, ...REFERENCE } },
  byNumber: {
    summary: 'By number of the data element',
    value: { mti: '0100', fields: { '2': '4000000000000001', '4': '000000015075' } },
  },
  noFunds: {
    summary: 'Declined: 51, insufficient funds',
    value: { pan: '4000000000000002', amount: 1_000 },
  },
  inPart: {
    summary: 'Approved in part: 10',
    value: {
      pan: '4000000000000002',
      amount: 1_000,
      posEntryMode: '051',
      partialApproval: true,
    },
  },
  lost: { summary: 'Declined: 41, lost card', value: { pan: '4000000000001041', amount: 1_000 } },
  cash: {
    summary: 'Cash with PIN',
    value: { ...approved, processingCode: '010000', posEntryMode: '051', pin: '1234' },
  },
  installments: {
    summary: 'In three installments, financed by the merchant',
    value: { ...approved, installments: { count: 3, type: 'merchant' } },
  },
  dollars: {
    summary: 'In dollars, at the rate of the sandbox',
    value: { ...approved, currency: 'USD' },
  },
  strict: {
    summary: 'Strict: 30, because mandatory elements are missing',
    value: { mti: '0100', fields: { '2': '4000000000000001', '4': '000000015075' }, strict: true },
  },
  balance: {
    summary: 'Balance inquiry',
    value: { pan: '4000000000000001', processingCode: '310000' },
  },
};

export const FINANCIAL_EXAMPLES = {
  debit: { summary: 'Debit', value: approved },
  refund: { summary: 'Refund', value: { ...approved, processingCode: '200000' } },
  capture: {
    summary: 'Capture of an authorization (insert its authorization code)',
    value: { ...approved, authorizationCode: '007920' },
  },
};

export const REVERSAL_EXAMPLES = {
  byReference: {
    summary: 'Reverses the first authorization example, found by its RRN',
    value: { ...approved, ...REFERENCE },
  },
  advice: {
    summary: 'The same reversal, sent as an advice (always accepted)',
    value: { ...approved, ...REFERENCE, advice: true },
  },
  byNumber: {
    summary: 'By number of the data element',
    value: { fields: { '2': '4000000000000001', '4': '000000015075', '37': REFERENCE.rrn } },
  },
  byOriginal: {
    summary: 'By DE90: insert the STAN of the original',
    value: { ...approved, original: { mti: '0100', stan: '000001' } },
  },
};

export const RECONCILIATION_EXAMPLES = {
  ask: { summary: 'Ask for the totals of today', value: {} },
  differs: {
    summary: 'Debits that differ: 95',
    value: { mti: '0500', fields: { '76': '0000000099', '88': '0000000000009900' } },
  },
};

export const NETWORK_EXAMPLES = {
  echo: { summary: 'Echo test', value: { networkCode: '301' } },
  signOn: { summary: 'Sign-on', value: { networkCode: '001' } },
};
