import { KEY_FORMATS, KEY_TYPES, type KeyType } from '#libs/brazil';

/** A registration that works as it is; for RANDOM the directory makes the key. */
export function exampleRequest(keyType: KeyType): object {
  const holder =
    keyType === 'CNPJ'
      ? { accountId: 'acc-002', accountNumber: '765432-1', holderName: 'Padaria Silva Ltda' }
      : { accountId: 'acc-001', accountNumber: '123456-7', holderName: 'Maria Silva' };
  return {
    keyType,
    ...(keyType === 'RANDOM' ? {} : { keyValue: KEY_FORMATS[keyType].example }),
    accountId: holder.accountId,
    ispb: '12345678',
    branch: '0001',
    accountNumber: holder.accountNumber,
    accountType: 'CHECKING',
    holderName: holder.holderName,
  };
}

/** One for each type, as Swagger UI offers them. */
export const CREATE_EXAMPLES = Object.fromEntries(
  KEY_TYPES.map((type) => [type, { summary: type, value: exampleRequest(type) }]),
);
