/** Portuguese names of the outcomes of limited queries. */
export const ratelimit: Readonly<Record<string, string>> = {
  KEY_NOT_FOUND: 'chave não encontrada: a consulta custa as fichas de uma falha',
  DIRECTORY_UNAVAILABLE: 'diretório não responde: a consulta não custa nada',
  QUOTA_EXCEEDED: 'consulta recusada como se o balde estivesse vazio: nada é gasto',
};
