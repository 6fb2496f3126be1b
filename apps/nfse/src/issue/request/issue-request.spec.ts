import { ISSUE_EXAMPLES } from './examples';
import { contentOf } from './issue-request';
import { bodyWith, CUSTOMER, requestOf, SMALLEST, SMALLEST_ABRASF } from './test/bodies';

function contentOfBody(body: unknown): string {
  return contentOf(requestOf(body));
}

describe('The content of a request', () => {
  const content = contentOfBody(SMALLEST);

  it.each<readonly [what: string, body: unknown]>([
    ['another reference', bodyWith({ reference: 'r' })],
    ['sync', bodyWith({ sync: true })],
    ['the ABRASF names', SMALLEST_ABRASF],
    ['a wrapper', { Rps: { InfDeclaracaoPrestacaoServico: SMALLEST_ABRASF }, reference: 'r' }],
    ['an amount as a text', bodyWith({ 'service.amount': '1000.00' })],
    ['another form of the code', bodyWith({ 'service.code': '010701' })],
    ['a written CNPJ', bodyWith({ 'provider.cnpj': '12.345.678/0001-95' })],
    ['a default', bodyWith({ municipality: 3550308, 'service.issWithheld': false })],
    ['a default of the provider', bodyWith({ 'provider.simplesNacional': { option: 1 } })],
    ['a discount of 0', bodyWith({ 'service.unconditionalDiscount': 0, taxes: {} })],
    ['another order', { service: SMALLEST['service'], provider: SMALLEST['provider'] }],
  ])('is the same with %s', (_, body) => {
    expect(contentOfBody(body)).toBe(content);
  });

  it.each<readonly [what: string, body: unknown]>([
    ['another amount', bodyWith({ 'service.amount': 1000.01 })],
    ['another provider', bodyWith({ 'provider.cnpj': '11222333000181' })],
    ['a customer', bodyWith({ customer: CUSTOMER })],
    ['a competence', bodyWith({ competence: '2026-03-10' })],
    ['a series', bodyWith({ series: 2 })],
    ['a layout', bodyWith({ layout: 'national' })],
    ['retention', bodyWith({ 'service.issWithheld': true })],
    ['a deduction', bodyWith({ 'service.deductions': 1 })],
  ])('is another one with %s', (_, body) => {
    expect(contentOfBody(body)).not.toBe(content);
  });

  it('is the same for the examples in both languages', () => {
    const { plain, abrasf } = ISSUE_EXAMPLES;
    const declared = bodyWith({ 'service.issType': 1, 'service.place': '3550308' }, plain.value);
    expect(contentOfBody(abrasf.value)).toBe(contentOfBody(declared));
  });

  it('keeps the order of lists', () => {
    const documents = ['1', '2'].map((digit) => ({
      nfseKey: digit.repeat(50),
      type: 2,
      issueDate: '2026-03-01',
      deductibleAmount: 1,
      amount: 1,
    }));
    const one = contentOfBody(bodyWith({ 'service.deductions': { documents } }));
    const reversed = { documents: documents.toReversed() };
    expect(contentOfBody(bodyWith({ 'service.deductions': reversed }))).not.toBe(one);
  });
});
