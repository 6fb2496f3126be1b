import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { audit } from '#libs/control';
import { currentContext } from '#libs/http';
import { ViolationList } from '#libs/kernel';
import { type ParameterRows } from '#libs/nfse';
import { readJson } from '#libs/schema';
import { type NfseConfig } from '../config';
import { listedParameters, SEED, storedParameters, type ParameterFilter } from './parameter';
import { ParameterRepository } from './parameter.repository';
import { parametersRequest, type ParametersRequest } from './request/parameters.request';
import { ParametersInvalid } from './parameters.errors';
import { ParametersResponse } from './parameters.response';
import { sentParameters } from './sent-parameters';

/** Adds, lists and removes the parameters of the sandbox of the request. */
@Injectable()
export class ParametersService {
  constructor(
    private readonly parameters: ParameterRepository,
    @Inject(CONFIG) private readonly config: Pick<NfseConfig, 'technicalNote009From'>,
  ) {}

  /** @throws ParametersInvalid, TooManyParameters */
  async add(body: unknown): Promise<ParametersResponse> {
    const read = readJson(parametersRequest, body);
    if (!read.ok) throw new ParametersInvalid(read.refusal);
    const rows = sentParameters(read.value);
    const unknown = await this.parameters.save(storedParameters(rows), unknownMunicipalities(rows));
    if (unknown.length > 0) throw new ParametersInvalid(unknownIn(read.value, new Set(unknown)));
    audit('add parameters', currentContext().sandbox);
    return ParametersResponse.of(rows);
  }

  async list(filter: ParameterFilter): Promise<ParametersResponse> {
    const rows = listedParameters(await this.parameters.all(), filter);
    const { municipality, serviceCode, source } = filter;
    const isNarrowed = municipality !== undefined || serviceCode !== undefined;
    if (rows.national !== undefined || isNarrowed || source === 'added') {
      return ParametersResponse.of(rows);
    }
    const { technicalNote009From } = this.config;
    return ParametersResponse.of({ ...rows, national: { technicalNote009From } });
  }

  async reset(): Promise<void> {
    await this.parameters.clear();
    audit('reset parameters', currentContext().sandbox);
  }
}

/** The municipalities of rates that neither the seed nor the request has. A rate without its municipality has no effect. */
function unknownMunicipalities({ municipalities, rates }: ParameterRows): readonly string[] {
  const sent = new Set(municipalities.map(({ code }) => code));
  const named = new Set(rates.map(({ municipality }) => municipality));
  return [...named].filter((code) => !sent.has(code) && SEED.municipality(code) === undefined);
}

function unknownIn({ rates }: ParametersRequest, unknown: ReadonlySet<string>): ViolationList {
  const found = new ViolationList();
  for (const [index, { municipality }] of rates.entries()) {
    if (!unknown.has(municipality)) continue;
    const detail = `The sandbox has no municipality ${municipality}. Add it in "municipalities" too.`;
    found.add(`/rates/${String(index)}/municipality`, detail);
  }
  return found;
}
