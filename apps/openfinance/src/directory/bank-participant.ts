import { BANK } from '../bank/bank';
import { BANK_ORGANISATION_ID, BANK_SOFTWARE_ID } from '../keys/bank-ids';
import { ROLES, type Organisation, type Software } from '../institutions/organisation';

const JOINED_AT_MS = Date.UTC(2021, 1, 1);

/** The bank as an institution of the directory. It is in each sandbox, and cannot be changed. */
export const BANK_ORGANISATION: Organisation = {
  organisationId: BANK_ORGANISATION_ID,
  cnpj: BANK.cnpj,
  name: BANK.name,
  status: 'Active',
  roles: ROLES.map((role) => ({ role, status: 'Active' })),
  createdAtMs: JOINED_AT_MS,
};

/** The software with which the bank is a client of banks. */
export const BANK_SOFTWARE: Software = {
  softwareId: BANK_SOFTWARE_ID,
  organisationId: BANK_ORGANISATION_ID,
  status: 'Active',
  createdAtMs: JOINED_AT_MS,
  content: {
    name: `${BANK.brandName} - App`,
    redirectUris: ['https://banco-simulado.example.com/callback'],
    webhookUris: ['https://banco-simulado.example.com/webhooks'],
    roles: null,
  },
};
