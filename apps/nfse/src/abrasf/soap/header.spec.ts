import { type AbrasfSettings } from '#libs/nfse';
import { serviceSettings } from '../settings/service-settings';
import { wrapperOf } from '../wrappers/wrappers';
import { headerError } from './header';

const head = (version: string, attribute = version) =>
  `<cabecalho versao="${attribute}" xmlns="http://www.abrasf.org.br/nfse.xsd"><versaoDados>${version}</versaoDados></cabecalho>`;

const ROWS: readonly (readonly [string, string | undefined, AbrasfSettings?])[] = [
  [head('2.04'), undefined],
  [head('2.04', '1.00'), undefined],
  [head('3'), undefined, { provider: 'ginfes' }],
  [head('1.00'), undefined, { provider: 'ginfes' }],
  [head('2.00'), undefined, { provider: 'giss' }],
  [head('2.02'), undefined, { provider: 'webiss' }],
  [head('2.02'), 'E184'],
  [head('2.03'), 'E184'],
  [head('3'), 'E184'],
  [head('9.99'), 'E185'],
  [head('2.04', '2.4'), 'E187'],
  ['<cabecalho/>', 'E183'],
  ['<outro><versaoDados>2.04</versaoDados></outro>', 'E183'],
  ['<cabecalho>', 'E183'],
  ['<!DOCTYPE cabecalho><cabecalho/>', 'E183'],
];

describe.each(ROWS.map(([xml, code, abrasf]) => ({ xml, code, abrasf })))('$xml', (row) => {
  it(`is refused with ${row.code ?? 'nothing'}`, () => {
    const settings = serviceSettings(row.abrasf);
    const { version } = settings;
    const { dataVersions = [] } = wrapperOf(settings);
    expect(headerError(Buffer.from(row.xml), { version, dataVersions })?.code).toBe(row.code);
  });
});
