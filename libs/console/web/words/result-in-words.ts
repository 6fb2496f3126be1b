import {
  APPROVED_CODES,
  FAILED_STATUSES,
  LOST_RESPONSE,
  REFUSED_STATUSES,
  RESULT_WORDS,
  type ResultKind,
  SERVICE_ERROR,
  STATUS_WORDS,
} from './events/result-words';
import { type Language } from './language';
import { outcomeNames } from './outcomes/outcome-names';

/** The members of an event that decide its result. */
export interface DecidedEvent {
  readonly facts: Readonly<Record<string, string>>;
  /** The HTTP status. Undefined if there was no response, and for messages over TCP. */
  readonly status?: number | undefined;
  /** `lost`: the connection ended before the whole response was sent. */
  readonly outcome: 'answered' | 'lost';
}

/** `none`: there is no response. `refused`: the service decided against the request. `failed`: a technical error. */
export type Result = 'ok' | 'refused' | 'failed' | 'none';

export interface EventResult {
  readonly result: Result;
  readonly words: string;
}

interface Wording {
  readonly service: string;
  readonly language: Language;
  readonly englishNames: Readonly<Record<string, string>>;
  /** Undefined: the result is shown as the HTTP status. */
  readonly kind: ResultKind | undefined;
}

/** Returns the result of an event in words: `rejeitado, AM04 saldo insuficiente na Conta PI`. */
export function resultOf(event: DecidedEvent, wording: Wording): EventResult {
  const { language, kind } = wording;
  const { facts, status } = event;
  if (event.outcome === 'lost') return { result: 'failed', words: LOST_RESPONSE[language] };
  if (kind === undefined) return { result: resultOfStatus(status), words: String(status ?? '') };
  if (status !== undefined && status >= 500)
    return { result: 'failed', words: failure(event, wording) };
  if (isRefused(event, kind)) {
    const words = [RESULT_WORDS[kind].refused[language], reason(event, wording)];
    return { result: 'refused', words: words.filter(Boolean).join(', ') };
  }
  if (status === undefined && decisionOf(facts) === undefined) return { result: 'none', words: '' };
  const isFailed = kind !== 'done' && FAILED_STATUSES.has(facts['status'] ?? '');
  return { result: isFailed ? 'failed' : 'ok', words: accepted(event, wording, kind) };
}

function resultOfStatus(status: number | undefined): Result {
  if (status === undefined) return 'none';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'ok';
}

/** A read of something that was rejected is not refused itself. */
function isRefused({ facts, status }: DecidedEvent, kind: ResultKind): boolean {
  if (status !== undefined && status >= 400) return true;
  const code = facts['responseCode'];
  if (code !== undefined && code !== '') return !APPROVED_CODES.has(code);
  return kind !== 'done' && REFUSED_STATUSES.has(facts['status'] ?? '');
}

function decisionOf(facts: DecidedEvent['facts']): string | undefined {
  return facts['responseCode'] ?? facts['code'] ?? facts['status'];
}

function accepted(event: DecidedEvent, wording: Wording, kind: ResultKind): string {
  const { responseCode = '', status } = event.facts;
  const ok = RESULT_WORDS[kind].ok[wording.language];
  if (responseCode !== '' && responseCode !== '00')
    return `${ok}, ${codeInWords(responseCode, wording)}`;
  const words = own(STATUS_WORDS, status)?.[wording.language];
  if (words === undefined) return ok;
  return kind === 'done' ? `${ok}, ${words}` : words;
}

/** The code of the decision with its name, or the HTTP status if there is no code. */
function reason({ facts, status }: DecidedEvent, wording: Wording): string {
  const code = facts['responseCode'] ?? facts['code'] ?? '';
  if (code !== '') return codeInWords(code, wording);
  return status !== undefined && status >= 400 ? `HTTP ${String(status)}` : '';
}

function failure({ facts, status }: DecidedEvent, wording: Wording): string {
  const code = facts['code'] ?? '';
  const words = [SERVICE_ERROR[wording.language], `HTTP ${String(status)}`];
  if (code !== '') words.push(codeInWords(code, wording));
  return words.join(', ');
}

/** A code and its name: `51 saldo ou limite insuficiente`. */
function codeInWords(code: string, { service, language, englishNames }: Wording): string {
  const names = language === 'pt' ? outcomeNames(service) : englishNames;
  // Some codes of open banking exist only as a later rejection of an accepted payment.
  const name = own(names, code) ?? own(names, `RJCT:${code}`);
  return name === undefined ? code : `${code} ${short(name)}`;
}

/** A name without the notes that are for rules, and without a capital letter and a full stop. */
function short(name: string): string {
  return name
    .replace(/^(?:aceito, depois RJCT|Accepted, and RJCT when it is sent|Refused with 422): /, '')
    .replace(/ \(a retry is \w+\)$/, '')
    .replace(/\.$/, '')
    .replace(/^\p{Lu}(?=\p{Ll}* |$)/u, (letter) => letter.toLowerCase());
}

function own<T>(table: Readonly<Record<string, T>>, key: string | undefined): T | undefined {
  return key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
