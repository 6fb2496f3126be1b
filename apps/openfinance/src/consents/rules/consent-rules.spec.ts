import { accountPermissions, draft } from '../../../test/consent-builders';
import { newConsent, after, type Consent } from '../consent';
import { CONSENT_REFUSALS } from './consent-refusals';
import { refusalOfConsent, refusalOfExtension } from './consent-rules';
import { PERMISSIONS, type Permission } from './permissions';

const NOW = '2026-03-31T12:00:00.500Z';
const nowMs = Date.parse(NOW);
const at = (instant: string): number => Date.parse(instant);

const CREDIT = PERMISSIONS.filter((each) =>
  /^(LOANS|FINANCINGS|UNARRANGED|INVOICE_FINANCINGS)_/.test(each),
);
const INVESTMENTS = [
  'BANK_FIXED_INCOMES_READ',
  'CREDIT_FIXED_INCOMES_READ',
  'FUNDS_READ',
  'VARIABLE_INCOMES_READ',
  'TREASURE_TITLES_READ',
] as const;
const PERSONAL = 'CUSTOMERS_PERSONAL_IDENTIFICATIONS_READ';
const PERSONAL_INFO = 'CUSTOMERS_PERSONAL_ADITTIONALINFO_READ';
const BUSINESS = 'CUSTOMERS_BUSINESS_IDENTIFICATIONS_READ';
const BUSINESS_INFO = 'CUSTOMERS_BUSINESS_ADITTIONALINFO_READ';
const CARDS = 'CREDIT_CARDS_ACCOUNTS_READ';
const BILLS = 'CREDIT_CARDS_ACCOUNTS_BILLS_READ';
const BILL_TRANSACTIONS = 'CREDIT_CARDS_ACCOUNTS_BILLS_TRANSACTIONS_READ';
const RESOURCES = 'RESOURCES_READ';
const CNPJ = '12ABC34501DE35';

/** The name of the line, the permissions, whether there is a company, and the code; undefined accepts. */
type Line = readonly [string, readonly Permission[], 'person' | 'company', string | undefined];

const lines: readonly Line[] = [
  ['Cadastro PF', [PERSONAL, RESOURCES], 'person', undefined],
  ['Informações complementares PF', [PERSONAL_INFO, RESOURCES], 'person', undefined],
  ['Cadastro PJ', [BUSINESS, RESOURCES], 'company', undefined],
  ['Informações complementares PJ', [BUSINESS_INFO, RESOURCES], 'company', undefined],
  ['Contas, saldos', ['ACCOUNTS_READ', 'ACCOUNTS_BALANCES_READ', RESOURCES], 'person', undefined],
  [
    'Contas, limites',
    ['ACCOUNTS_READ', 'ACCOUNTS_OVERDRAFT_LIMITS_READ', RESOURCES],
    'company',
    undefined,
  ],
  [
    'Contas, extratos',
    ['ACCOUNTS_READ', 'ACCOUNTS_TRANSACTIONS_READ', RESOURCES],
    'person',
    undefined,
  ],
  ['Cartão, faturas', [CARDS, BILLS, BILL_TRANSACTIONS, RESOURCES], 'person', undefined],
  ['Operações de crédito', [...CREDIT, RESOURCES], 'person', undefined],
  ['Investimentos', [...INVESTMENTS, RESOURCES], 'person', undefined],
  ['Câmbio', ['EXCHANGES_READ', RESOURCES], 'person', undefined],
  ['several groups', [...accountPermissions, PERSONAL, 'EXCHANGES_READ'], 'person', undefined],
  ['PF with PJ', [PERSONAL, BUSINESS, RESOURCES], 'company', 'PERMISSAO_PF_PJ_EM_CONJUNTO'],
  [
    'PF with PJ without a company',
    [PERSONAL_INFO, BUSINESS_INFO, RESOURCES],
    'person',
    'PERMISSAO_PF_PJ_EM_CONJUNTO',
  ],
  ['PJ without a company', [BUSINESS, RESOURCES], 'person', 'INFORMACOES_PJ_NAO_INFORMADAS'],
  ['PF with a company', [PERSONAL, RESOURCES], 'company', 'PERMISSOES_PJ_INCORRETAS'],
  ['RESOURCES_READ alone', [RESOURCES], 'person', 'SEM_PERMISSOES_FUNCIONAIS_RESTANTES'],
  [
    'a group without RESOURCES_READ',
    ['EXCHANGES_READ'],
    'person',
    'COMBINACAO_PERMISSOES_INCORRETA',
  ],
  [
    'ACCOUNTS_READ alone',
    ['ACCOUNTS_READ', RESOURCES],
    'person',
    'COMBINACAO_PERMISSOES_INCORRETA',
  ],
  [
    'balances without ACCOUNTS_READ',
    ['ACCOUNTS_BALANCES_READ', RESOURCES],
    'person',
    'COMBINACAO_PERMISSOES_INCORRETA',
  ],
  [
    'bills without their transactions',
    [CARDS, BILLS, RESOURCES],
    'person',
    'COMBINACAO_PERMISSOES_INCORRETA',
  ],
  [
    '15 of 16 of credit',
    [...CREDIT.slice(1), RESOURCES],
    'person',
    'COMBINACAO_PERMISSOES_INCORRETA',
  ],
  [
    'four of five investments beside a complete group',
    [...accountPermissions, ...INVESTMENTS.slice(1)],
    'person',
    'COMBINACAO_PERMISSOES_INCORRETA',
  ],
];

describe('A consent is decided by', () => {
  it.each(lines)('its permissions: %s', (_, permissions, holder, code) => {
    const asked = draft({ permissions, businessEntity: holder === 'company' ? CNPJ : null });
    expect(refusalOfConsent(asked, { nowMs, groups: 'on' })?.code).toBe(code);
  });

  it.each(lines)('nothing if permission groups are off: %s', (_, permissions, holder) => {
    const asked = draft({ permissions, businessEntity: holder === 'company' ? CNPJ : null });
    expect(refusalOfConsent(asked, { nowMs, groups: 'off' })).toBeUndefined();
  });

  it.each([
    ['no end', null, undefined],
    ['the next second', at('2026-03-31T12:00:01Z'), undefined],
    ['12 months', at('2027-03-31T12:00:00Z'), undefined],
    ['now', nowMs, 'DATA_EXPIRACAO_INVALIDA'],
    ['the second that has passed', at('2026-03-31T12:00:00Z'), 'DATA_EXPIRACAO_INVALIDA'],
    ['yesterday', at('2026-03-30T12:00:00Z'), 'DATA_EXPIRACAO_INVALIDA'],
    ['12 months and a second', at('2027-03-31T12:00:01Z'), 'DATA_EXPIRACAO_INVALIDA'],
    ['13 months', at('2027-04-30T12:00:00Z'), 'DATA_EXPIRACAO_INVALIDA'],
    ['the endless date of v2', at('2300-01-01T00:00:00Z'), 'DATA_EXPIRACAO_INVALIDA'],
  ])('its expiration: %s', (_, expiresAtMs, code) => {
    expect(refusalOfConsent(draft({ expiresAtMs }), { nowMs, groups: 'on' })?.code).toBe(code);
  });
});

describe('An extension is decided by', () => {
  const pending = newConsent('urn:simulador:1', draft({}), nowMs);
  const until = (expiresAt: string | null): Consent => ({
    ...pending,
    status: 'AUTHORISED',
    expiresAt,
  });
  const june = until('2026-06-30T00:00:00.000Z');
  const rejected = after(pending, 'refuse', nowMs) ?? pending;

  it.each<[string, Consent, number | null, string | undefined]>([
    ['a later date', june, at('2026-06-30T00:00:01Z'), undefined],
    ['12 months from now', june, at('2027-03-31T12:00:00Z'), undefined],
    ['no end', june, null, undefined],
    ['the same date', june, at('2026-06-30T00:00:00Z'), 'DATA_EXPIRACAO_INVALIDA'],
    ['an earlier date', june, at('2026-05-31T00:00:00Z'), 'DATA_EXPIRACAO_INVALIDA'],
    ['a date in the past', june, at('2026-01-31T00:00:00Z'), 'DATA_EXPIRACAO_INVALIDA'],
    ['13 months from now', june, at('2027-04-30T12:00:00Z'), 'DATA_EXPIRACAO_INVALIDA'],
    ['a date after no end', until(null), at('2026-06-30T00:00:00Z'), 'DATA_EXPIRACAO_INVALIDA'],
    ['no end after no end', until(null), null, 'DATA_EXPIRACAO_INVALIDA'],
    ['the state: not authorised yet', pending, null, 'ESTADO_CONSENTIMENTO_INVALIDO'],
    ['the state: rejected', rejected, null, 'ESTADO_CONSENTIMENTO_INVALIDO'],
  ])('%s', (_, consent, expiresAtMs, code) => {
    expect(refusalOfExtension(consent, expiresAtMs, nowMs)?.code).toBe(code);
  });
});

it('names the codes of the standard, and only those that the rules or the bank use', () => {
  expect(Object.keys(CONSENT_REFUSALS).sort()).toEqual([
    'COMBINACAO_PERMISSOES_INCORRETA',
    'CONSENTIMENTO_EM_STATUS_REJEITADO',
    'DATA_EXPIRACAO_INVALIDA',
    'DEPENDE_MULTIPLA_ALCADA',
    'ERRO_NAO_MAPEADO',
    'ESTADO_CONSENTIMENTO_INVALIDO',
    'INFORMACOES_PJ_NAO_INFORMADAS',
    'PERMISSAO_PF_PJ_EM_CONJUNTO',
    'PERMISSOES_PJ_INCORRETAS',
    'SEM_PERMISSOES_FUNCIONAIS_RESTANTES',
  ]);
});
