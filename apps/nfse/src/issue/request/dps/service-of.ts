import { type InfDps, type NationalEdition } from '#libs/nfse';
import { type IssueRequest } from '../issue-request';
import { type RequestedService } from '../members/service';
import { defined } from './defined';
import { hasSimplesRegime, simpleAddressOf } from './parties-of';

type Service = InfDps['serv'];

/** Services that pay ISS, annex III. */
const USUAL_ACTIVITY = '7';

/**
 * The group serv.
 * @param day the date of the service
 */
export function serviceOf(request: IssueRequest, day: string, edition: NationalEdition): Service {
  const { service, provider } = request;
  const usual = edition === '009' && hasSimplesRegime(provider) ? USUAL_ACTIVITY : undefined;
  const { foreignTrade, construction, event } = service;
  return defined({
    locPrest: placeOf(service.place ?? request.municipality),
    cServ: defined({
      cTribNac: service.code,
      cTribMun: service.municipalCode,
      xDescServ: service.description,
      cNBS: service.nbs,
      cAtvSN: service.simplesActivity ?? usual,
      cIntContrib: service.internalCode,
    }),
    comExt: foreignTrade && foreignTradeOf(foreignTrade),
    obra: construction && constructionOf(construction),
    atvEvento: event && eventOf(event, day),
    infoCompl: informationOf(request),
  });
}

function placeOf(place: string): Service['locPrest'] {
  return /^\d/.test(place) ? { cLocPrestacao: place } : { cPaisPrestacao: place };
}

function foreignTradeOf(
  trade: NonNullable<RequestedService['foreignTrade']>,
): NonNullable<Service['comExt']> {
  return defined({
    mdPrestacao: trade.mode,
    vincPrest: trade.relationship,
    tpMoeda: trade.currency,
    vServMoeda: trade.amount,
    mecAFComexP: trade.providerSupport,
    mecAFComexT: trade.customerSupport,
    movTempBens: trade.temporaryGoods,
    nDI: trade.importDeclaration,
    nRE: trade.exportRegister,
    mdic: trade.sharedWithMdic ? '1' : '0',
  });
}

function constructionOf(
  construction: NonNullable<RequestedService['construction']>,
): NonNullable<Service['obra']> {
  return defined({
    inscImobFisc: construction.propertyRegistration,
    cObra: construction.code,
    cCIB: construction.cib,
    end: construction.address && simpleAddressOf(construction.address),
  });
}

function eventOf(
  event: NonNullable<RequestedService['event']>,
  day: string,
): NonNullable<Service['atvEvento']> {
  return defined({
    xNome: event.name,
    dtIni: event.startDate ?? day,
    dtFim: event.endDate ?? event.startDate ?? day,
    idAtvEvt: event.id,
    end: event.address && simpleAddressOf(event.address),
  });
}

function informationOf(request: IssueRequest): Service['infoCompl'] {
  const information = defined({
    idDocTec: request.service.construction?.technicalDocument,
    xPed: request.orderNumber,
    xInfComp: request.additionalInformation,
  });
  return Object.keys(information).length === 0 ? undefined : information;
}
