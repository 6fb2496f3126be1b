import { type Problem, type ProblemBody } from '#libs/http';
import { type Violation } from '#libs/kernel';
import { APPLICATION, ENVIRONMENT } from '../../invoices/numbering';
import { sefinDateTime } from '../documents/date-time';
import { type CodedViolation } from './sefin.errors';

/** One message of the national service. */
export interface SefinMessage {
  readonly codigo: string;
  readonly descricao: string;
  readonly complemento: string;
}

/** Members that all bodies of the national service have. */
export interface SefinHead {
  readonly tipoAmbiente: number;
  readonly versaoAplicativo: string;
  readonly dataHoraProcessamento: string;
}

/** The members of all bodies, with the current time. */
export function sefinHead(nowMs: number): SefinHead {
  return {
    tipoAmbiente: Number(ENVIRONMENT),
    versaoAplicativo: APPLICATION,
    dataHoraProcessamento: sefinDateTime(nowMs),
  };
}

const MAX_TEXT = 2_000;

/**
 * The body of an error. The national service has three forms: a refused DPS has the list `erros`, a refused event has
 * the list `erro`, and all other addresses have one object `erro`. The id of the DPS is `idDPS` in errors, and `idDps`
 * in successful responses.
 */
export function sefinErrorBody(problem: Problem, nowMs: number): ProblemBody {
  const messages = messagesOf(problem);
  const { instance, idDPS } = problem;
  return {
    contentType: 'application/json; charset=utf-8',
    text: JSON.stringify({
      ...sefinHead(nowMs),
      ...(typeof idDPS === 'string' ? { idDPS } : {}),
      ...formOf(instance, messages),
    }),
  };
}

function formOf(path: string, messages: readonly SefinMessage[]): object {
  if (path.endsWith('/eventos')) return { erro: messages };
  return /\/(?:nfse|dps)\/./.test(path) ? { erro: messages[0] } : { erros: messages };
}

function messagesOf({ code, title, detail, errors = [] }: Problem): readonly SefinMessage[] {
  if (errors.length === 0) return [message(code, title, detail)];
  return errors.map((violation) => {
    const { pointer, detail: text } = violation;
    const complement = pointer === '' ? text : `${pointer}: ${text}`;
    return isCoded(violation)
      ? message(violation.code, violation.description, complement)
      : message(code, title, complement);
  });
}

function message(codigo: string, descricao: string, complemento: string): SefinMessage {
  return { codigo, descricao, complemento: complemento.slice(0, MAX_TEXT) };
}

function isCoded(violation: Violation): violation is CodedViolation {
  return 'code' in violation;
}
