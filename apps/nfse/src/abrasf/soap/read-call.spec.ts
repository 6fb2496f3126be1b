import { type AbrasfSettings } from '#libs/nfse';
import { type ActionHeaders } from '#libs/soap';
import { type Place } from '../place';
import { serviceSettings } from '../settings/service-settings';
import { readCall } from './read-call';
import { SoapRefused } from './soap-refused';

const SOAP_11 = 'http://schemas.xmlsoap.org/soap/envelope/';
const SOAP_12 = 'http://www.w3.org/2003/05/soap-envelope';
const NFSE = 'http://nfse.abrasf.org.br';

function placeOf(abrasf: AbrasfSettings): Place {
  const settings = serviceSettings(abrasf);
  return { municipality: '3550308', version: settings.version, settings };
}

/** The operation that is found, or the fault. */
function called(
  abrasf: AbrasfSettings,
  element: string,
  headers: ActionHeaders = {},
  soap = SOAP_11,
): string {
  const xml = `<s:Envelope xmlns:s="${soap}"><s:Body><n:${element} xmlns:n="urn:n"/></s:Body></s:Envelope>`;
  try {
    const { operation, wireName } = readCall(Buffer.from(xml), headers, placeOf(abrasf));
    return `${operation} as ${wireName}`;
  } catch (error) {
    if (error instanceof SoapRefused) return `${error.fault.code}: ${error.fault.reason}`;
    throw error;
  }
}

describe('readCall', () => {
  it.each<[AbrasfSettings, string, string]>([
    [{}, 'GerarNfseRequest', 'GerarNfse as GerarNfse'],
    [
      { provider: 'abaco' },
      'RecepcionarLoteRPS.Execute',
      'RecepcionarLoteRps as RecepcionarLoteRPS.Execute',
    ],
    [
      { provider: 'abaco' },
      'RecepcionarLoteRps.Execute',
      'RecepcionarLoteRps as RecepcionarLoteRps.Execute',
    ],
    [
      { provider: 'abaco' },
      'ConsultarLoteRps.Execute',
      'ConsultarLoteRps as ConsultarLoteRps.Execute',
    ],
    [
      { provider: 'betha', version: '1.00' },
      'ConsultarNfsePorRpsEnvio',
      'ConsultarNfsePorRps as ConsultarNfsePorRpsEnvio',
    ],
    [{ provider: 'betha' }, 'ConsultarNfsePorRps', 'ConsultarNfsePorRps as ConsultarNfsePorRps'],
    [{ provider: 'fiorilli' }, 'gerarNfse', 'GerarNfse as gerarNfse'],
    [{ provider: 'ginfes' }, 'CancelarNfseV3', 'CancelarNfse as CancelarNfseV3'],
    [
      { provider: 'issnet', version: '1.00' },
      'ConsultarNFSePorRPS',
      'ConsultarNfsePorRps as ConsultarNFSePorRPS',
    ],
    [
      { provider: 'issnet', version: '1.00' },
      'ConsultaNFSePorRPS',
      'ConsultarNfsePorRps as ConsultaNFSePorRPS',
    ],
    [
      { provider: 'issnet', version: '1.00' },
      'ConsultaSituacaoLoteRPS',
      'ConsultarSituacaoLoteRps as ConsultaSituacaoLoteRPS',
    ],
    // A version that the provider does not have has the form of the other one.
    [{ provider: 'giss', version: '1.00' }, 'GerarNfseRequest', 'GerarNfse as GerarNfse'],
  ])('%j finds %s', (abrasf, element, found) => {
    expect(called(abrasf, element)).toBe(found);
  });

  it('refuses an operation that the provider does not have, and names those that it has', () => {
    expect(called({ provider: 'ginfes' }, 'GerarNfseV3')).toBe(
      'client: E238: GerarNfseV3 is not an operation of municipality 3550308 in version 1.00. The operations are ' +
        'RecepcionarLoteRpsV3, ConsultarSituacaoLoteRpsV3, ConsultarLoteRpsV3, ConsultarNfsePorRpsV3, ConsultarNfseV3, CancelarNfseV3.',
    );
  });

  const RIGHT = `${NFSE}/GerarNfse`;
  const WRONG = `${NFSE}/CancelarNfse`;
  const fault = (sent: string, element: string, right: string) =>
    `client: The action is ${sent}, but the body has ${element}, whose action is ${right}.`;

  it.each<[string, AbrasfSettings, string, string, string]>([
    ['the right one', {}, 'GerarNfseRequest', `"${RIGHT}"`, 'GerarNfse as GerarNfse'],
    ['one without quotes', {}, 'GerarNfseRequest', RIGHT, 'GerarNfse as GerarNfse'],
    ['an empty one', {}, 'GerarNfseRequest', '""', 'GerarNfse as GerarNfse'],
    [
      'that of another operation',
      {},
      'GerarNfseRequest',
      WRONG,
      fault(WRONG, 'GerarNfseRequest', RIGHT),
    ],
    [
      'one with other letters',
      {},
      'GerarNfseRequest',
      RIGHT.toLowerCase(),
      fault(RIGHT.toLowerCase(), 'GerarNfseRequest', RIGHT),
    ],
    [
      'any, if the service has none',
      { provider: 'ginfes' },
      'CancelarNfseV3',
      WRONG,
      'CancelarNfse as CancelarNfseV3',
    ],
    [
      'the name of fiorilli',
      { provider: 'fiorilli' },
      'gerarNfse',
      'gerarNfse',
      'GerarNfse as gerarNfse',
    ],
    [
      'the address of fiorilli',
      { provider: 'fiorilli' },
      'gerarNfse',
      'http://ws.issweb.fiorilli.com.br/gerarNfse',
      'GerarNfse as gerarNfse',
    ],
    [
      'the root of betha',
      { provider: 'betha' },
      'ConsultarNfsePorRps',
      'ConsultarNfseRpsEnvio',
      'ConsultarNfsePorRps as ConsultarNfsePorRps',
    ],
    [
      'the missing slash of abaco',
      { provider: 'abaco' },
      'CancelarNfse.Execute',
      'http://www.e-nfs.com.braction/ACANCELARNFSE.Execute',
      'CancelarNfse as CancelarNfse.Execute',
    ],
    [
      'another service of pronim',
      { provider: 'pronim' },
      'CancelarNfse',
      'http://tempuri.org/INFSEConsultas/CancelarNfse',
      fault(
        'http://tempuri.org/INFSEConsultas/CancelarNfse',
        'CancelarNfse',
        'http://tempuri.org/INFSEGeracao/CancelarNfse',
      ),
    ],
  ])('of actions, %s', (_, abrasf, element, action, expected) => {
    expect(called(abrasf, element, { soapAction: action })).toBe(expected);
    // SOAP 1.2 has the action in its Content-Type.
    const contentType = `application/soap+xml; charset=utf-8; action="${action.replaceAll('"', '')}"`;
    expect(called(abrasf, element, { contentType }, SOAP_12)).toBe(expected);
  });

  it('accepts a request without an action', () => {
    expect(called({}, 'GerarNfseRequest')).toBe('GerarNfse as GerarNfse');
    const contentType = 'application/soap+xml';
    expect(called({}, 'GerarNfseRequest', { contentType, soapAction: WRONG }, SOAP_12)).toBe(
      'GerarNfse as GerarNfse',
    );
  });
});
