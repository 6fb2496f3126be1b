import { smallDps } from '../../test/validation/small-nfse';
import { municipalitiesOf } from './sandbox-parameters';

const address = (cMun: string) => ({
  endNac: { cMun, CEP: '01001000' },
  xLgr: 'Rua',
  nro: '1',
  xBairro: 'Centro',
});

describe('municipalitiesOf', () => {
  it('names every municipality of a DPS once', () => {
    const party = { xNome: 'Nome' };
    const dps = smallDps({
      cLocEmi: '3550308',
      serv: { locPrest: { cLocPrestacao: '3304557' } },
      prest: { end: address('3106200') },
      toma: { end: address('4106902') },
      interm: { ...party, end: address('4314902') },
      IBSCBS: {
        finNFSe: '0',
        cIndOp: '100301',
        indDest: '1',
        dest: { ...party, end: address('2611606') },
        valores: { trib: { gIBSCBS: { CST: '000', cClassTrib: '000001' } } },
      },
    });
    expect(municipalitiesOf(dps)).toEqual([
      '3550308',
      '3304557',
      '3106200',
      '4106902',
      '4314902',
      '2611606',
    ]);
  });

  it('needs no address', () => {
    expect(municipalitiesOf(smallDps({ toma: undefined }))).toEqual(['3550308']);
  });
});
