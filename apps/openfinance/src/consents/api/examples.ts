import { EXAMPLE_CPF } from '../example-consents';

const loggedUser = { document: { identification: EXAMPLE_CPF, rel: 'CPF' } };

/** Examples of the body of POST /consents. */
export const CREATE_EXAMPLES = {
  accounts: {
    summary: 'Accounts, balances and transactions of a person',
    value: {
      data: {
        loggedUser,
        permissions: [
          'ACCOUNTS_READ',
          'ACCOUNTS_BALANCES_READ',
          'ACCOUNTS_TRANSACTIONS_READ',
          'RESOURCES_READ',
        ],
      },
    },
  },
  company: {
    summary: 'Registration data and balances of a company with letters in its CNPJ',
    value: {
      data: {
        loggedUser,
        businessEntity: { document: { identification: '12ABC34501DE35', rel: 'CNPJ' } },
        permissions: [
          'CUSTOMERS_BUSINESS_IDENTIFICATIONS_READ',
          'ACCOUNTS_READ',
          'ACCOUNTS_BALANCES_READ',
          'RESOURCES_READ',
        ],
      },
    },
  },
};

/** Examples of the body of POST /consents/:id/extends. */
export const EXTEND_EXAMPLES = {
  noEnd: { summary: 'A consent without an end', value: { data: { loggedUser } } },
};
