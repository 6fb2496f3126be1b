import { digits, letters, newCnpj, newCpf, newUuid, type Fresh } from '../fresh';
import type { CreateForm } from '../create-form';
import { sendJson } from '../send';

/** Valid values of each type of key. */
const VALUES: Readonly<Record<string, (fresh: Fresh) => string>> = {
  EMAIL: (fresh) => `maria.${letters(6, fresh)}@example.com`,
  PHONE: (fresh) => `+55119${digits(8, fresh)}`,
  CPF: newCpf,
  CNPJ: newCnpj,
  RANDOM: newUuid,
};

const TYPES = {
  EMAIL: { pt: 'E-mail', en: 'E-mail' },
  PHONE: { pt: 'Celular', en: 'Mobile phone' },
  CPF: { pt: 'CPF', en: 'CPF' },
  CNPJ: { pt: 'CNPJ', en: 'CNPJ' },
  RANDOM: { pt: 'Aleatória (EVP)', en: 'Random (EVP)' },
};

/** Registers a Pix key in DICT. */
export const KEY: CreateForm = {
  name: 'key',
  service: 'dict',
  title: { pt: 'Registrar uma chave Pix', en: 'Register a Pix key' },
  about: { pt: 'Registra a chave no DICT.', en: 'Registers the key in DICT.' },
  button: { pt: 'Registrar chave', en: 'Register key' },
  fields: [
    {
      name: 'keyType',
      label: { pt: 'Tipo de chave', en: 'Type of key' },
      initial: 'EMAIL',
      choices: Object.entries(TYPES).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'keyValue',
      label: { pt: 'Chave', en: 'Key' },
      follows: 'keyType',
      initial: (fresh, { keyType = '' }) => VALUES[keyType]?.(fresh) ?? '',
    },
    { name: 'holderName', label: { pt: 'Titular', en: 'Holder' }, initial: 'Maria Silva' },
    { name: 'ispb', label: { pt: 'ISPB do participante', en: 'ISPB' }, initial: '12345678' },
    { name: 'branch', label: { pt: 'Agência', en: 'Branch' }, initial: '0001' },
    { name: 'accountNumber', label: { pt: 'Conta', en: 'Account' }, initial: '123456-7' },
  ],
  send: async (values, fresh) => {
    const fixed = { accountId: `acc-${letters(6, fresh)}`, accountType: 'CHECKING' };
    const key = await sendJson<{ readonly keyType: string; readonly keyValue: string }>(
      'dict',
      '/dict/keys',
      { ...values, ...fixed },
    );
    return {
      kind: 'good',
      text: { pt: 'Chave registrada', en: 'Key registered' },
      detail: key.keyValue,
      row: { resource: 'keys', id: `${key.keyType}/${key.keyValue}` },
      search: '/dict/keys',
    };
  },
};
