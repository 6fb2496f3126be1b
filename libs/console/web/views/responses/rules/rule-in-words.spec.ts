import { ruleInWords } from './rule-in-words';
import { type PostedRule } from './rule';

const payment = { method: 'POST', path: '/spi/pacs.008' };
const inPortuguese = (rule: PostedRule): string =>
  ruleInWords(rule, {
    ...{ service: 'spi', language: 'pt' },
    outcomeName: (code) => (code === 'AM04' ? 'saldo insuficiente' : undefined),
  });

describe('A rule in words', () => {
  it.each<[PostedRule, string]>([
    [
      { match: payment, effect: { outcome: 'AM04' }, times: 1 },
      'Enviar Pix (pacs.008): AM04 saldo insuficiente, 1 vez',
    ],
    [
      { match: payment, effect: { outcome: 'ZZ99', delay: 500 }, times: 3 },
      'Enviar Pix (pacs.008): ZZ99 e atraso de 500 ms, 3 vezes',
    ],
    [
      { effect: { delay: { uniformMs: [100, 200] } }, probability: 0.1 },
      'Qualquer requisição: atraso de 100–200 ms, até ser removida, em 10% das requisições',
    ],
    [
      { match: { method: 'POST' }, effect: { commitThenDrop: true }, skip: 1, times: 1 },
      'Qualquer POST: resposta perdida (a operação é feita), 1 vez, depois de 1 requisição',
    ],
    [
      { match: { path: '/none' }, effect: { respond: { status: 503 } } },
      '/none: resposta HTTP 503, até ser removida',
    ],
    [
      {
        match: { body: [{ contains: 'E1' }, { element: 'A/B', equals: 'x' }] },
        effect: { empty: true },
      },
      'Qualquer requisição: conexão fechada sem resposta, até ser removida, se o corpo contiver “E1”, se A/B for “x”',
    ],
    [
      { match: { headers: { 'x-run': '7' }, nth: 2 }, effect: { reset: true } },
      'Qualquer requisição: conexão derrubada (reset), até ser removida, só na requisição nº 2, com condições em x-run',
    ],
  ])('%j', (rule, expected) => {
    expect(inPortuguese(rule)).toBe(expected);
  });

  it('is English in English', () => {
    const outcomeName = (): string => 'insufficient balance';
    expect(
      ruleInWords(
        { match: payment, effect: { outcome: 'AM04' }, times: 1 },
        { service: 'spi', language: 'en', outcomeName },
      ),
    ).toBe('Send a Pix (pacs.008): AM04 insufficient balance, once');
  });
});
