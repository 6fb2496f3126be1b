import { type Problem, type ProblemBody } from '#libs/http';
import { AdnLotResponse, type AdnMessageResponse } from '../adn.response';
import { isEmptyCode } from './adn.errors';

const MAX_TEXT = 2_000;

/** The body of an error of the national environment. It has the form of a lot without documents. */
export function adnErrorBody(problem: Problem, nowMs: number): ProblemBody {
  const isEmpty = isEmptyCode(problem.code);
  return {
    contentType: 'application/json; charset=utf-8',
    text: JSON.stringify(
      AdnLotResponse.of(nowMs, {
        StatusProcessamento: isEmpty ? 'NENHUM_DOCUMENTO_LOCALIZADO' : 'REJEICAO',
        Erros: messagesOf(problem),
      }),
    ),
  };
}

/** The body of an error of the municipal parameters. */
export function parametersErrorBody({ title, detail }: Problem): ProblemBody {
  return {
    contentType: 'application/json; charset=utf-8',
    text: JSON.stringify({ mensagem: `${title}. ${detail}`.slice(0, MAX_TEXT) }),
  };
}

function messagesOf({ code, title, detail, errors = [] }: Problem): AdnMessageResponse[] {
  const details =
    errors.length === 0 ? [detail] : errors.map((each) => `${each.pointer}: ${each.detail}`);
  return details.map((text) => ({
    Codigo: code,
    Descricao: title,
    Complemento: text.slice(0, MAX_TEXT),
    Mensagem: null,
    Parametros: [],
  }));
}
