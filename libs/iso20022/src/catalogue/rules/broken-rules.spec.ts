import { toCents } from '#libs/kernel';
import { type SpiCreditTransfer, type SpiCreditTransfers } from '../messages/credit-transfers';
import { FULL_TRANSFER, PAYER, RECEIVER, RETURN_ID, TRANSFER, transfers } from '../test/messages';
import { brokenRules } from './broken-rules';
import { type SpiRuleOptions } from './rule';
import { SPI_RULES } from './rules';

type Changes = Partial<SpiCreditTransfer>;
interface Case {
  readonly group?: Partial<SpiCreditTransfers>;
  readonly options?: SpiRuleOptions;
}

const KEY = { creditorAccount: { ...TRANSFER.creditorAccount, key: '+5511999999999' } };
const SALARY = { number: '1', type: 'SLRY' } as const;
const CNPJ = '12345678000195';
const TX_26 = 'a'.repeat(26);
const CASH = { ...FULL_TRANSFER.cashService };
const ONLY_CASH = { ...CASH, amounts: [{ amount: TRANSFER.amount, reason: 'VLDN' as const }] };
const { tax } = FULL_TRANSFER;
const NORMAL = { priority: 'NORM' } as const;
const ID_TAIL = 'ABCDEFGHIJK';

function broken(changes: Changes, { group, options }: Case) {
  const transfer = { ...TRANSFER, ...changes };
  return brokenRules(transfer, { ...transfers(transfer), ...group }, options);
}

/** Title, the changes, and the code with the element below CdtTrfTxInf; none if no rule is broken. */
const CASES: readonly (readonly [string, Changes, string, Case?])[] = [
  ['a plain payment', {}, ''],
  ['one transaction too many', {}, 'AM18 GrpHdr/NbOfTxs', { group: { numberOfTransactions: 2 } }],
  ['HIGH with PAGPRI', {}, ''],
  ['NORM with PAGAGD', {}, '', { group: { ...NORMAL, serviceLevel: 'PAGAGD' } }],
  ['NORM with PAGFRD', {}, '', { group: { ...NORMAL, serviceLevel: 'PAGFRD' } }],
  ['NORM with PAGPRI', {}, 'CH16 GrpHdr/PmtTpInf/SvcLvl/Prtry', { group: NORMAL }],
  [
    'HIGH with PAGAGD',
    {},
    'CH16 GrpHdr/PmtTpInf/SvcLvl/Prtry',
    { group: { serviceLevel: 'PAGAGD' } },
  ],
  [
    'HIGH with PAGFRD',
    {},
    'CH16 GrpHdr/PmtTpInf/SvcLvl/Prtry',
    { group: { serviceLevel: 'PAGFRD' } },
  ],
  ['REFU', { purpose: 'REFU' }, ''],
  [
    'REFU with NORM',
    { purpose: 'REFU' },
    'CH16 GrpHdr/PmtTpInf/InstrPrty',
    { group: { ...NORMAL, serviceLevel: 'PAGFRD' } },
  ],
  [
    'IPRT with NORM',
    { purpose: 'IPRT', instructionId: RETURN_ID },
    'CH16 GrpHdr/PmtTpInf/InstrPrty',
    { group: { ...NORMAL, serviceLevel: 'PAGFRD' } },
  ],
  ['an amount of zero', { amount: toCents(0) }, 'AM01 CdtTrfTxInf/IntrBkSttlmAmt'],
  [
    'the 29th of February of 2026',
    { endToEndId: `E${PAYER}202602292038${ID_TAIL}` },
    'FF08 CdtTrfTxInf/PmtId/EndToEndId',
  ],
  [
    'the 19th month',
    { endToEndId: `E${PAYER}202619212038${ID_TAIL}` },
    'FF08 CdtTrfTxInf/PmtId/EndToEndId',
  ],
  [
    'hour 24',
    { endToEndId: `E${PAYER}202611212438${ID_TAIL}` },
    'FF08 CdtTrfTxInf/PmtId/EndToEndId',
  ],
  ['the 29th of February of 2028', { endToEndId: `E${PAYER}202802292359${ID_TAIL}` }, ''],
  [
    'the EndToEndId of another institution',
    { endToEndId: `E${RECEIVER}202611212038${ID_TAIL}` },
    'CH16 CdtTrfTxInf/PmtId/EndToEndId',
  ],
  [
    'the EndToEndId of the initiator',
    { endToEndId: `E12345678202611212038${ID_TAIL}`, initiatorCnpj: CNPJ },
    '',
  ],
  [
    'the EndToEndId of no initiator',
    { endToEndId: `E12345678202611212038${ID_TAIL}` },
    'CH16 CdtTrfTxInf/PmtId/EndToEndId',
  ],
  [
    'the EndToEndId of the receiver in Pix Automático',
    { endToEndId: `E${RECEIVER}202611212038${ID_TAIL}`, form: 'AUTO', txId: 'A1' },
    '',
  ],
  ['IPAY with InstrId', { instructionId: RETURN_ID }, ''],
  ['IPRT with InstrId', { purpose: 'IPRT', instructionId: RETURN_ID }, ''],
  ['IPRT without InstrId', { purpose: 'IPRT' }, 'CH16 CdtTrfTxInf/PmtId/InstrId'],
  ['IPRT in version 1.15', { purpose: 'IPRT' }, '', { options: { hasInstructionId: false } }],
  [
    'REFU with InstrId',
    { purpose: 'REFU', instructionId: RETURN_ID },
    'CH16 CdtTrfTxInf/PmtId/InstrId',
  ],
  [
    'OTHR with InstrId',
    { purpose: 'OTHR', cashService: ONLY_CASH, instructionId: RETURN_ID },
    'CH16 CdtTrfTxInf/PmtId/InstrId',
  ],
  [
    'GSCB with InstrId',
    { purpose: 'GSCB', cashService: CASH, instructionId: RETURN_ID },
    'CH16 CdtTrfTxInf/PmtId/InstrId',
  ],
  ['MANU with TxId', { txId: 'T' }, 'CH16 CdtTrfTxInf/PmtId/TxId'],
  ['DICT with TxId', { ...KEY, form: 'DICT', txId: 'T' }, 'CH16 CdtTrfTxInf/PmtId/TxId'],
  ['DICT', { ...KEY, form: 'DICT' }, ''],
  ['QRDN without TxId', { ...KEY, form: 'QRDN' }, 'CH16 CdtTrfTxInf/PmtId/TxId'],
  ['QRDN with 25', { ...KEY, form: 'QRDN', txId: 'a'.repeat(25) }, 'CH16 CdtTrfTxInf/PmtId/TxId'],
  ['QRDN with 26', { ...KEY, form: 'QRDN', txId: TX_26 }, ''],
  ['APDN with 35', { ...KEY, form: 'APDN', txId: 'a'.repeat(35) }, ''],
  ['APDN without TxId', { ...KEY, form: 'APDN' }, 'CH16 CdtTrfTxInf/PmtId/TxId'],
  ['QRES without TxId', { ...KEY, form: 'QRES' }, ''],
  ['QRES with 26', { ...KEY, form: 'QRES', txId: TX_26 }, 'CH16 CdtTrfTxInf/PmtId/TxId'],
  ['APES with 25', { ...KEY, form: 'APES', txId: 'a'.repeat(25) }, ''],
  ['APES with 26', { ...KEY, form: 'APES', txId: TX_26 }, 'CH16 CdtTrfTxInf/PmtId/TxId'],
  ['INIC without TxId', { ...KEY, form: 'INIC' }, 'CH16 CdtTrfTxInf/PmtId/TxId'],
  ['INIC with 26', { ...KEY, form: 'INIC', txId: TX_26 }, 'CH16 CdtTrfTxInf/PmtId/TxId'],
  ['INIC with 1', { ...KEY, form: 'INIC', txId: 'T' }, ''],
  ['AUTO without TxId', { form: 'AUTO' }, 'CH16 CdtTrfTxInf/PmtId/TxId'],
  ['AUTO with TxId', { form: 'AUTO', txId: 'T' }, ''],
  ['AUTO with an initiator', { form: 'AUTO', initiatorCnpj: CNPJ }, ''],
  [
    'REFU with DICT',
    { ...KEY, purpose: 'REFU', form: 'DICT' },
    'CH16 CdtTrfTxInf/MndtRltdInf/Tp/LclInstrm/Prtry',
  ],
  [
    'IPRT with DICT',
    { ...KEY, purpose: 'IPRT', form: 'DICT', instructionId: RETURN_ID },
    'CH16 CdtTrfTxInf/MndtRltdInf/Tp/LclInstrm/Prtry',
  ],
  ['a salary account that pays', { debtorAccount: SALARY }, 'CH16 CdtTrfTxInf/DbtrAcct/Tp/Cd'],
  [
    'a salary account that may pay',
    { debtorAccount: SALARY },
    '',
    { options: { salaryAccount: 'pays' } },
  ],
  ['a salary account that receives', { creditorAccount: SALARY }, ''],
  [
    'a salary account that may not receive',
    { creditorAccount: SALARY },
    'CH16 CdtTrfTxInf/CdtrAcct/Tp/Cd',
    { options: { salaryAccount: 'pays' } },
  ],
  ['MANU with a key', KEY, 'CH16 CdtTrfTxInf/CdtrAcct/Prxy'],
  ['AUTO with a key', { ...KEY, form: 'AUTO', txId: 'T' }, 'CH16 CdtTrfTxInf/CdtrAcct/Prxy'],
  ['DICT without a key', { form: 'DICT' }, 'CH16 CdtTrfTxInf/CdtrAcct/Prxy'],
  ['QRDN without a key', { form: 'QRDN', txId: TX_26 }, 'CH16 CdtTrfTxInf/CdtrAcct/Prxy'],
  ['QRES without a key', { form: 'QRES' }, 'CH16 CdtTrfTxInf/CdtrAcct/Prxy'],
  ['APDN without a key', { form: 'APDN', txId: TX_26 }, 'CH16 CdtTrfTxInf/CdtrAcct/Prxy'],
  ['APES without a key', { form: 'APES' }, 'CH16 CdtTrfTxInf/CdtrAcct/Prxy'],
  ['INIC without a key', { form: 'INIC', txId: 'T' }, 'CH16 CdtTrfTxInf/CdtrAcct/Prxy'],
  ['Pix Troco', { purpose: 'GSCB', cashService: CASH }, ''],
  ['Pix Saque', { purpose: 'OTHR', cashService: ONLY_CASH }, ''],
  ['GSCB without Strd', { purpose: 'GSCB' }, 'FF07 CdtTrfTxInf/RmtInf/Strd'],
  ['OTHR without Strd', { purpose: 'OTHR' }, 'FF07 CdtTrfTxInf/RmtInf/Strd'],
  ['IPAY with Strd', { cashService: CASH }, 'FF07 CdtTrfTxInf/RmtInf/Strd'],
  ['REFU with Strd', { purpose: 'REFU', cashService: CASH }, 'FF07 CdtTrfTxInf/RmtInf/Strd'],
  [
    'IPRT with Strd',
    { purpose: 'IPRT', instructionId: RETURN_ID, cashService: CASH },
    'FF07 CdtTrfTxInf/RmtInf/Strd',
  ],
  ['OTHR with a purchase', { purpose: 'OTHR', cashService: CASH }, 'FF07 CdtTrfTxInf/RmtInf/Strd'],
  [
    'GSCB with two amounts of cash',
    {
      purpose: 'GSCB',
      amount: toCents(2),
      cashService: {
        ...CASH,
        amounts: [
          { amount: toCents(1), reason: 'VLDN' },
          { amount: toCents(1), reason: 'VLDN' },
        ],
      },
    },
    'FF07 CdtTrfTxInf/RmtInf/Strd',
  ],
  [
    'parts that are not the amount',
    { purpose: 'GSCB', cashService: CASH, amount: toCents(15_076) },
    'AM12 CdtTrfTxInf/RmtInf/Strd/RfrdDocAmt',
  ],
  ['Tax between companies', { tax, debtorDocument: CNPJ }, ''],
  ['Tax of a person', { tax }, 'RR06 CdtTrfTxInf/Tax'],
  [
    'Tax to a person',
    { tax, debtorDocument: CNPJ, creditorDocument: '12345678909' },
    'RR06 CdtTrfTxInf/Tax',
  ],
  ['Tax as much as the amount', { tax, debtorDocument: CNPJ, amount: toCents(300) }, ''],
  [
    'Tax of more than the amount',
    { tax, debtorDocument: CNPJ, amount: toCents(299) },
    'AM23 CdtTrfTxInf/Tax/Rcrd',
  ],
];

describe('A transfer of a pacs.008', () => {
  it.each(
    CASES.map(
      ([title, changes, expected, context = {}]) => [title, changes, expected, context] as const,
    ),
  )('with %s', (_, changes, expected, context) => {
    const found = broken(changes, context).map(({ code, element }) => `${code} ${element}`);
    expect(found.join(', ')).toBe(expected);
  });

  it('has a case for each rule', () => {
    const rules = SPI_RULES.map(({ code, element }) => `${code} ${element}`);
    expect(rules.filter((rule) => !CASES.some(([, , expected]) => expected === rule))).toEqual([]);
  });

  it('reports all broken rules in the order of the table, each short enough for AddtlInf', () => {
    const found = broken(
      {
        ...FULL_TRANSFER,
        amount: toCents(0),
        endToEndId: `E${RECEIVER}202602292938${ID_TAIL}`,
        cashService: {
          ...CASH,
          amounts: [{ amount: toCents(Number.MAX_SAFE_INTEGER), reason: 'VLCP' }],
        },
      },
      { group: { numberOfTransactions: 999_999_999_999_999, serviceLevel: 'PAGFRD' } },
    );
    expect(found.map(({ code }) => code)).toEqual(
      'AM18 CH16 AM01 FF08 CH16 CH16 CH16 FF07 AM12 RR06 AM23'.split(' '),
    );
    expect(Math.max(...found.map(({ detail }) => detail.length))).toBeLessThanOrEqual(105);
  });
});
