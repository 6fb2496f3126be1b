import { writeDps } from '../national/documents';
import { ibsCbsGroup, validDps } from '../rules/test/valid-dps';
import { validateDocument } from '../validation/validate';

const XML = writeDps(validDps({ IBSCBS: ibsCbsGroup() }));
const HINT = /technical note 009, whose layout the simulator does not have/;

describe('An element of technical note 009', () => {
  it.each<[string, string, string]>([
    ['<prest>', '<finNFSe>0</finNFSe><prest>', 'DPS/infDPS/finNFSe'],
    ['<serv>', '<indDest>0</indDest><serv>', 'DPS/infDPS/indDest'],
    ['<trib>', '<vAjusteBC/><trib>', 'DPS/infDPS/valores/vAjusteBC'],
    ['<regEspTrib>', '<regApIBSCBSSN>1</regApIBSCBSSN><regEspTrib>', '/regApIBSCBSSN'],
    ['<gIBSCBS>', '<CST>000</CST><gIBSCBS>', 'DPS/infDPS/IBSCBS/valores/trib/CST'],
  ])('instead of %s is explained', (before, after, element) => {
    const document = XML.replace(before, after);
    expect(document).not.toBe(XML);
    const found = validateDocument(Buffer.from(document)).findings;
    expect(found).toContainEqual(
      expect.objectContaining({
        code: 'E1235',
        element: expect.stringContaining(element) as unknown,
        detail: expect.stringMatching(HINT) as unknown,
      }),
    );
  });

  it('is not suspected in other unknown elements, or in a wrong place of the layout', () => {
    const unknown = XML.replace('<prest>', '<xyz/><prest>');
    const moved = XML.replace('<serv>', '<cLocEmi>3550308</cLocEmi><serv>');
    for (const document of [unknown, moved]) {
      const details = validateDocument(Buffer.from(document)).findings.map(({ detail }) => detail);
      expect(details.join(' ')).not.toMatch(HINT);
    }
  });
});
