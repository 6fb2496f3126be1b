import { toCents } from '#libs/kernel';
import { type BrCode } from './br-code';

export const KEY = '123e4567-e12b-12d1-a456-426655440000';
const CHARGE = 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441';
const RECURRENCE = 'pix.example.com/rec/2353c790eefb11eaadc10242ac120002';

/** A static code without an amount. */
export const STATIC: BrCode = {
  isSingleUse: false,
  pix: { kind: 'static', key: KEY, description: null, withdrawalIspb: null },
  recurrence: null,
  merchantCategory: '0000',
  amount: null,
  merchantName: 'Fulano de Tal',
  merchantCity: 'BRASILIA',
  postalCode: null,
  txid: null,
};
const DYNAMIC: BrCode = {
  ...STATIC,
  isSingleUse: true,
  pix: { kind: 'dynamic', location: CHARGE },
};

const GUI = '0014br.gov.bcb.pix';
const ACCOUNT = `26580014br.gov.bcb.pix0136${KEY}`;
const TAIL = '5802BR5913Fulano de Tal6008BRASILIA62070503***';
const RECURRENCE_TEMPLATE = `8074${GUI}2552${RECURRENCE}`;

/** The examples of the Manual de Padrões para Iniciação do Pix, with their CRCs. */
export const EXAMPLES: readonly (readonly [name: string, text: string, code: BrCode])[] = [
  ['static', `000201${ACCOUNT}520400005303986${TAIL}63041D3D`, STATIC],
  [
    'dynamic',
    `00020101021226700014br.gov.bcb.pix2548${CHARGE}520400005303986${TAIL}630464E4`,
    DYNAMIC,
  ],
  [
    'a recurrence alone',
    `0002012618${GUI}520400005303986${TAIL}${RECURRENCE_TEMPLATE}6304F2DA`,
    { ...STATIC, pix: null, recurrence: RECURRENCE },
  ],
  [
    'static with an amount and a recurrence',
    `000201${ACCOUNT}5204000053039865406100.50${TAIL}${RECURRENCE_TEMPLATE}63042875`,
    { ...STATIC, amount: toCents(10_050), recurrence: RECURRENCE },
  ],
  [
    'dynamic with a recurrence',
    `00020101021226700014br.gov.bcb.pix2548${CHARGE}520400005303986${TAIL}${RECURRENCE_TEMPLATE}6304FB42`,
    { ...DYNAMIC, recurrence: RECURRENCE },
  ],
];
