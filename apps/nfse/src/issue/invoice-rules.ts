import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { CONFIG } from '#libs/config';
import {
  declarationRefusals,
  isAccessKey,
  municipalRegistryRefusals,
  refusal,
  refusalsOf,
  replacementBlock,
  STRUCTURE_CODE,
  substitutionRefusal,
  type Declaration,
  type InfDps,
  type Parameters,
  type Refusal,
  type Registry,
} from '#libs/nfse';
import { type NfseConfig } from '../config';
import { ContributorRepository } from '../contributors/contributor.repository';
import { linkedTo } from '../events/invoice-event';
import { InvoiceEventRepository } from '../events/invoice-event.repository';
import { InvoiceRepository } from '../invoices/invoice.repository';
import { SandboxParameters } from '../parameters/sandbox-parameters';
import {
  acceptsSentAmounts,
  type Computation,
  computationOf,
  ENVIRONMENT,
  providerOf,
} from '../invoices/numbering';

/** Checks a DPS by the rules of the national standard. */
@Injectable()
export class InvoiceRules {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly events: InvoiceEventRepository,
    private readonly parameters: SandboxParameters,
    private readonly contributors: ContributorRepository,
    @Inject(CONFIG) private readonly config: NfseConfig,
  ) {}

  /** How long an invoice with `sync: false` is processing. */
  get processingMs(): number {
    return this.config.processingSec * 1_000;
  }

  /** Computes the values of a DPS with the parameters of its municipalities and its service. */
  async computation(
    dps: InfDps,
    requestRate: number | null,
    declaration: Declaration | null,
  ): Promise<Computation> {
    const parameters = await this.parameters.parametersOf(dps);
    const contributor = (await this.contributors.find(providerOf(dps))) ?? null;
    const { rounding: mode } = this.config;
    return computationOf(dps, { parameters, requestRate, declaration, contributor, mode });
  }

  /** All refusals, in the order of their codes; empty if the DPS is accepted. */
  async refusals(
    { dps, nowMs }: { readonly dps: InfDps; readonly nowMs: number },
    computation: Computation,
  ): Promise<readonly Refusal[]> {
    const { parameters, requestRate, declaration, computed } = computation;
    const registry = await this.registryOf(dps, computation);
    const found = refusalsOf({
      ...{ dps, parameters, nowMs, environment: ENVIRONMENT, computed },
      ...(requestRate !== null && { requestRate }),
      // The city of an RPS has its own registry and its own codes.
      ...(declaration?.rps === undefined && { registry }),
    });
    // A document with an invalid structure is not checked by the other rules.
    const structural = found.filter(({ code }) => code === STRUCTURE_CODE);
    if (found.length > 0) return structural.length > 0 ? structural : found;
    const { situation, rate: issRate } = computed.iss;
    if (situation === 'taxed' && issRate === undefined) return [withoutRate(dps)];
    const sent = this.declarationRefusals({ dps, nowMs }, computation, registry);
    if (sent.length > 0) return sent;
    const substitution = await this.substitutionRefusal(dps, parameters, nowMs);
    return substitution === undefined ? [] : [substitution];
  }

  private declarationRefusals(
    { dps, nowMs }: { readonly dps: InfDps; readonly nowMs: number },
    { parameters, declaration, computed }: Computation,
    registry: Registry,
  ): readonly Refusal[] {
    const today = brasiliaDate(nowMs);
    const { rps } = declaration ?? {};
    return [
      ...(rps === undefined
        ? []
        : municipalRegistryRefusals({ dps, rps, registry, parameters, today })),
      ...declarationRefusals(declaration ?? {}, {
        computed,
        today,
        acceptsAmounts: acceptsSentAmounts(dps, parameters),
      }),
    ];
  }

  private async registryOf(dps: InfDps, { contributor }: Computation): Promise<Registry> {
    const parties = await this.contributors.findAll(otherParties(dps));
    return { contributor: contributor ?? undefined, parties, mode: this.config.contributors };
  }

  private async substitutionRefusal(
    dps: InfDps,
    parameters: Parameters,
    nowMs: number,
  ): Promise<Refusal | undefined> {
    const key = dps.subst?.chSubstda;
    if (key === undefined) return undefined;
    if (!isAccessKey(key)) return refusal('E0042', `${key} is not an access key.`);
    const original = await this.invoices.byAccessKey(key);
    if (original === undefined || original.nfse === null)
      return refusal('E0044', `The sandbox has no invoice ${key}.`);
    const linked = linkedTo(original, await this.events.ofInvoice(key));
    // An invoice that waits for an analysis is refused because of that event.
    const isWaiting = original.status === 'cancelling' && replacementBlock(linked) !== undefined;
    const facts = {
      dps: original.dps,
      linked,
      processedAtMs: original.issuedAtMs ?? original.createdAtMs,
      generator: original.nfse.ambGer,
      isCancelled: original.status !== 'authorized' && !isWaiting,
    };
    return substitutionRefusal(facts, dps, parameters.municipality(original.municipality), nowMs);
  }
}

/** CNPJ or CPF of the customer, the intermediary and the recipient. */
function otherParties({ toma, interm, IBSCBS }: InfDps): readonly string[] {
  return [toma, interm, IBSCBS?.dest].flatMap((party) => party?.CNPJ ?? party?.CPF ?? []);
}

/** The official rules have no such case: in the real system an active municipality has a rate for each service. */
function withoutRate({ cLocEmi, serv }: InfDps): Refusal {
  const service = serv.cServ.cTribNac;
  const detail =
    `There is no rate for service ${service} in municipality ${cLocEmi}. ` +
    'Send issRate, or add the rate with POST /__admin/parameters.';
  return refusal('E0619', detail);
}
