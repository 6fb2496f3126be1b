import { type PersonType } from '../../ledger/person-type';

/** A permission of the data APIs; consents 3.3.1, CreateConsent. */
export const PERMISSIONS = [
  'ACCOUNTS_READ',
  'ACCOUNTS_BALANCES_READ',
  'ACCOUNTS_TRANSACTIONS_READ',
  'ACCOUNTS_OVERDRAFT_LIMITS_READ',
  'CREDIT_CARDS_ACCOUNTS_READ',
  'CREDIT_CARDS_ACCOUNTS_BILLS_READ',
  'CREDIT_CARDS_ACCOUNTS_BILLS_TRANSACTIONS_READ',
  'CREDIT_CARDS_ACCOUNTS_LIMITS_READ',
  'CREDIT_CARDS_ACCOUNTS_TRANSACTIONS_READ',
  'CUSTOMERS_PERSONAL_IDENTIFICATIONS_READ',
  'CUSTOMERS_PERSONAL_ADITTIONALINFO_READ',
  'CUSTOMERS_BUSINESS_IDENTIFICATIONS_READ',
  'CUSTOMERS_BUSINESS_ADITTIONALINFO_READ',
  'FINANCINGS_READ',
  'FINANCINGS_SCHEDULED_INSTALMENTS_READ',
  'FINANCINGS_PAYMENTS_READ',
  'FINANCINGS_WARRANTIES_READ',
  'INVOICE_FINANCINGS_READ',
  'INVOICE_FINANCINGS_SCHEDULED_INSTALMENTS_READ',
  'INVOICE_FINANCINGS_PAYMENTS_READ',
  'INVOICE_FINANCINGS_WARRANTIES_READ',
  'LOANS_READ',
  'LOANS_SCHEDULED_INSTALMENTS_READ',
  'LOANS_PAYMENTS_READ',
  'LOANS_WARRANTIES_READ',
  'UNARRANGED_ACCOUNTS_OVERDRAFT_READ',
  'UNARRANGED_ACCOUNTS_OVERDRAFT_SCHEDULED_INSTALMENTS_READ',
  'UNARRANGED_ACCOUNTS_OVERDRAFT_PAYMENTS_READ',
  'UNARRANGED_ACCOUNTS_OVERDRAFT_WARRANTIES_READ',
  'RESOURCES_READ',
  'BANK_FIXED_INCOMES_READ',
  'CREDIT_FIXED_INCOMES_READ',
  'FUNDS_READ',
  'VARIABLE_INCOMES_READ',
  'TREASURE_TITLES_READ',
  'EXCHANGES_READ',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Every group includes it. Alone it gives no access to data. */
export const RESOURCES_READ: Permission = 'RESOURCES_READ';

/** Permissions that a consent must have all together, or not at all. */
export interface PermissionGroup {
  /** The two names of the group in the table of the standard. */
  readonly category: string;
  readonly name: string;
  /** The data that the customer shares with it, in Portuguese. */
  readonly shares: string;
  /** Set if only a person, or only a company, has these data. */
  readonly holder?: PersonType;
  /** Without RESOURCES_READ. */
  readonly permissions: readonly Permission[];
}

/** The table of the standard; consents 3.3.1, "Agrupamento". */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = [
  {
    category: 'Cadastro',
    name: 'Dados cadastrais',
    shares: 'Nome, CPF, documentos, filiação, endereços e contatos',
    holder: 'PESSOA_NATURAL',
    permissions: ['CUSTOMERS_PERSONAL_IDENTIFICATIONS_READ'],
  },
  {
    category: 'Cadastro',
    name: 'Informações complementares',
    shares: 'Ocupação, renda, patrimônio e relacionamento com o banco',
    holder: 'PESSOA_NATURAL',
    permissions: ['CUSTOMERS_PERSONAL_ADITTIONALINFO_READ'],
  },
  {
    category: 'Cadastro da empresa',
    name: 'Dados cadastrais',
    shares: 'Razão social, CNPJ, sócios, endereços e contatos',
    holder: 'PESSOA_JURIDICA',
    permissions: ['CUSTOMERS_BUSINESS_IDENTIFICATIONS_READ'],
  },
  {
    category: 'Cadastro da empresa',
    name: 'Informações complementares',
    shares: 'Ramo de atuação, faturamento, patrimônio e relacionamento com o banco',
    holder: 'PESSOA_JURIDICA',
    permissions: ['CUSTOMERS_BUSINESS_ADITTIONALINFO_READ'],
  },
  {
    category: 'Contas',
    name: 'Saldos',
    shares: 'Dados das contas e seus saldos',
    permissions: ['ACCOUNTS_READ', 'ACCOUNTS_BALANCES_READ'],
  },
  {
    category: 'Contas',
    name: 'Limites',
    shares: 'Dados das contas e o limite do cheque especial',
    permissions: ['ACCOUNTS_READ', 'ACCOUNTS_OVERDRAFT_LIMITS_READ'],
  },
  {
    category: 'Contas',
    name: 'Extratos',
    shares: 'Dados das contas e suas transações',
    permissions: ['ACCOUNTS_READ', 'ACCOUNTS_TRANSACTIONS_READ'],
  },
  {
    category: 'Cartão de crédito',
    name: 'Limites',
    shares: 'Dados dos cartões e seus limites',
    permissions: ['CREDIT_CARDS_ACCOUNTS_READ', 'CREDIT_CARDS_ACCOUNTS_LIMITS_READ'],
  },
  {
    category: 'Cartão de crédito',
    name: 'Transações',
    shares: 'Dados dos cartões e suas transações',
    permissions: ['CREDIT_CARDS_ACCOUNTS_READ', 'CREDIT_CARDS_ACCOUNTS_TRANSACTIONS_READ'],
  },
  {
    category: 'Cartão de crédito',
    name: 'Faturas',
    shares: 'Dados dos cartões, suas faturas e as transações de cada fatura',
    permissions: [
      'CREDIT_CARDS_ACCOUNTS_READ',
      'CREDIT_CARDS_ACCOUNTS_BILLS_READ',
      'CREDIT_CARDS_ACCOUNTS_BILLS_TRANSACTIONS_READ',
    ],
  },
  {
    category: 'Operações de crédito',
    name: 'Dados do contrato',
    shares:
      'Empréstimos, financiamentos, adiantamentos a depositantes e direitos creditórios descontados: contratos, garantias, parcelas e pagamentos',
    permissions: PERMISSIONS.filter((permission) =>
      /^(LOANS|FINANCINGS|UNARRANGED_ACCOUNTS_OVERDRAFT|INVOICE_FINANCINGS)_/.test(permission),
    ),
  },
  {
    category: 'Investimentos',
    name: 'Dados da operação',
    shares: 'Renda fixa bancária e de crédito, fundos, renda variável e Tesouro Direto',
    permissions: [
      'BANK_FIXED_INCOMES_READ',
      'CREDIT_FIXED_INCOMES_READ',
      'FUNDS_READ',
      'VARIABLE_INCOMES_READ',
      'TREASURE_TITLES_READ',
    ],
  },
  {
    category: 'Câmbio',
    name: 'Dados da operação',
    shares: 'Operações de câmbio',
    permissions: ['EXCHANGES_READ'],
  },
];

/**
 * Checks the table at startup.
 * @throws Error if a permission is in no group, or a group is not valid
 */
export function checkPermissionGroups(groups: readonly PermissionGroup[]): void {
  const grouped = new Set<Permission>([RESOURCES_READ]);
  for (const { category, name, permissions } of groups) {
    const isSet = new Set(permissions).size === permissions.length && permissions.length > 0;
    if (!isSet || permissions.includes(RESOURCES_READ)) {
      throw new Error(`The permission group ${category}, ${name}, is not valid.`);
    }
    for (const permission of permissions) grouped.add(permission);
  }
  const missing = PERMISSIONS.filter((permission) => !grouped.has(permission));
  if (missing.length > 0) throw new Error(`Permissions in no group: ${missing.join(', ')}.`);
}

/** The groups whose permissions are all present. */
export function completeGroups(permissions: readonly Permission[]): PermissionGroup[] {
  const given = new Set(permissions);
  return PERMISSION_GROUPS.filter((group) => group.permissions.every((each) => given.has(each)));
}

/** Whether these permissions share accounts, and whether they share card accounts. */
export function sharedKinds(permissions: readonly Permission[]): ('accounts' | 'cards')[] {
  const has = (start: string): boolean => permissions.some((each) => each.startsWith(start));
  return [
    ...(has('ACCOUNTS_') ? (['accounts'] as const) : []),
    ...(has('CREDIT_CARDS_ACCOUNTS_') ? (['cards'] as const) : []),
  ];
}

/** The permissions that belong to no complete group, without RESOURCES_READ. */
export function permissionsOutsideGroups(permissions: readonly Permission[]): Permission[] {
  const complete = new Set(completeGroups(permissions).flatMap((group) => group.permissions));
  return permissions.filter((each) => each !== RESOURCES_READ && !complete.has(each));
}

/** The permissions for data that only a person, or only a company, has. */
export function permissionsOf(
  holder: PersonType,
  permissions: readonly Permission[],
): Permission[] {
  const own = PERMISSION_GROUPS.filter((group) => group.holder === holder);
  const names = new Set(own.flatMap((group) => group.permissions));
  return permissions.filter((permission) => names.has(permission));
}
