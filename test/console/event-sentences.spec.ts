import { EVENT_SENTENCES, sentenceOf } from '../../libs/console/web/words/events/event-sentences';

/** The facts of the events. */
const FACTS = [
  ...['amount', 'payerIspb', 'payeeIspb', 'endToEndId', 'key', 'keyType', 'pan', 'nsu', 'mti'],
  ...['fileId', 'kind'],
  ...['message', 'consentId', 'paymentId', 'accountId', 'invoiceNumber', 'claimId', 'reportId'],
  ...['reportType', 'workflowId', 'executionId', 'clientId', 'municipality', 'operation'],
  ...['remittanceId', 'scheduleId', 'count'],
];

const BRACKETS = /\[[^\]]*\]/g;

function factsIn(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, fact = '']) => fact).sort();
}

describe.each(Object.entries(EVENT_SENTENCES))('The sentence of %s', (_name, { pt, en }) => {
  it('has the same facts in both languages, all known', () => {
    expect(factsIn(en)).toEqual(factsIn(pt));
    expect(FACTS).toEqual(expect.arrayContaining(factsIn(pt)));
  });

  it.each([pt, en])('is complete without its facts: %s', (template) => {
    const bare = template.replace(BRACKETS, '');
    expect(bare).not.toMatch(/[{}[\]]| {2}|^ | $|\s(?:de|da|do|para|no|na|of|from|to|with|by)$/);
  });
});

describe('sentenceOf', () => {
  it.each([
    ['pix.payment', 'Pix'],
    ['dict.refund-listed', 'Operação com solicitação de devolução'],
    ['dict.policy-read', 'Operação no DICT'],
    ['invoice.archived', 'Operação com a NFS-e'],
    ['http.request', undefined],
    ['constructor', undefined],
  ])('%s: %s', (name, text) => {
    expect(sentenceOf(name)?.pt.replace(BRACKETS, '')).toBe(text);
  });
});
