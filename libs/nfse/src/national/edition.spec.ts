import { toCents } from '#libs/kernel';
import { ibsCbsGroup, validDps, type Changes } from '../rules/test/valid-dps';
import { validateDocument } from '../validation/validate';
import { readDps, readNfse, writeDps, writeNfse } from './documents';
import { type InfDps } from './dps';
import { editionOf, editionOn } from './edition';
import { inEdition } from './in-edition';
import { type InfNfse } from './nfse';
import { FULL_DPS } from './test/full-dps';
import { FULL_DPS_009 } from './test/full-dps-009';
import { FULL_NFSE } from './test/full-nfse';
import { without } from './without';

const FROM = '2027-01-01';
const AFTER = '2027-01-04T10:00:00-03:00';

/** The errors of the structure; the documents are not signed. */
function findingsOf(xml: string, from = FROM): readonly string[] {
  const { findings } = validateDocument(Buffer.from(xml), from);
  const structural = findings.filter(({ code }) => code === 'E1235');
  return structural.map(({ element, detail }) => `${element}: ${detail}`);
}

describe('editionOn', () => {
  it.each([
    ['2026-12-31T23:59:59-03:00', '007'],
    ['2027-01-01T00:00:00-03:00', '009'],
    // The date counts as it is written: this instant is still 2026 in Brasília.
    ['2027-01-01T00:00:00-02:00', '009'],
    ['2031-06-30T12:00:00-03:00', '009'],
  ])('of a DPS of %s is %s', (dhEmi, edition) => {
    expect(editionOn(dhEmi, FROM)).toBe(edition);
  });
});

describe('the two editions of a DPS', () => {
  it.each([
    ['007', FULL_DPS],
    ['009', FULL_DPS_009],
    ['009 of a valid DPS', inEdition(validDps({ dhEmi: AFTER, IBSCBS: ibsCbsGroup() }), '009')],
  ])('read edition %s as it was written', (_, dps) => {
    expect(readDps(Buffer.from(writeDps(dps)), FROM)).toEqual({ ok: true, value: dps });
  });

  it('read an NFS-e of edition 009 as it was written', () => {
    const valores = without(FULL_NFSE.valores, 'vCalcDR');
    const group = FULL_NFSE.IBSCBS;
    if (group === undefined) throw new Error('The example has no IBS.');
    const rates = without(group.valores, 'vCalcReeRepRes');
    const nfse: InfNfse = {
      ...FULL_NFSE,
      verCalcIBSCBS: 'calculadora-1.0',
      valores: { vCalcAjusteBCISSQN: toCents(100), ...valores },
      IBSCBS: {
        ...group,
        valores: {
          ...rates,
          vCalcAjusteBCIBSCBS: toCents(1),
          vCalcAjusteBCLocImoveis: toCents(2),
          vReceitaBrutaSN: toCents(3),
        },
        totCIBS: {
          vTotNF: toCents(1),
          gIBS: {},
          gCBS: {},
          gTribSN: { pIBSSN: 1, vIBSSN: toCents(1), pCBSSN: 93, vCBSSN: toCents(93) },
        },
      },
      DPS: { infDPS: FULL_DPS_009 },
    };
    const xml = writeNfse(nfse, writeDps(FULL_DPS_009));
    expect(readNfse(Buffer.from(xml), FROM)).toEqual({ ok: true, value: nfse });
    // The notes before the change stay readable after it.
    const old = writeNfse(FULL_NFSE, writeDps(FULL_DPS));
    expect(readNfse(Buffer.from(old), FROM)).toEqual({ ok: true, value: FULL_NFSE });
  });

  it('write the elements of edition 009 in the order of annex VI', () => {
    const xml = writeDps(FULL_DPS_009);
    expect(xml).toMatch(
      /<cMotivoEmisTI>.*<finNFSe>2<\/finNFSe><tpNFSeDebito>03<\/tpNFSeDebito><tpNFSeCredito>05<\/tpNFSeCredito><chNFSeRej>/,
    );
    expect(xml).toContain('</toma><indDest>1</indDest><dest>');
    expect(xml).toContain('<regApTribSN>2</regApTribSN><regApIBSCBSSN>2</regApIBSCBSSN>');
    expect(xml).toMatch(/<\/cNBS><cAtvSN>13<\/cAtvSN><cIntContrib>/);
    expect(xml).toMatch(/<\/vDescCondIncond><vAjusteBC><pAjusteBCISSQN>10.50/);
    expect(xml).toContain(
      '<valores><trib><CST>200</CST><cClassTrib>200001</cClassTrib><gIBSCBS><cCredPres>',
    );
    expect(xml).toMatch(/<\/gIBSCBS><gIBSCBSAjuste><vIBS>.*<\/valores><gPgtoVinc><pgto><nPag>/);
  });
});

/** Elements that only one edition has, with the edition of the DPS that they are put into. */
const FOREIGN: readonly (readonly [into: string, before: string, xml: string, path: string])[] = [
  ['007', '<cLocEmi>', '<finNFSe>0</finNFSe>', 'DPS/infDPS/finNFSe'],
  ['007', '<cLocEmi>', '<tpNFSeDebito>01</tpNFSeDebito>', 'DPS/infDPS/tpNFSeDebito'],
  ['007', '<cLocEmi>', '<tpNFSeCredito>01</tpNFSeCredito>', 'DPS/infDPS/tpNFSeCredito'],
  ['007', '<serv>', '<indDest>0</indDest>', 'DPS/infDPS/indDest'],
  ['007', '<serv>', '<dest/>', 'DPS/infDPS/dest'],
  ['007', '<regEspTrib>', '<regApIBSCBSSN>1</regApIBSCBSSN>', '/regTrib/regApIBSCBSSN'],
  ['007', '<cNBS>', '<cAtvSN>7</cAtvSN>', '/cServ/cAtvSN'],
  ['007', '<trib>', '<vAjusteBC/>', '/valores/vAjusteBC'],
  ['007', '<cIndOp>', '<indDoacao>1</indDoacao>', '/IBSCBS/indDoacao'],
  ['007', '<cIndOp>', '<bensMoveis/>', '/IBSCBS/bensMoveis'],
  ['007', '<cIndOp>', '<gPgtoVinc/>', '/IBSCBS/gPgtoVinc'],
  ['007', '<gIBSCBS>', '<CST>000</CST>', '/trib/CST'],
  ['007', '<gIBSCBS>', '<cClassTrib>000001</cClassTrib>', '/trib/cClassTrib'],
  ['007', '<gIBSCBS>', '<gIBSCBSAjuste/>', '/trib/gIBSCBSAjuste'],
  ['009', '<trib>', '<vDedRed/>', '/valores/vDedRed'],
  ['009', '<cIndOp>', '<finNFSe>0</finNFSe>', '/IBSCBS/finNFSe'],
  ['009', '<cIndOp>', '<indDest>0</indDest>', '/IBSCBS/indDest'],
  ['009', '<cIndOp>', '<dest/>', '/IBSCBS/dest'],
  ['009', '<CST>', '<gReeRepRes/>', '/trib/gReeRepRes'],
];

describe('An element of the other edition', () => {
  const documents: Readonly<Record<string, string>> = {
    '007': writeDps(validDps({ IBSCBS: ibsCbsGroup() })),
    '009': writeDps(inEdition(validDps({ dhEmi: AFTER, IBSCBS: ibsCbsGroup() }), '009')),
  };

  it.each(FOREIGN)('in edition %s, before %s: %s', (into, before, element, path) => {
    const xml = documents[into]?.replace(before, `${element}${before}`) ?? '';
    const other = into === '007' ? '009' : '007';
    const day = into === '007' ? '2026-03-10' : '2027-01-04';
    expect(findingsOf(xml)).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `${path}: .* It is an element of technical note ${other}\\. Technical note 009 applies to a DPS that is issued from 2027-01-01 on, and this one is of ${day}; send the layout of technical note ${into}\\.$`,
        ),
      ),
    );
  });

  it('says which elements are at another place now, if the whole document is of the other edition', () => {
    const late = documents['007']?.replace('2026-03-10T15', '2027-03-10T15') ?? '';
    expect(findingsOf(late)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^DPS\/infDPS\/finNFSe: Is missing\. Technical note 009 has it here/),
        expect.stringMatching(/\/trib\/CST: Is missing\. Technical note 009 has it here/),
        expect.stringMatching(/\/gIBSCBS\/CST: .* It is an element of technical note 007/),
      ]),
    );
    const early = documents['009']?.replace('2027-01-04', '2026-12-31') ?? '';
    expect(findingsOf(early)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/IBSCBS\/finNFSe: Is missing\. Technical note 007 has it here/),
        expect.stringMatching(/\/trib\/CST: .* It is an element of technical note 009/),
      ]),
    );
  });

  it('follows another first day', () => {
    const xml = documents['009']?.replace('2027-01-04', '2026-11-02') ?? '';
    expect(findingsOf(xml, '2026-10-31')).toEqual([]);
    expect(findingsOf(xml)).not.toEqual([]);
  });

  it('explains a value that only edition 009 has', () => {
    const xml = documents['007']?.replace('<opSimpNac>1', '<opSimpNac>4') ?? '';
    expect(findingsOf(xml)).toEqual([
      expect.stringMatching(/opSimpNac: "4" is not one of 1, 2, 3\. It is a value of technical/),
    ]);
  });

  it('is not suspected in other unknown elements, or in a wrong place of the layout', () => {
    const { '007': xml = '' } = documents;
    const unknown = xml.replace('<prest>', '<xyz/><prest>');
    const moved = xml.replace('<serv>', '<cLocEmi>3550308</cLocEmi><serv>');
    expect([...findingsOf(unknown), ...findingsOf(moved)].join(' ')).not.toMatch(/technical note/);
  });
});

/** The codes of annex VI that each element accepts. */
const CODES: readonly (readonly [element: string, codes: string])[] = [
  ['tpAjusteBC', '1 2 5 6 7 8 9 99 101 102 103 104 105 199'],
  ['cAtvSN', '7 8 9 10 11 12 13 14 90'],
  ['tpMeioPgto', '15 17 18 20 23 24'],
  ['regApIBSCBSSN', '1 2 3'],
  ['opSimpNac', '1 2 3 4'],
  ['tpAjusteBCLocImoveis', '01 02 03 04 99'],
  ['tpNFSeDebito', '01 02 03 04 05 06'],
  ['tpNFSeCredito', '01 05'],
  ['finNFSe', '0 1 2'],
  ['mdPrestacao', '0 1 2 3 4 5'],
];

describe('The codes of edition 009', () => {
  const xml = writeDps(FULL_DPS_009);
  it.each(CODES)('of %s are %s', (element, codes) => {
    const allowed = codes.split(' ');
    const candidates = [
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '10',
      '16',
      '98',
      '100',
      '106',
      ...allowed,
    ];
    const accepted = candidates.filter((code) => {
      const changed = xml.replace(new RegExp(`<${element}>[^<]*<`), `<${element}>${code}<`);
      return findingsOf(changed).length === 0;
    });
    expect(new Set(accepted)).toEqual(new Set(allowed));
  });
});

describe('inEdition', () => {
  const declared: Changes<InfDps> = {
    dhEmi: AFTER,
    valores: { vDedRed: { pDR: 1_000 } },
    IBSCBS: ibsCbsGroup({ indDest: '1', dest: { CPF: '52998224725', xNome: 'D' } }),
  };

  it('keeps edition 007', () => {
    const dps = validDps(declared);
    expect(inEdition(dps, '007')).toBe(dps);
    expect(editionOf(dps)).toBe('007');
  });

  it('moves what edition 009 has at another place', () => {
    const dps = inEdition(validDps(declared), '009');
    expect(editionOf(dps)).toBe('009');
    expect(dps).toMatchObject({
      finNFSe: '0',
      indDest: '1',
      dest: { CPF: '52998224725' },
      valores: { vAjusteBC: { pAjusteBCISSQN: 1_000 } },
    });
    expect(dps.valores.vDedRed).toBeUndefined();
    expect(dps.IBSCBS).toEqual({
      cIndOp: '100301',
      valores: { trib: { CST: '000', cClassTrib: '000001', gIBSCBS: {} } },
    });
  });

  it('has no group gIBSCBS for a situation without tax', () => {
    const group = ibsCbsGroup({
      valores: { trib: { gIBSCBS: { CST: '410', cClassTrib: '410001' } } },
    });
    const { IBSCBS } = inEdition(validDps({ dhEmi: AFTER, IBSCBS: group }), '009');
    expect(IBSCBS?.valores.trib).toEqual({ CST: '410', cClassTrib: '410001' });
  });

  it('converts each document of a deduction and of a reimbursement into a valid one', () => {
    const { IBSCBS, valores } = FULL_DPS;
    const all = validDps({
      dhEmi: AFTER,
      ...(valores.vDedRed !== undefined && { valores: { vDedRed: valores.vDedRed } }),
      ...(IBSCBS !== undefined && { IBSCBS }),
    });
    const dps = inEdition(all, '009');
    const kinds = dps.valores.vAjusteBC?.documentos?.docAjusteBC.map((each) => each.tpAjusteBC);
    expect(kinds?.length).toBe(
      (valores.vDedRed?.documentos?.docDedRed.length ?? 0) +
        (IBSCBS?.valores.gReeRepRes?.documentos.length ?? 0),
    );
    expect(findingsOf(writeDps(dps))).toEqual([]);
  });
});
