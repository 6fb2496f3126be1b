import { type CardTransactionType } from './card';

/** One kind of transaction that a card has. Amounts are in thousandths of the income. */
export interface CardPlanLine {
  readonly type: CardTransactionType;
  /** Without it, the name of a merchant. */
  readonly name?: string;
  /** The minimum and maximum number of times in one bill. */
  readonly times: readonly [number, number];
  readonly share: readonly [number, number];
  /** A fixed amount, in place of a share. */
  readonly cents?: number;
  readonly mcc?: number;
  readonly isAbroad?: boolean;
  /** The interval in months, if it is not every month. */
  readonly everyMonths?: number;
}

interface Merchant {
  readonly name: string;
  readonly mcc: number;
}

/** Shops with their merchant category codes (ISO 18245). */
export const MERCHANTS: readonly [Merchant, ...Merchant[]] = [
  { name: 'SUPERMERCADO BOM DIA', mcc: 5411 },
  { name: 'POSTO AVENIDA', mcc: 5541 },
  { name: 'RESTAURANTE DA PRACA', mcc: 5812 },
  { name: 'FARMACIA CENTRAL', mcc: 5912 },
  { name: 'TRANSPORTE POR APLICATIVO', mcc: 4121 },
  { name: 'LIVRARIA DO LARGO', mcc: 5942 },
  { name: 'LOJA DE ELETRONICOS', mcc: 5732 },
  { name: 'HOTEL BEIRA MAR', mcc: 7011 },
  { name: 'ESCOLA DE IDIOMAS', mcc: 8299 },
];

const NONE = [0, 0] as const;
const ONCE = [1, 1] as const;

/** The transactions of every card, besides its credits and its purchases in instalments. */
export const CARD_PLAN: readonly CardPlanLine[] = [
  { type: 'PAGAMENTO', times: [8, 12], share: [4, 30] },
  {
    type: 'PAGAMENTO',
    name: 'STREAMING MENSAL',
    times: ONCE,
    share: NONE,
    cents: 3_990,
    mcc: 4899,
  },
  { type: 'TARIFA', name: 'ANUIDADE DIFERENCIADA', times: ONCE, share: NONE, cents: 1_990 },
  {
    type: 'PAGAMENTO',
    name: 'ONLINE STORE',
    times: ONCE,
    share: [6, 20],
    mcc: 5311,
    isAbroad: true,
    everyMonths: 2,
  },
  {
    type: 'OPERACOES_CREDITO_CONTRATADAS_CARTAO',
    name: 'SAQUE CREDITO NO CARTAO',
    times: ONCE,
    share: [10, 20],
    everyMonths: 6,
  },
];
