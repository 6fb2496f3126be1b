import { HttpProblem, type Problem, type ProblemBody } from '#libs/http';
import { writeXml } from '#libs/xml';

/** The errors of ICOM: the last part of their type, with their status and title. */
export const ICOM_ERRORS = {
  header: { status: 400, title: 'Cabeçalho não permitido' },
  host: { status: 400, title: 'Cabeçalho Host inválido' },
  charset: { status: 400, title: 'Conjunto de caracteres inválido' },
  gzip: { status: 400, title: 'Conteúdo compactado inválido' },
  multipart: { status: 400, title: 'Conteúdo multipart inválido' },
  body: { status: 400, title: 'Conteúdo ausente' },
  forbidden: { status: 403, title: 'Acesso negado' },
  'not-found': { status: 404, title: 'Recurso não encontrado' },
  method: { status: 405, title: 'Método não permitido' },
  accept: { status: 406, title: 'Formato de resposta não suportado' },
  stream: { status: 410, title: 'Stream encerrado ou inexistente' },
  length: { status: 411, title: 'Tamanho do conteúdo não informado' },
  'too-large': { status: 413, title: 'Conteúdo muito grande' },
  'content-type': { status: 415, title: 'Tipo de conteúdo não suportado' },
  'content-encoding': { status: 415, title: 'Codificação do conteúdo não suportada' },
  'too-many-streams': { status: 429, title: 'Limite de streams abertos atingido' },
  'rate-limit': { status: 429, title: 'Limite de tráfego atingido' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly title: string }>>;

export type IcomErrorName = keyof typeof ICOM_ERRORS;

/** The names of the errors that every service has, by their code. */
const NAMES: Readonly<Record<string, IcomErrorName>> = {
  ROUTE_NOT_FOUND: 'not-found',
  METHOD_NOT_ALLOWED: 'method',
  BODY_TOO_LARGE: 'too-large',
  BODY_BROKEN: 'gzip',
  CHARSET_NOT_SUPPORTED: 'charset',
  CONTENT_ENCODING_NOT_SUPPORTED: 'content-encoding',
};

/** The titles of errors that ICOM does not define, by status. */
const TITLES: Readonly<Record<number, string>> = {
  400: 'Requisição inválida',
  409: 'Conflito',
  417: 'Expectativa não suportada',
  429: 'Limite atingido',
  500: 'Erro interno',
  503: 'Serviço indisponível',
  507: 'Armazenamento esgotado',
};

const TYPE = 'https://icom.pi.rsfn.net.br/api/v1/error/';
const CODE = 'ICOM_';

/**
 * The error of a refused request to ICOM.
 * @param detail the reason and the remedy
 */
export function icomProblem(
  name: IcomErrorName,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): HttpProblem {
  const { status, title } = ICOM_ERRORS[name];
  const code = CODE + name.toUpperCase().replaceAll('-', '_');
  return new HttpProblem(status, detail, { code, title, headers });
}

/** The body of an error of ICOM: RFC 7807 in XML (ICOM manual 1.12). */
export function icomErrorBody({ code, status, detail }: Problem): ProblemBody {
  const own = code.startsWith(CODE) ? code.slice(CODE.length) : code;
  const name = NAMES[code] ?? own.toLowerCase().replaceAll('_', '-');
  return {
    contentType: 'application/problem+xml; charset=utf-8',
    text: errorXml(name, status, detail),
  };
}

/** The text of an error of ICOM. */
export function errorXml(name: string, status: number, detail: string): string {
  const known = Object.hasOwn(ICOM_ERRORS, name) ? ICOM_ERRORS[name as IcomErrorName] : undefined;
  const content = [
    { name: 'type', content: TYPE + name },
    { name: 'title', content: known?.title ?? TITLES[status] ?? 'Erro' },
    { name: 'status', content: String(status) },
    { name: 'detail', content: detail },
  ];
  return writeXml({ name: 'problem', attributes: { xmlns: 'urn:ietf:rfc:7807' }, content });
}
