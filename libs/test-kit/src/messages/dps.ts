import { gzipSync } from 'node:zlib';
import { brasiliaInstant, type At } from './instant';
import { randomDigits } from './random-text';
import { element, withElements, xmlOf, type Elements, type MessageElement } from './xml-template';

const NAMESPACE = 'http://www.sped.fazenda.gov.br/nfse';
/** São Paulo, by IBGE. */
const MUNICIPALITY = '3550308';
const PROVIDER = '98765432000198';
const OF_CNPJ = '2';
/** The first day of the layout of technical note 009, unless the service or the sandbox has another one. */
const NOTE_009_FROM = '2027-01-01';

/** An invoice that is asked for. Everything has a default. */
export interface Dps {
  /** The number of the DPS in its series. Default: a random one. */
  readonly number?: string;
  readonly series?: string;
  /** The price of the service in reais, with a point: `1000.00`. */
  readonly amount?: string;
  /** CNPJ of the provider, who issues the invoice. */
  readonly provider?: string;
  /** CNPJ of the customer. */
  readonly customer?: string;
  /** When it is issued. Default: now, by the clock of the machine. */
  readonly at?: At;
  /** Whether it has the layout of technical note 009. Default: from 2027-01-01 on. */
  readonly technicalNote009?: boolean;
}

/**
 * A DPS that the national API accepts.
 *
 * @param changes elements below infDPS by path, as in `{ 'serv/cServ/cTribNac': '170101' }`; undefined removes one
 */
export function dps(invoice: Dps = {}, changes: Elements = {}): string {
  const { series = '900', number = String(Number(randomDigits(9))), provider = PROVIDER } = invoice;
  const id = `DPS${MUNICIPALITY}${OF_CNPJ}${provider}${series.padStart(5, '0')}${number.padStart(15, '0')}`;
  const content = withElements(
    element('infDPS', [
      ...head(invoice, series, number),
      ...parties(invoice, provider),
      service(),
      values(invoice),
    ]),
    changes,
  );
  const signed = { ...content, attributes: { Id: id } };
  return xmlOf(element('DPS', [signed], { xmlns: NAMESPACE, versao: '1.01' }));
}

/** The body of `POST /SefinNacional/nfse`: the DPS, compressed with gzip, in Base64. */
export function packedDps(
  invoice: Dps = {},
  changes: Elements = {},
): { readonly dpsXmlGZipB64: string } {
  return { dpsXmlGZipB64: gzipSync(dps(invoice, changes)).toString('base64') };
}

function head(
  { at, technicalNote009 }: Dps,
  series: string,
  number: string,
): readonly MessageElement[] {
  const issued = brasiliaInstant(at);
  const note009 = technicalNote009 ?? issued.slice(0, 10) >= NOTE_009_FROM;
  return [
    element('tpAmb', '2'),
    element('dhEmi', issued),
    element('verAplic', 'test-kit'),
    element('serie', series),
    element('nDPS', number),
    element('dCompet', issued.slice(0, 10)),
    element('tpEmit', '1'),
    ...(note009 ? [element('finNFSe', '0')] : []),
    element('cLocEmi', MUNICIPALITY),
  ];
}

function parties(
  { customer = '11222333000181' }: Dps,
  provider: string,
): readonly MessageElement[] {
  return [
    element('prest', [
      element('CNPJ', provider),
      element('regTrib', [element('opSimpNac', '1'), element('regEspTrib', '0')]),
    ]),
    element('toma', [element('CNPJ', customer), element('xNome', 'Comércio de Livros Ltda')]),
  ];
}

function service(): MessageElement {
  return element('serv', [
    element('locPrest', [element('cLocPrestacao', MUNICIPALITY)]),
    element('cServ', [
      element('cTribNac', '010701'),
      element('xDescServ', 'Suporte técnico em informática'),
      element('cNBS', '115022000'),
    ]),
  ]);
}

function values({ amount = '1000.00' }: Dps): MessageElement {
  return element('valores', [
    element('vServPrest', [element('vServ', amount)]),
    element('trib', [
      element('tribMun', [element('tribISSQN', '1'), element('tpRetISSQN', '1')]),
      element('totTrib', [
        element('pTotTrib', [
          element('pTotTribFed', '13.45'),
          element('pTotTribEst', '0.00'),
          element('pTotTribMun', '5.00'),
        ]),
      ]),
    ]),
  ]);
}
