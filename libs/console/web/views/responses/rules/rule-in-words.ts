import { type Language } from '../../../words/language';
import { operationTitle } from '../../../words/operations/operation-titles';
import { RULE_WORDS, type RuleWords } from './rule-words';
import { type DelayTimes, type PostedRule, type RuleEffect, type RuleMatch } from './rule';

/** What a rule in words depends on. */
export interface RuleWording {
  readonly service: string;
  readonly language: Language;
  /** The name of an outcome in the language. */
  readonly outcomeName: (code: string) => string | undefined;
}

/** A rule as a sentence: `Enviar Pix (pacs.008): AM04 saldo insuficiente na Conta PI, na próxima vez`. */
export function ruleInWords(rule: PostedRule, wording: RuleWording): string {
  const { match, effect } = rule;
  const texts = RULE_WORDS[wording.language];
  const place = placeInWords(match ?? {}, wording);
  const conditions = conditionsInWords(match ?? {}, texts);
  const parts = [effectInWords(effect, wording), ...frequencyInWords(rule, texts), ...conditions];
  return `${place}: ${parts.join(', ')}`;
}

function placeInWords({ method, path }: RuleMatch, { service, language }: RuleWording): string {
  const texts = RULE_WORDS[language];
  if (path === undefined) return method === undefined ? texts.any : texts.anyOf(method);
  const title = operationTitle(service, { method, path }, language);
  return title ?? [method, path].filter(Boolean).join(' ');
}

function effectInWords(effect: RuleEffect, { language, outcomeName }: RuleWording): string {
  const texts = RULE_WORDS[language];
  const { outcome, delay } = effect;
  const action =
    outcome === undefined
      ? faultInWords(effect, texts)
      : [outcome, outcomeName(outcome)].filter(Boolean).join(' ');
  const wait = delay === undefined ? undefined : texts.delay(delayInWords(delay));
  return [action, wait].filter(Boolean).join(` ${texts.and} `);
}

function faultInWords(effect: RuleEffect, texts: RuleWords): string | undefined {
  const { respond, truncate } = effect;
  if (respond !== undefined) return texts.respond(String(respond.status ?? 200));
  if (truncate !== undefined) return texts.truncate(String(truncate.bodyBytes));
  if (effect.reset === true) return texts.reset;
  if (effect.empty === true) return texts.empty;
  return effect.commitThenDrop === true ? texts.lost : undefined;
}

function delayInWords(delay: number | DelayTimes): string {
  const { fixedMs, uniformMs, logNormalMs }: DelayTimes =
    typeof delay === 'number' ? { fixedMs: delay } : delay;
  if (uniformMs !== undefined) return `${uniformMs.join('–')} ms`;
  if (logNormalMs !== undefined) return `± ${String(logNormalMs.median)} ms`;
  return `${String(fixedMs)} ms`;
}

function frequencyInWords(
  { times, skip = 0, probability, match }: PostedRule,
  texts: RuleWords,
): readonly string[] {
  const nth = match?.nth;
  return [
    times === undefined ? texts.always : texts.times(Number(times)),
    ...(nth === undefined ? [] : [texts.nth(nth)]),
    ...(skip === 0 ? [] : [texts.skip(skip)]),
    ...(probability === undefined ? [] : [texts.probability(Math.round(probability * 100))]),
  ];
}

function conditionsInWords({ body = [], headers, query }: RuleMatch, texts: RuleWords) {
  const inBody = body.map(({ pointer, element, equals, contains }) => {
    if (equals !== undefined) {
      return texts.equals(element ?? pointer ?? texts.body, textOf(equals));
    }
    return contains === undefined
      ? texts.otherCondition
      : texts.contains(element ?? pointer ?? texts.body, contains);
  });
  const others = [headers, query].flatMap((names) => Object.keys(names ?? {}));
  return [...inBody, ...(others.length === 0 ? [] : [texts.named(others.join(', '))])];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
