import { observe } from '../../../../api/call';
import type { Json } from '../../../../api/lists';
import { Problem } from '../../../../api/problem';
import { KEY } from '../../../../forms/kinds/key';
import { sent } from '../../../../forms/send';
import { LARGEST_PAGE, newestFirst } from '../../generic/read-rows';
import { textAt, type Resource } from '../../generic/resource';

const list = newestFirst('dict', '/dict/keys');

export const keys: Resource = {
  name: 'keys',
  service: 'dict',
  title: { pt: 'Chaves Pix', en: 'Pix keys' },
  list,
  read: keyOf,
  idOf,
  searchOf: (row) => textAt(row, 'id'),
  form: KEY,
  filters: [
    {
      name: 'keyType',
      label: { pt: 'Tipo', en: 'Type' },
      values: ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM'],
    },
    { name: 'status', label: { pt: 'Situação', en: 'Status' }, values: ['ACTIVE', 'DELETED'] },
    { name: 'ispb', label: { pt: 'ISPB', en: 'ISPB' } },
    { name: 'accountId', label: { pt: 'Referência da conta', en: 'Reference of the account' } },
  ],
  columns: [
    { at: 'keyValue', title: { pt: 'Chave', en: 'Key' }, as: 'code' },
    { at: 'keyType', title: { pt: 'Tipo', en: 'Type' } },
    { at: 'status', title: { pt: 'Situação', en: 'Status' }, as: 'status' },
    { at: 'holderName', title: { pt: 'Titular', en: 'Holder' } },
    { at: 'ispb', title: { pt: 'ISPB', en: 'ISPB' } },
    { at: 'branch', title: { pt: 'Agência', en: 'Branch' } },
    { at: 'accountNumber', title: { pt: 'Conta', en: 'Account' } },
    { at: 'createdAt', title: { pt: 'Registrada em', en: 'Registered at' }, as: 'instant' },
  ],
  actions: [
    {
      label: { pt: 'Excluir chave', en: 'Delete key' },
      kind: 'danger',
      isPossible: (row) => row['status'] === 'ACTIVE',
      run: (row) => sent('dict', { method: 'DELETE', path: `/dict/keys/${textAt(row, 'id')}` }),
    },
  ],
};

/** `EMAIL/maria@example.com` */
function idOf(row: Json): string {
  return `${textAt(row, 'keyType')}/${textAt(row, 'keyValue')}`;
}

/** The active key, or the latest deleted one. */
async function keyOf(id: string): Promise<Json | undefined> {
  try {
    return await observe<Json>(
      'dict',
      `/dict/keys/${id.split('/').map(encodeURIComponent).join('/')}`,
    );
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404) throw error;
    const deleted = await list({ filters: { status: 'DELETED' }, limit: LARGEST_PAGE });
    return deleted.rows.find((row) => idOf(row) === id);
  }
}
