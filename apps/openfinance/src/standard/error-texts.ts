/** Words of the standard's codes that have accents or keep their capitals. */
const WORDS: Readonly<Record<string, string>> = {
  aceitavel: 'aceitável',
  alcada: 'alçada',
  combinacao: 'combinação',
  expiracao: 'expiração',
  informacoes: 'informações',
  invalida: 'inválida',
  invalido: 'inválido',
  multipla: 'múltipla',
  nao: 'não',
  parametro: 'parâmetro',
  permissao: 'permissão',
  permissoes: 'permissões',
  pf: 'PF',
  pj: 'PJ',
  usuario: 'usuário',
};

interface GeneralText {
  readonly title: string;
  readonly detail: string;
}

/** Texts of general errors of HTTP and of this simulator. The standard has no codes for them. */
const GENERAL: Readonly<Record<string, GeneralText>> = {
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
  INTERNAL_SERVER_ERROR: {
    title: 'Erro interno',
    detail: 'Ocorreu um erro inesperado no simulador.',
  },
  MEDIA_TYPE_NOT_SUPPORTED: {
    title: 'Tipo de conteúdo não suportado',
    detail: 'O cabeçalho Content-Type deve ser application/json.',
  },
  METHOD_NOT_ALLOWED: {
    title: 'Método não permitido',
    detail: 'O endereço existe, mas não aceita este método.',
  },
  ROUTE_NOT_FOUND: {
    title: 'Endereço não encontrado',
    detail: 'O endereço não existe nesta API.',
  },
  SANDBOX_HELD: {
    title: 'Sandbox em alteração',
    detail: 'O sandbox está sendo alterado. Tente novamente.',
  },
  SANDBOX_NAME_INVALID: {
    title: 'Nome de sandbox inválido',
    detail: 'O nome do sandbox não é válido.',
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
 * The texts of an error in the standard's body. A general error has a title and a sentence in Portuguese. Its detail
 * follows, with the address, the limit or the sandbox.
 */
export function generalTextsOf({
  code,
  title,
  detail,
}: {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}): GeneralText {
  const general = GENERAL[code];
  if (general === undefined) return { title, detail };
  return { title: general.title, detail: `${general.detail} (${detail})` };
}
