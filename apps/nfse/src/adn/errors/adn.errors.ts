import { Failure, failure } from '#libs/kernel';

/** The codes of an empty answer. The text of E2215 is that of annex IV; E2220 is a variant that the service also sends, with a text of ours. */
export const EMPTY_ANSWERS = {
  E2215:
    'Nenhum documento localizado – não existem documentos fiscais para o Contribuinte a partir do NSU informado.',
  E2220: 'Nenhum documento localizado',
  E2230:
    'Nenhum documento localizado – não existe documento fiscal para o Contribuinte com o NSU informado.',
  E2241: 'Nenhum documento localizado – não existem eventos para a chave de acesso informada.',
} as const;
export type EmptyCode = keyof typeof EMPTY_ANSWERS;

export function isEmptyCode(code: string): code is EmptyCode {
  return Object.hasOwn(EMPTY_ANSWERS, code);
}

/** There is no document. The national environment answers it with 404. */
export class NoDocument extends Failure {
  readonly kind = 'not-found';
  readonly title: string;

  constructor(
    readonly code: EmptyCode,
    detail: string,
  ) {
    super(detail);
    this.title = EMPTY_ANSWERS[code];
  }
}

/** A parameter of the address that is not valid. The codes are ours: the official ones are not published. */
export class AdnParameterInvalid extends Failure {
  readonly kind = 'malformed';
  readonly title = 'Parâmetro inválido';

  constructor(
    readonly code:
      | 'NSU_INVALID'
      | 'LOTE_INVALID'
      | 'CNPJ_CONSULTA_INVALID'
      | 'CNPJ_CONSULTA_REQUIRED'
      | 'MUNICIPIO_INVALID'
      | 'MUNICIPIO_REQUIRED'
      | 'TIPO_NSU_INVALID',
    detail: string,
  ) {
    super(detail);
  }
}

export class AdnKeyInvalid extends failure.malformed(
  'E2240',
  'Chave de acesso inválida',
  (key: string) =>
    `${key} is not an access key. It has 50 digits; the last one is the check digit. A CNPJ in it may have letters.`,
) {}

export class CnpjConsultaRefused extends failure.forbidden(
  'CNPJ_CONSULTA_REFUSED',
  'CNPJ da consulta não permitido para o certificado',
  (consulted: string, certified: string) =>
    `cnpjConsulta is ${consulted}, but the certificate is of ${certified}. The first 8 characters of both must be the ` +
    'same: the head office and its branches. A certificate of a CPF reads only its own documents.',
) {}

export class MunicipalityRefused extends failure.forbidden(
  'MUNICIPIO_REFUSED',
  'Município não permitido para o certificado',
  (why: string) => `${why} The CNPJ of a municipality is 9, its IBGE code, 0001 and two digits.`,
) {}

export class TooManyRequests extends failure.rateLimited(
  'TOO_MANY_REQUESTS',
  'Limite de requisições excedido',
  () =>
    'A rule of the sandbox requested this error. After an empty answer, clients should wait one hour.',
) {
  override readonly retryAfterSeconds = 3_600;
}

export class AdnInvoiceNotFound extends failure.notFound(
  'INVOICE_NOT_FOUND',
  'NFS-e não localizada',
  (key: string, sandbox: string) => `Sandbox ${sandbox} has no invoice with the key ${key}.`,
) {}
