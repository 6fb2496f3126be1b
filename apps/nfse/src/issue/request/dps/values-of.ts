import { federalTaxes, type InfDps, type Parameters } from '#libs/nfse';
import { type IssueRequest } from '../issue-request';
import { type RequestedDeductionDocument } from '../members/deductions';
import { type RequestedService } from '../members/service';
import { defined } from './defined';
import { partyOf } from './parties-of';

type Values = InfDps['valores'];
type MunicipalTax = Values['trib']['tribMun'];
type Deduction = NonNullable<Values['vDedRed']>;

const RETAINERS = { customer: '2', intermediary: '3' } as const;
const NOT_RETAINED = '1';
const TAXABLE = '1';
const NO_INCIDENCE = '4';

/** The group valores, without the rate of the ISS. */
export function valuesOf(request: IssueRequest, parameters: Parameters): Values {
  const { service } = request;
  const { unconditionalDiscount, conditionalDiscount, deductions } = service;
  const discounts = defined({ vDescIncond: unconditionalDiscount, vDescCond: conditionalDiscount });
  return defined({
    vServPrest: { vServ: service.amount },
    vDescCondIncond: Object.keys(discounts).length === 0 ? undefined : discounts,
    vDedRed: deductions && deductionOf(deductions),
    trib: defined({
      tribMun: municipalTaxOf(service, parameters),
      tribFed: federalOf(request),
      totTrib: totalOf(request),
    }),
  });
}

function deductionOf({
  percentage,
  amount,
  documents,
}: NonNullable<RequestedService['deductions']>): Deduction {
  return defined({
    pDR: percentage,
    vDR: amount,
    documentos: documents && { docDedRed: documents.map(deductionDocumentOf) },
  });
}

type DeductionDocument = NonNullable<Deduction['documentos']>['docDedRed'][number];

function deductionDocumentOf(document: RequestedDeductionDocument): DeductionDocument {
  const { municipalInvoice, paperInvoice, supplier } = document;
  return defined({
    chNFSe: document.nfseKey,
    chNFe: document.nfeKey,
    NFSeMun: municipalInvoice && {
      cMunNFSeMun: municipalInvoice.municipality,
      nNFSeMun: municipalInvoice.number,
      cVerifNFSeMun: municipalInvoice.verificationCode,
    },
    NFNFS: paperInvoice && {
      nNFS: paperInvoice.number,
      modNFS: paperInvoice.model,
      serieNFS: paperInvoice.series,
    },
    nDocFisc: document.fiscalDocument,
    nDoc: document.otherDocument,
    tpDedRed: document.type,
    xDescOutDed: document.description,
    dtEmiDoc: document.issueDate,
    vDedutivelRedutivel: document.deductibleAmount,
    vDeducaoReducao: document.amount,
    fornec: supplier && partyOf(supplier),
  });
}

function municipalTaxOf(service: RequestedService, parameters: Parameters): MunicipalTax {
  const { suspension, benefit, issWithheld, issWithheldBy = 'customer' } = service;
  const isOutsideIss = parameters.serviceCode(service.code)?.isOutsideIss === true;
  return defined({
    tribISSQN: service.issType ?? (isOutsideIss ? NO_INCIDENCE : TAXABLE),
    cPaisResult: service.resultCountry,
    tpImunidade: service.immunity,
    exigSusp: suspension && { tpSusp: suspension.type, nProcesso: suspension.process },
    BM:
      benefit &&
      defined({ nBM: benefit.number, vRedBCBM: benefit.amount, pRedBCBM: benefit.reduction }),
    tpRetISSQN: issWithheld ? RETAINERS[issWithheldBy] : NOT_RETAINED,
  });
}

function federalOf({ taxes, service }: IssueRequest): Values['trib']['tribFed'] {
  if (taxes === undefined) return undefined;
  const { pis, cofins, csll, irrf, inss } = taxes;
  const inputs = defined({
    serviceCents: service.amount,
    pis: pis && defined(pis),
    cofins: cofins && defined(cofins),
    csll: csll && defined(csll),
    irrf: irrf && defined(irrf),
    inss: inss && defined(inss),
  });
  return federalTaxes(inputs).tribFed;
}

/** The form of the total of taxes depends on the kind of provider (rules E0710, E0712, E0713). */
function totalOf({ provider, totalTaxes }: IssueRequest): Values['trib']['totTrib'] {
  switch (provider.simplesNacional.option) {
    case '1':
      return {
        pTotTrib: {
          pTotTribFed: totalTaxes?.federalRate ?? 0,
          pTotTribEst: totalTaxes?.stateRate ?? 0,
          pTotTribMun: totalTaxes?.municipalRate ?? 0,
        },
      };
    case '2':
      return { indTotTrib: '0' };
    case '3':
    case '4':
      return { pTotTribSN: totalTaxes?.simplesRate ?? 0 };
  }
}
