import { type Texts } from '../../../app/language';

/** Why a rule that matches a request had no effect, by the reason of the service. */
export const MISS_REASONS: Texts<Readonly<Record<string, string>>> = {
  pt: {
    nth: 'A requisição casa, mas não era a de número pedido na regra.',
    skip: 'A requisição casa, mas é uma das primeiras, que a regra deixa passar.',
    times: 'A requisição casa, mas a regra já tinha valido todas as vezes.',
    probability: 'A requisição casa, mas o sorteio da regra não a escolheu.',
    operation: 'A requisição casa, mas a operação não tem esse código.',
    unused:
      'A requisição casa, mas terminou antes de usar o código: foi recusada, era uma repetição, ou o cliente desistiu.',
    another:
      'A requisição casa, mas era a vez de outra regra, ou o serviço a recusou antes das regras.',
  },
  en: {
    nth: 'The request matches, but it was not the one with the number in the rule.',
    skip: 'The request matches, but it is one of the first ones, which the rule lets pass.',
    times: 'The request matches, but the rule had already applied as often as it may.',
    probability: 'The request matches, but the probability of the rule did not choose it.',
    operation: 'The request matches, but its operation does not have the outcome.',
    unused:
      'The request matches, but it ended before the outcome was used: it was refused, it was a repeat, or the client left.',
    another:
      'The request matches, but it was the turn of another rule, or the service refused it before the rules.',
  },
};

export const DIFFERENCE_WORDS: Texts<{
  readonly fields: Readonly<Record<string, string>>;
  readonly nothing: string;
  readonly differs: (field: string, expected: string, actual: string) => string;
}> = {
  pt: {
    fields: { method: 'método', path: 'caminho', body: 'corpo' },
    nothing: 'nada',
    differs: (field, expected, actual) =>
      `${field}: a regra pede ${expected}, a requisição tem ${actual}`,
  },
  en: {
    fields: { method: 'method', path: 'path', body: 'body' },
    nothing: 'nothing',
    differs: (field, expected, actual) =>
      `${field}: the rule wants ${expected}, the request has ${actual}`,
  },
};
