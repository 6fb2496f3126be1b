/** The parts of a rule in words. */
export interface RuleWords {
  readonly any: string;
  readonly anyOf: (method: string) => string;
  readonly and: string;
  readonly delay: (time: string) => string;
  readonly lost: string;
  readonly reset: string;
  readonly empty: string;
  readonly truncate: (bytes: string) => string;
  readonly respond: (status: string) => string;
  readonly always: string;
  readonly times: (times: number) => string;
  readonly nth: (nth: number) => string;
  readonly skip: (skip: number) => string;
  readonly probability: (percent: number) => string;
  readonly body: string;
  readonly equals: (place: string, text: string) => string;
  readonly contains: (place: string, text: string) => string;
  readonly named: (names: string) => string;
  readonly otherCondition: string;
}

const pt: RuleWords = {
  any: 'Qualquer requisição',
  anyOf: (method) => `Qualquer ${method}`,
  and: 'e',
  delay: (time) => `atraso de ${time}`,
  lost: 'resposta perdida (a operação é feita)',
  reset: 'conexão derrubada (reset)',
  empty: 'conexão fechada sem resposta',
  truncate: (bytes) => `resposta cortada após ${bytes} bytes`,
  respond: (status) => `resposta HTTP ${status}`,
  always: 'até ser removida',
  times: (times) => (times === 1 ? '1 vez' : `${String(times)} vezes`),
  nth: (nth) => `só na requisição nº ${String(nth)}`,
  skip: (skip) => `depois de ${String(skip)} ${skip === 1 ? 'requisição' : 'requisições'}`,
  probability: (percent) => `em ${String(percent)}% das requisições`,
  body: 'o corpo',
  equals: (place, text) => `se ${place} for “${text}”`,
  contains: (place, text) => `se ${place} contiver “${text}”`,
  named: (names) => `com condições em ${names}`,
  otherCondition: 'com outra condição no corpo',
};

const en: RuleWords = {
  any: 'Any request',
  anyOf: (method) => `Any ${method}`,
  and: 'and',
  delay: (time) => `delay of ${time}`,
  lost: 'response lost (the operation is done)',
  reset: 'connection reset',
  empty: 'connection closed without a response',
  truncate: (bytes) => `response cut after ${bytes} bytes`,
  respond: (status) => `HTTP response ${status}`,
  always: 'until it is removed',
  times: (times) => (times === 1 ? 'once' : `${String(times)} times`),
  nth: (nth) => `only for request number ${String(nth)}`,
  skip: (skip) => `after ${String(skip)} ${skip === 1 ? 'request' : 'requests'}`,
  probability: (percent) => `for ${String(percent)}% of the requests`,
  body: 'the body',
  equals: (place, text) => `if ${place} is “${text}”`,
  contains: (place, text) => `if ${place} contains “${text}”`,
  named: (names) => `with conditions on ${names}`,
  otherCondition: 'with another condition on the body',
};

export const RULE_WORDS = { pt, en };
