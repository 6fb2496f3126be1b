import { z } from 'zod';
import { KEY_TYPES } from '#libs/brazil';
import { shown, type ListReportDefinition } from '../list-report';
import { inOrder, periodMembers } from '../period';
import { instant } from '../siblings/wire';
import { filterText, ispb } from './filters';

const parameters = z
  .strictObject({
    ...periodMembers,
    keyType: z.enum(KEY_TYPES).optional().meta({ description: 'Only keys of this type.' }),
    ispb: ispb.optional().meta({ description: 'Only keys of this participant (ISPB).' }),
    accountId: filterText(100)
      .optional()
      .meta({ description: 'Only keys of the account with this reference.' }),
    status: z
      .enum(['ACTIVE', 'DELETED'])
      .default('ACTIVE')
      .meta({ description: 'Only keys with this status.' }),
    account: filterText(45).optional().meta({
      description: 'Only keys of the account with this number, or with this branch and number.',
      example: '0001/123456-7',
    }),
  })
  .check(inOrder);

const key = z.object({
  id: z.string(),
  keyType: z.string(),
  keyValue: z.string(),
  accountId: z.string(),
  status: z.string(),
  createdAt: instant,
  ispb: z.string(),
  branch: z.string(),
  accountNumber: z.string(),
  accountType: z.string(),
  holderName: z.string(),
  holderType: z.string().optional(),
  holderTaxId: z.string().optional(),
  deletedAt: instant.optional(),
});

export const dictKeys: ListReportDefinition<z.output<typeof parameters>, z.output<typeof key>> = {
  id: 'dict.keys',
  title: 'DICT keys',
  description: 'The Pix keys of the directory with their accounts and holders, newest first.',
  sibling: 'dict',
  path: '/dict/keys',
  item: key,
  parameters,
  filters: ({ keyType, ispb: participant, accountId, status, account }) => ({
    ...{ keyType, ispb: participant, accountId, status, account },
  }),
  columns: [
    shown('createdAt', 'instant', 'When the key was registered.'),
    shown('keyType', 'text', 'CPF, CNPJ, EMAIL, PHONE or RANDOM.'),
    shown('keyValue', 'text', 'The key in its normal form.'),
    shown('status', 'text', 'ACTIVE or DELETED.'),
    shown('ispb', 'text', 'The ISPB of the participant that holds the account.'),
    shown('branch', 'text', 'The branch of the account.'),
    shown('accountNumber', 'text', 'The number of the account.'),
    shown('accountType', 'text', 'The type of the account.'),
    shown('accountId', 'text', 'The reference of the account.'),
    shown('holderName', 'text', 'The name of the holder.'),
    shown(
      'holderType',
      'text',
      'NATURAL_PERSON or LEGAL_PERSON; empty if the tax id is not known.',
    ),
    shown('holderTaxId', 'text', 'The CPF or CNPJ of the holder; empty if it is not known.'),
    shown('deletedAt', 'instant', 'When the key was deleted; empty if it is active.'),
    shown('id', 'text', 'The UUID of the key.'),
  ],
};
