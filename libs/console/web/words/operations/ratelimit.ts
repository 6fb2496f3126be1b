import { type Words } from '../language';

/** Titles of the operations of ratelimit, by method and path. */
export const ratelimit: Readonly<Record<string, Words>> = {
  'POST /instant/query': {
    pt: 'Consultar chave com limite (instant)',
    en: 'Look up a key within the limit (instant)',
  },
  'POST /pix/query': {
    pt: 'Consultar chave Pix com limite',
    en: 'Look up a Pix key within the limit',
  },
  'POST /auth/register': { pt: 'Cadastrar cliente', en: 'Register a client' },
  'POST /auth/token': { pt: 'Obter token de acesso', en: 'Get an access token' },
  'POST /graphql': { pt: 'Consultar chave por GraphQL', en: 'Look up a key over GraphQL' },
};
