/** Words of the standard's codes that have accents or keep their capitals. */
const WORDS: Readonly<Record<string, string>> = {
  aceitavel: 'aceitável',
  alcada: 'alçada',
  combinacao: 'combinação',
  destinatario: 'destinatário',
  expiracao: 'expiração',
  informacoes: 'informações',
  invalida: 'inválida',
  invalido: 'inválido',
  jti: 'JTI',
  multipla: 'múltipla',
  nao: 'não',
  parametro: 'parâmetro',
  permissao: 'permissão',
  permissoes: 'permissões',
  pf: 'PF',
  pj: 'PJ',
  trafego: 'tráfego',
  usuario: 'usuário',
};

/** The standard's code for a request that is not valid. */
export const INVALID = 'PARAMETRO_INVALIDO';

/** One error of the standard's error body. */
export interface StandardError {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

/** Texts of general errors of HTTP and of this simulator. The standard has no codes for them. */
const GENERAL: Readonly<Record<string, Omit<StandardError, 'code'>>> = {
  BODY_TOO_LARGE: {
    title: 'Corpo da requisição muito grande',
    detail: 'O corpo da requisição excede o limite.',
  },
  CHARSET_NOT_SUPPORTED: {
    title: 'Codificação de caracteres não suportada',
    detail: 'O corpo da requisição deve estar em UTF-8.',
  },
  CONTENT_ENCODING_NOT_SUPPORTED: {
    title: 'Compressão não suportada',
    detail: 'O corpo da requisição tem uma compressão que não é suportada.',
  },
  DATABASE_BUSY: {
    title: 'Banco de dados ocupado',
    detail: 'O banco de dados está ocupado. Tente novamente.',
  },
  DATABASE_UNAVAILABLE: {
    title: 'Banco de dados indisponível',
    detail: 'O banco de dados não responde. Tente novamente.',
  },
  EXPECTATION_FAILED: {
    title: 'Expectativa não suportada',
    detail: 'O cabeçalho Expect só pode ser 100-continue.',
  },
  HOST_MISSING: {
    title: 'Cabeçalho Host ausente',
    detail: 'Uma requisição HTTP/1.1 deve ter o cabeçalho Host.',
  },
  INTERNAL_SERVER_ERROR: {
    title: 'Erro interno',
    detail: 'Ocorreu um erro inesperado no simulador.',
  },
  MEDIA_TYPE_NOT_SUPPORTED: {
    title: 'Tipo de conteúdo não suportado',
    detail: 'O endereço não aceita o tipo do cabeçalho Content-Type.',
  },
  METHOD_NOT_ALLOWED: {
    title: 'Método não permitido',
    detail: 'O endereço existe, mas não aceita este método.',
  },
  ROUTE_NOT_FOUND: {
    title: 'Endereço não encontrado',
    detail: 'O endereço não existe nesta API.',
  },
  SANDBOX_CONFLICT: {
    title: 'Mais de um sandbox na requisição',
    detail: 'A requisição informa dois sandboxes diferentes.',
  },
  SANDBOX_HELD: {
    title: 'Sandbox em alteração',
    detail: 'O sandbox está sendo alterado. Tente novamente.',
  },
  SANDBOX_NAME_INVALID: {
    title: 'Nome de sandbox inválido',
    detail: 'O nome do sandbox não é válido.',
  },
  SANDBOX_OF_NEWER_VERSION: {
    title: 'Sandbox de uma versão mais nova',
    detail: 'Uma versão mais nova do simulador alterou o formato dos dados do sandbox.',
  },
  SANDBOX_QUOTA_REACHED: {
    title: 'Limite de sandboxes atingido',
    detail: 'Não é possível criar mais um sandbox.',
  },
  SANDBOX_REPLACED: {
    title: 'Sandbox substituído',
    detail: 'O sandbox foi substituído durante a requisição. Tente novamente.',
  },
  SERVICE_STOPPING: {
    title: 'Serviço em encerramento',
    detail: 'O serviço está sendo encerrado. Tente novamente.',
  },
  STORAGE_FULL: {
    title: 'Armazenamento esgotado',
    detail: 'Não há mais espaço para os dados do simulador.',
  },
  UPSTREAM_FAILED: {
    title: 'Falha de outro serviço',
    detail: 'Um serviço do qual esta operação depende respondeu com erro.',
  },
  UPSTREAM_TIMEOUT: {
    title: 'Outro serviço não respondeu',
    detail: 'Um serviço do qual esta operação depende não respondeu a tempo.',
  },
};

/** What the codes for a request that cannot be read say. The standard has PARAMETRO_INVALIDO for all of them. */
const UNREADABLE: Readonly<Record<string, string>> = {
  BODY_BROKEN: 'O corpo da requisição não corresponde aos cabeçalhos.',
  JSON_NOT_WELL_FORMED: 'O corpo da requisição não é um JSON válido.',
  JSON_NUMBER_TOO_LARGE: 'O corpo da requisição tem um número grande demais.',
  JSON_TOO_DEEP: 'O corpo da requisição tem níveis demais.',
  REQUEST_INVALID: 'A requisição não é válida.',
};

/**
 * Returns the title of a code in Portuguese.
 *
 * @example titleOf('CONSENTIMENTO_NAO_INFORMADO'); // 'Consentimento não informado'
 */
export function titleOf(code: string): string {
  const general = GENERAL[code];
  if (general !== undefined) return general.title;
  const words = code
    .toLowerCase()
    .split('_')
    .map((word) => WORDS[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The texts of an error in the standard's body. An error without a code of the standard has a title and a sentence in
 * Portuguese. Its detail follows in English, with the address, the limit or the sandbox.
 */
export function textsOf({ code, title, detail }: StandardError): StandardError {
  const unreadable = UNREADABLE[code];
  if (unreadable !== undefined) {
    return { code: INVALID, title: titleOf(INVALID), detail: `${unreadable} (${detail})` };
  }
  const general = GENERAL[code];
  if (general === undefined) return { code, title, detail };
  return { code, title: general.title, detail: `${general.detail} (${detail})` };
}
