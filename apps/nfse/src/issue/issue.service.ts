import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { RequestInvalid, type Clock, type ViolationList } from '#libs/kernel';
import { stateOf, type InfDps, type Parameters } from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { type NfseConfig } from '../config';
import { ContributorRepository } from '../contributors/contributor.repository';
import { type Invoice } from '../invoices/invoice';
import { InvoiceNotAuthorized } from '../invoices/invoice.errors';
import { SandboxParameters } from '../parameters/sandbox-parameters';
import { issuerOf } from './issuer';
import { IssueInvoice } from './issue-invoice';
import { type Submission } from './submission';
import { APPLICATION, computationOf, ENVIRONMENT } from '../invoices/numbering';
import { dpsOf } from './request/dps/dps-of';
import { contentOf, declarationOf, type IssueRequest } from './request/issue-request';
import { readIssueRequest } from './request/read-issue-request';
import { readSubstitution } from './request/substitute-invoice';

/** The number of a DPS until it is accepted. */
const PROVISIONAL = 1;
const DEFAULT_SERIES = '1';

/** The members that an example of the documentation sets. */
type Fixed = Pick<Submission, 'id' | 'issuedAtMs'>;

/** How an invoice is prepared. */
export interface SubmissionFacts {
  readonly issuedAtMs: number;
  readonly substitution?: InfDps['subst'];
  /** The date of the service if the request has none; by default the date of issue. */
  readonly competence?: string;
  /** JSON Pointer to the invoice in the request body. */
  readonly at?: string;
  /** True: the municipality issues it in a system of its own, so it needs no agreement with the national system. */
  readonly isMunicipal?: boolean;
}

/** Issues invoices from JSON requests. The simulator creates, numbers and signs the DPS. */
@Injectable()
export class IssueService {
  constructor(
    private readonly issuing: IssueInvoice,
    private readonly parameters: SandboxParameters,
    private readonly contributors: ContributorRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NfseConfig,
  ) {}

  /**
   * @param fixed the id and the instant of an example; by default a random id and the current time
   * @throws RequestInvalid, InvoiceRefused, ServiceUnavailable or ReferenceConflict; then nothing is stored
   */
  async issue(body: object, fixed: Fixed = {}): Promise<Invoice> {
    const { issuedAtMs = this.clock.nowMs() } = fixed;
    const submission = await this.prepare(body, { issuedAtMs });
    return this.issuing.issue({ ...submission, ...fixed });
  }

  /** Issues an invoice that replaces another one. Throws the same errors as `issue`. */
  async substitute(original: Invoice, body: object): Promise<Invoice> {
    const { id, accessKey, status } = original;
    if (accessKey === null || status === 'processing') throw new InvoiceNotAuthorized(id, status);
    const { invoice, ...reason } = readSubstitution(body);
    return this.issuing.issue(
      await this.prepare(invoice, {
        issuedAtMs: this.clock.nowMs(),
        substitution: { chSubstda: accessKey, ...reason },
        at: '/invoice',
        // A replacement keeps the date of the service (rule E0060).
        competence: original.dps.dCompet,
      }),
    );
  }

  /**
   * Reads a request and computes its invoice, without issuing it.
   * @throws RequestInvalid
   */
  async prepare(
    body: object,
    { issuedAtMs, substitution, competence, at = '', isMunicipal = false }: SubmissionFacts,
  ): Promise<Submission> {
    const read = readIssueRequest(body);
    if (!read.ok) throw invalid(read.refusal, at);
    const request = competence === undefined ? read.value : { competence, ...read.value };
    const {
      reference = null,
      series = DEFAULT_SERIES,
      layout = 'national',
      sync = true,
      provider,
    } = request;
    const { municipality } = request;
    const stored = await this.parameters.parametersFor(
      municipalitiesOf(request),
      request.service.code,
    );
    const parameters = isMunicipal ? withOwnSystem(stored, municipality) : stored;
    const { dps, requestRate = null } = dpsOf(request, {
      series,
      number: PROVISIONAL,
      issuedAtMs,
      environment: ENVIRONMENT,
      parameters,
      application: APPLICATION,
      ...(substitution === undefined ? {} : { substitution }),
    });
    const taxId = provider.cnpj ?? provider.cpf ?? '';
    const contributor = (await this.contributors.find(taxId)) ?? null;
    const state = parameters.municipality(municipality)?.state ?? stateOf(municipality) ?? 'SP';
    return {
      dps,
      computation: computationOf(dps, {
        ...{ parameters, requestRate, contributor, mode: this.config.rounding },
        declaration: declarationOf(request),
      }),
      issuer: issuerOf(provider, { taxId, municipality, state }, contributor),
      layout,
      reference,
      content: hashOf(contentOf(request), JSON.stringify(substitution ?? null)),
      dpsXml: null,
      isSync: sync,
    };
  }
}

function invalid({ kept, omitted }: ViolationList, at: string): RequestInvalid {
  const found = kept.map(({ pointer, detail }) => ({ pointer: at + pointer, detail }));
  return new RequestInvalid({ kept: found, omitted });
}

/** The rules of the agreement with the national system (E0038, E0039) do not apply in the municipality's own system. */
function withOwnSystem(parameters: Parameters, municipality: string): Parameters {
  return {
    ...parameters,
    municipality: (code) => {
      const found = parameters.municipality(code);
      if (found === undefined || code !== municipality) return found;
      return { ...found, isActive: true, issuesOnPublicEmitters: true };
    },
  };
}

/** The municipalities that a request names. */
function municipalitiesOf({
  municipality,
  service,
  customer,
  intermediary,
}: IssueRequest): readonly string[] {
  const codes = [
    municipality,
    service.place,
    customer?.address?.municipality,
    intermediary?.address?.municipality,
  ];
  return codes.filter((code) => code !== undefined);
}

function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}
