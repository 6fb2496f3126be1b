import { type Dice } from '#libs/testing';

/** A person or a company that has keys. */
export interface Holder {
  readonly name: string;
  /** CPF or CNPJ. */
  readonly taxId: string;
  [name: string]: string;
}

export const HOLDERS: readonly Holder[] = [
  { name: 'Ana Souza', taxId: '11122233300' },
  { name: 'João Silva', taxId: '98765432100' },
  { name: 'Maria Lúcia', taxId: '12345678909' },
  { name: 'Padaria Pão', taxId: '12345678000195' },
  { name: 'Loja Sul', taxId: '99887766000155' },
];
export const PARTICIPANTS = ['10000001', '10000002', '10000003'] as const;
/** Few values, so that they are often taken. */
const VALUES = 16;

/** The account number of a holder, at each participant. */
export function accountNumberOf({ taxId }: Holder): string {
  return `7${taxId.slice(0, 4)}`;
}

/** The name as another system may write it. */
export function otherSpelling(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toUpperCase();
}

/** The branch of all accounts. */
export const BRANCH = '0001';

export function drawPhone(dice: Dice): string {
  return `+55619888800${String(10 + dice.below(VALUES))}`;
}

export function drawEmail(dice: Dice): string {
  return `user${String(dice.below(VALUES))}@example.com`;
}

/** A UUID that no other step has. */
export function uuidOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
