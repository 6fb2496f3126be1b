import { toCents } from '#libs/kernel';
import { type DpsIbsCbs, type InfDps, type ReimbursementDocument } from '../../national/dps';
import { type RuleCase, service } from './rule-case';
import { type Changes, ibsCbsGroup } from './valid-dps';

const group = (changes: Changes<DpsIbsCbs>): Changes<InfDps> => ({ IBSCBS: ibsCbsGroup(changes) });
const document: ReimbursementDocument = {
  docOutro: { nDoc: '1', xDoc: 'Recibo' },
  dtEmiDoc: '2026-03-01',
  dtCompDoc: '2026-03-01',
  tpReeRepRes: '01',
  vlrReeRepRes: toCents(1_000),
};
const documents = (...changes: Partial<ReimbursementDocument>[]) =>
  group({
    valores: {
      gReeRepRes: { documentos: changes.map((change) => ({ ...document, ...change })) },
    },
  });
const dest = (taxId: { CNPJ: string } | { CPF: string }) =>
  group({ indDest: '1', dest: { ...taxId, xNome: 'D' } });

const MOST = toCents(Number.MAX_SAFE_INTEGER);

const credit = (cClassTrib: string, cCredPres: string) =>
  group({ valores: { trib: { gIBSCBS: { CST: cClassTrib.slice(0, 3), cClassTrib, cCredPres } } } });

export const IBS_CBS_CASES: readonly RuleCase[] = [
  [
    'E1560',
    credit('410014', '01'),
    'The presumed credit 01 (LC 214/2025, article 168) begins in 2027, and the service is of 2026.',
  ],
  [
    'E1575',
    { ...credit('410014', '13'), dCompet: '2027-03-10' },
    'The presumed credit 13 (LC 214/2025, article 467) needs a taxed operation, and the CST is 410.',
  ],
  [
    'E0850',
    { ...group({}), dCompet: '2025-12-31' },
    'The date of the service is 2025-12-31, before 2026-01-01.',
  ],
  [
    'E0903',
    group({ tpEnteGov: '1' }),
    'The service 010701 or its buyer needs a kind of operation.',
  ],
  [
    'E0903',
    { ...group({}), ...service('171201') },
    'The service 171201 or its buyer needs a kind of operation.',
  ],
  [
    'E0904',
    group({ tpOper: '1' }),
    'The kind of operation is 1, but the buyer is not the government.',
  ],
  [
    'E0905',
    group({ tpEnteGov: '1', tpOper: '2' }),
    'The kind of operation is 2, but there are no references.',
  ],
  [
    'E0906',
    group({ gRefNFSe: { refNFSe: ['1'] } }),
    'There are references, and the kind of operation is missing.',
  ],
  [
    'E0907',
    group({ tpEnteGov: '1', tpOper: '3', gRefNFSe: { refNFSe: ['1'.repeat(50)] } }),
    `${'1'.repeat(50)} is not an access key.`,
  ],
  [
    'E0910',
    group({ dest: { CPF: '52998224725', xNome: 'D' } }),
    'There is a recipient, and indDest is 0.',
  ],
  [
    'E0911',
    dest({ CNPJ: '11444777000160' }),
    'The CNPJ 11444777000160 does not have correct check digits.',
  ],
  [
    'E0913',
    dest({ CPF: '52998224726' }),
    'The CPF 52998224726 does not have correct check digits.',
  ],
  ['E0928', group({ imovel: { cCIB: '1' } }), 'There is real estate, and the operation is 100301.'],
  [
    'E0931',
    { ...group({ imovel: { cCIB: '1' } }), ...service('070401', { obra: { cObra: '1' } }) },
    'There is real estate, and the service is 070401.',
  ],
  [
    'E0932',
    group({ cIndOp: '020101' }),
    'The operation is 020101, but the group imovel is missing.',
  ],
  [
    'E0951',
    documents({ dtCompDoc: '2026-03-02' }),
    'Document 1 has the date 2026-03-02, after its issue on 2026-03-01.',
  ],
  ['E0952', documents({}, { xTpReeRepRes: 'x' }), 'Document 2 has the kind 01, but a text.'],
  [
    'E0953',
    documents({ vlrReeRepRes: toCents(100_001) }),
    'Document 1 has the amount R$ 1000.01, above R$ 1000.00.',
  ],
  [
    'E0959',
    group({ valores: { trib: { gIBSCBS: { CST: '200' } } } }),
    'The classification 000001 does not begin with the CST 200.',
  ],
  [
    'E0970',
    group({
      valores: {
        trib: { gIBSCBS: { gTribRegular: { CSTReg: '000', cClassTribReg: '200001' } } },
      },
    }),
    'The classification 200001 does not begin with the CST 000.',
  ],
  [
    'E1534',
    documents({ vlrReeRepRes: toCents(60_000) }, { vlrReeRepRes: toCents(40_000) }),
    'The sum of the reimbursements is R$ 1000.00, and the price is R$ 1000.00.',
  ],
  [
    'E1555',
    {
      ...group({}),
      dhEmi: '2027-01-04T15:00:00-03:00',
      dCompet: '2027-01-04',
      valores: { vServPrest: { vServ: MOST } },
    },
    'The total is R$ 97602011124373.38, but at most R$ 90071992547409.91 can be stored.',
    { nowMs: Date.parse('2027-01-05T00:00:00Z') },
  ],
];
