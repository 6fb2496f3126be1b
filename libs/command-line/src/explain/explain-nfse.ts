import { formatCents, type Cents } from '#libs/kernel';
import {
  serviceText,
  validateDocument,
  type DocumentReport,
  type InfDps,
  type InfNfse,
} from '#libs/nfse';
import { factsOf, type Explanation, type Fact } from './explanation';

/** The roots of the documents that libs/nfse validates. */
export const NFSE_ROOTS: ReadonlySet<string> = new Set([
  'DPS',
  'NFSe',
  'pedRegEvento',
  'evento',
  'CompNfse',
]);

/** A DPS, an NFS-e, an event or an invoice of ABRASF. */
export function explainNfse(bytes: Uint8Array, root: string): Explanation {
  const report = validateDocument(bytes);
  return {
    kind: 'xml',
    title: report.layout === undefined ? root : `${root} (${report.layout})`,
    facts: [...contentFacts(report), ...signatureFacts(report)],
    problems: report.findings.map(({ code, element, line, detail }) => ({
      where: line === undefined ? element : `${element} (${String(line)})`,
      detail: `${code}: ${detail}`,
    })),
  };
}

function contentFacts({ nfse, dps, eventRequest, event, abrasf }: DocumentReport): readonly Fact[] {
  const request = event?.pedRegEvento.infPedReg ?? eventRequest;
  const invoice = abrasf?.Nfse.InfNfse;
  return [
    ...(nfse === undefined ? [] : nfseFacts(nfse)),
    ...(dps === undefined ? [] : dpsFacts(dps)),
    ...factsOf([
      ['infPedReg/Id', request?.Id],
      ['chNFSe', request?.chNFSe],
      ['dhEvento', request?.dhEvento],
      ['Numero', invoice?.Numero],
      ['CodigoVerificacao', invoice?.CodigoVerificacao],
      ['DataEmissao', invoice?.DataEmissao],
      ['RazaoSocial', invoice?.PrestadorServico.RazaoSocial],
      ['ValorLiquidoNfse', amount(invoice?.ValoresNfse.ValorLiquidoNfse)],
    ]),
  ];
}

function nfseFacts({
  Id,
  nNFSe,
  cStat,
  dhProc,
  emit,
  valores,
  xLocIncid,
}: InfNfse): readonly Fact[] {
  return factsOf([
    ['infNFSe/Id', Id],
    ['nNFSe', nNFSe],
    ['cStat', cStat],
    ['dhProc', dhProc],
    ['emit', emit.CNPJ ?? emit.CPF, emit.xNome],
    ['xLocIncid', xLocIncid],
    ['vBC', amount(valores.vBC)],
    ['pAliqAplic', percentage(valores.pAliqAplic)],
    ['vISSQN', amount(valores.vISSQN)],
    ['vLiq', amount(valores.vLiq)],
  ]);
}

function dpsFacts({ Id, dCompet, prest, toma, serv, valores }: InfDps): readonly Fact[] {
  const { cTribNac, xDescServ } = serv.cServ;
  return factsOf([
    ['infDPS/Id', Id],
    ['dCompet', dCompet],
    ['prest', prest.CNPJ ?? prest.CPF ?? prest.NIF, prest.xNome],
    ['toma', toma?.CNPJ ?? toma?.CPF ?? toma?.NIF, toma?.xNome],
    ['cTribNac', cTribNac, serviceText(cTribNac)],
    ['xDescServ', xDescServ],
    ['vServ', amount(valores.vServPrest.vServ)],
    ['tpRetISSQN', valores.trib.tribMun.tpRetISSQN],
  ]);
}

function signatureFacts({ signatures }: DocumentReport): readonly Fact[] {
  return factsOf(
    signatures.map(({ element, subject }) => ['Signature', subject, element] as const),
  );
}

function amount(cents: Cents | undefined): string | undefined {
  return cents === undefined ? undefined : formatCents(cents);
}

/** @param hundredths of a percent */
function percentage(hundredths: number | undefined): string | undefined {
  return hundredths === undefined ? undefined : `${(hundredths / 100).toFixed(2)} %`;
}
