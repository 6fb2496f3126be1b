import { withCheckDigits } from '#libs/brazil';

/** The simulated bank. The first eight characters of its CNPJ are its ISPB. */
const ISPB = '87654321';
export const BANK = {
  name: 'Banco Simulado S.A.',
  brandName: 'Banco Simulado',
  cnpj: withCheckDigits(`${ISPB}0001`),
  compeCode: '876',
  ispb: ISPB,
} as const;
