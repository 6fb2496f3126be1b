import type { CreateForm } from '../create-form';
import { letters } from '../fresh';
import { sendJson } from '../send';

/** Registers a client of the rate limits. */
export const CLIENT: CreateForm = {
  name: 'client',
  service: 'ratelimit',
  title: { pt: 'Registrar um cliente', en: 'Register a client' },
  about: {
    pt: 'O segredo do cliente só aparece na resposta; ela fica na linha do tempo.',
    en: 'Only the response has the secret of the client; the timeline has the response.',
  },
  button: { pt: 'Registrar cliente', en: 'Register client' },
  fields: [
    {
      name: 'name',
      label: { pt: 'Nome', en: 'Name' },
      initial: (fresh) => `Carteira ${letters(4, fresh)}`,
    },
  ],
  send: async ({ name }) => {
    const { clientId } = await sendJson<{ readonly clientId: string }>(
      'ratelimit',
      '/auth/register',
      { name },
    );
    return {
      kind: 'good',
      text: { pt: 'Cliente registrado', en: 'Client registered' },
      detail: clientId,
      row: { resource: 'clients', id: clientId },
      search: '/auth/register',
    };
  },
};
