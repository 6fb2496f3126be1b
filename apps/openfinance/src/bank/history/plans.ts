import { type TransactionType } from '../../ledger/posting';

/** One kind of transaction that an account has every month. */
export interface PlanLine {
  readonly type: TransactionType;
  readonly direction: 'credit' | 'debit';
  readonly name: string;
  /** Fixed days of the month, at 7:00; known in advance. */
  readonly on?: readonly number[];
  /** Or a minimum and maximum number of times, on any days and at any time of day. */
  readonly times?: readonly [number, number];
  /** The minimum and maximum amount, in thousandths of the income. */
  readonly share?: readonly [number, number];
  /** Or a fixed amount. */
  readonly cents?: number;
  /** The other party: the same company each time, another person or company each time, or the customer. */
  readonly with?: 'one-company' | 'people' | 'companies' | 'customer';
  /** The interval in months, if it is not every month. */
  readonly everyMonths?: number;
}

export interface Plan {
  readonly lines: readonly PlanLine[];
  /** Whether the rest at the end of the month is invested, so that each month adds up to zero. */
  readonly isBalanced: boolean;
}

type Rest = Omit<PlanLine, 'type' | 'direction' | 'name'>;

const credit = (type: TransactionType, name: string, rest: Rest): PlanLine => {
  return { type, direction: 'credit', name, ...rest };
};
const debit = (type: TransactionType, name: string, rest: Rest): PlanLine => {
  return { type, direction: 'debit', name, ...rest };
};
/** The same amount on the same day of each month. */
const monthly = (day: number, share: number): Rest => ({ on: [day], share: [share, share] });

const ONE = { with: 'one-company' } as const;
const PEOPLE = { with: 'people' } as const;
const COMPANIES = { with: 'companies' } as const;
/** A transfer from a current account to the savings of the same customer. */
const SAVED: Rest = { ...monthly(7, 60), with: 'customer' };

const SALARY: Rest = { ...monthly(5, 1_000), ...ONE };
const SAVES = debit(
  'TRANSFERENCIA_MESMA_INSTITUICAO',
  'TRANSFERENCIA ENVIADA PARA POUPANCA',
  SAVED,
);

const CARD_AND_CASH = [
  debit('CARTAO', 'COMPRA CARTAO DEBITO', { times: [8, 12], share: [4, 40], ...COMPANIES }),
  debit('SAQUE', 'SAQUE BANCO 24 HORAS', { times: [0, 2], share: [12, 24] }),
];

const HOUSEHOLD = [
  debit('PACOTE_TARIFA_SERVICOS', 'TARIFA PACOTE DE SERVICOS', { on: [1], cents: 2_990 }),
  debit('BOLETO', 'PAGAMENTO BOLETO ALUGUEL', { ...monthly(10, 260), ...ONE }),
  debit('BOLETO', 'PAGAMENTO BOLETO INTERNET', { ...monthly(15, 18), ...ONE }),
  debit('CONVENIO_ARRECADACAO', 'DEBITO AUTOMATICO ENERGIA', { on: [12], share: [22, 38], ...ONE }),
  debit('CONVENIO_ARRECADACAO', 'DEBITO AUTOMATICO AGUA', { on: [18], share: [10, 18], ...ONE }),
  debit('PIX', 'PIX ENVIADO', { times: [5, 8], share: [5, 45], ...PEOPLE }),
  credit('PIX', 'PIX RECEBIDO', { times: [2, 4], share: [5, 40], ...PEOPLE }),
  debit('TARIFA_SERVICOS_AVULSOS', 'TARIFA EXTRATO', { times: [1, 1], cents: 450, everyMonths: 2 }),
  ...CARD_AND_CASH,
];

const BORROWER = [
  credit('FOLHA_PAGAMENTO', 'PAGAMENTO DE SALARIO', SALARY),
  SAVES,
  ...HOUSEHOLD,
  debit('OPERACAO_CREDITO', 'PARCELA EMPRESTIMO PESSOAL', monthly(20, 80)),
  debit('ENCARGOS_JUROS_CHEQUE_ESPECIAL', 'JUROS CHEQUE ESPECIAL', {
    on: [2],
    cents: 1_873,
    everyMonths: 3,
  }),
  debit('TED', 'TED ENVIADA', { times: [1, 1], share: [40, 60], ...PEOPLE, everyMonths: 3 }),
];

const PORTABILITY = [
  credit('PORTABILIDADE_SALARIO', 'PORTABILIDADE DE SALARIO', SALARY),
  ...HOUSEHOLD,
  credit('DEPOSITO', 'DEPOSITO EM DINHEIRO', { times: [1, 1], share: [20, 60], everyMonths: 3 }),
  debit('DOC', 'DOC ENVIADO', { times: [1, 1], share: [20, 40], ...PEOPLE, everyMonths: 4 }),
];

const SHARED = [
  credit('PIX', 'PIX RECEBIDO CASA', { on: [6, 8], share: [500, 500], ...PEOPLE }),
  debit('BOLETO', 'PAGAMENTO BOLETO CONDOMINIO', { ...monthly(10, 310), ...ONE }),
  debit('CONVENIO_ARRECADACAO', 'DEBITO AUTOMATICO GAS', { on: [14], share: [25, 45], ...ONE }),
  ...CARD_AND_CASH,
];

const SAVINGS = [
  credit('TRANSFERENCIA_MESMA_INSTITUICAO', 'TRANSFERENCIA RECEBIDA DA CONTA CORRENTE', SAVED),
  credit('RENDIMENTO_APLIC_FINANCEIRA', 'RENDIMENTO POUPANCA', { on: [28], share: [4, 6] }),
];

const PREPAID = [
  credit('PIX', 'PIX RECEBIDO RECARGA', { on: [2, 16], share: [500, 500], ...PEOPLE }),
  debit('CARTAO', 'COMPRA CARTAO PRE-PAGO', { times: [8, 12], share: [40, 120], ...COMPANIES }),
];

const COMPANY = [
  credit('CARTAO', 'RECEBIMENTO VENDAS CARTAO', {
    on: [3, 8, 13, 18, 23, 27],
    share: [80, 120],
    ...ONE,
  }),
  credit('PIX', 'PIX RECEBIDO', { times: [16, 24], share: [4, 18], ...PEOPLE }),
  credit('BOLETO', 'LIQUIDACAO DE COBRANCA', { times: [4, 6], share: [20, 40], ...COMPANIES }),
  credit('RESGATE_APLIC_FINANCEIRA', 'RESGATE APLICACAO FINANCEIRA', monthly(4, 100)),
  debit('FOLHA_PAGAMENTO', 'PAGAMENTO FOLHA DE SALARIOS', { ...monthly(5, 290), with: 'customer' }),
  debit('BOLETO', 'PAGAMENTO BOLETO FORNECEDOR', { times: [6, 9], share: [20, 45], ...COMPANIES }),
  debit('TED', 'TED ENVIADA FORNECEDOR', { on: [12], share: [40, 60], ...ONE }),
  debit('CONVENIO_ARRECADACAO', 'PAGAMENTO DAS SIMPLES NACIONAL', { on: [20], share: [55, 75] }),
  debit('PACOTE_TARIFA_SERVICOS', 'TARIFA PACOTE EMPRESARIAL', { on: [1], cents: 8_990 }),
  debit('PIX', 'PIX ENVIADO', { times: [5, 8], share: [5, 20], ...COMPANIES }),
];

const PERSON = [credit('FOLHA_PAGAMENTO', 'PAGAMENTO DE SALARIO', SALARY), SAVES, ...HOUSEHOLD];

export type PlanName =
  'person' | 'borrower' | 'portability' | 'shared' | 'savings' | 'prepaid' | 'company';

/** Plans by kind of account. Together they have all types of transaction. */
export const PLANS: Readonly<Record<PlanName, Plan>> = {
  person: { isBalanced: true, lines: PERSON },
  /** For a person with an overdraft limit and a loan. */
  borrower: { isBalanced: true, lines: BORROWER },
  /** For a person whose salary is transferred from the employer's bank. */
  portability: { isBalanced: true, lines: PORTABILITY },
  /** For a joint account of two people. */
  shared: { isBalanced: true, lines: SHARED },
  savings: { isBalanced: false, lines: SAVINGS },
  prepaid: { isBalanced: true, lines: PREPAID },
  company: { isBalanced: true, lines: COMPANY },
};
