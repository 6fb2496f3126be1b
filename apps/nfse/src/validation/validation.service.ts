import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Clock } from '#libs/kernel';
import { MAX_FINDINGS, validateDocument, type DocumentReport, type Finding } from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { readXml, XmlError } from '#libs/xml';
import { type NfseConfig } from '../config';
import { Certificates } from '../certificates/certificates';
import { SandboxParameters } from '../parameters/sandbox-parameters';
import { dpsFindings, nfseFindings } from './arithmetic';
import { type Difference } from './comparison';
import { lineOf } from './element-line';
import { type SignatureResponse, type ValidationResponse } from './validation.response';

export const EMPTY_BODY = new XmlError(
  'XML_EMPTY',
  'The body is empty. Send a DPS, an NFS-e, an event or an ABRASF invoice as XML.',
);

/** Checks documents of other systems with the parameters and the clock of the sandbox. */
@Injectable()
export class ValidationService {
  constructor(
    private readonly parameters: SandboxParameters,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly certificates: Certificates,
    @Inject(CONFIG) private readonly config: Pick<NfseConfig, 'rounding'>,
  ) {}

  /** @throws XmlError if the body is empty; every other error of a document is a finding */
  async validate(document: Uint8Array): Promise<ValidationResponse> {
    if (document.length === 0) throw EMPTY_BODY;
    const nowMs = this.clock.nowMs();
    const from = await this.parameters.technicalNote009From();
    const report = validateDocument(document, from);
    const differences = await this.arithmetic(report, nowMs);
    const ofValues = differences === undefined ? [] : withLines(document, differences);
    const all = [...report.findings, ...ofValues];
    return {
      valid: all.length === 0,
      layout: report.layout ?? null,
      signatures: await this.signatures(report),
      findings: all
        .slice(0, MAX_FINDINGS)
        .map(({ code, element, line = null, detail }) => ({ code, element, line, detail })),
      omittedFindings:
        report.findings.length < MAX_FINDINGS ? Math.max(0, all.length - MAX_FINDINGS) : null,
      arithmeticChecked: differences !== undefined,
    };
  }

  private async signatures({ signatures }: DocumentReport): Promise<SignatureResponse[]> {
    if (signatures.length === 0) return [];
    const own = await this.certificates.roles();
    return signatures.map((signature) => ({
      ...signature,
      ownCertificate: own.get(signature.fingerprint) ?? null,
    }));
  }

  /** Undefined if the structure is wrong, or if the layout has no values to compute. */
  private async arithmetic(
    { nfse, dps }: DocumentReport,
    nowMs: number,
  ): Promise<readonly Difference[] | undefined> {
    if (dps === undefined) return undefined;
    const parameters = await this.parameters.parametersOf(dps);
    const context = { parameters, rounding: this.config.rounding, nowMs };
    return nfse === undefined ? dpsFindings(dps, context) : nfseFindings(nfse, context);
  }
}

/** The document has been read before, so it is well-formed. */
function withLines(document: Uint8Array, differences: readonly Difference[]): readonly Finding[] {
  if (differences.length === 0) return [];
  const root = readXml(document);
  return differences.map((difference) => {
    const line = lineOf(root, difference.element);
    return { ...difference, ...(line !== undefined && { line }) };
  });
}
