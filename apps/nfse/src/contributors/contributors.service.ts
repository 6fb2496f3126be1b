import { Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { currentContext, type JsonList } from '#libs/http';
import { RequestInvalid } from '#libs/kernel';
import { type Contributor } from '#libs/nfse';
import { readRequest } from '#libs/schema';
import { ContributorNotFound } from './contributor.errors';
import { ContributorRepository } from './contributor.repository';
import { contributorRequest, isTaxId } from './contributor.request';
import { ContributorResponse } from './contributor.response';

/** The maximum length of a tax id in an error. */
const SHOWN_CHARACTERS = 60;

/** Registers, lists and removes the contributors of the sandbox of the request. */
@Injectable()
export class ContributorsService {
  constructor(private readonly contributors: ContributorRepository) {}

  list(): JsonList {
    return this.contributors.list((each) => JSON.stringify(ContributorResponse.of(each)));
  }

  /** @throws ContributorNotFound */
  async find(taxId: string): Promise<ContributorResponse> {
    const found = isTaxId(taxId) ? await this.contributors.find(taxId) : undefined;
    if (found === undefined) throw notFound(taxId);
    return ContributorResponse.of(found);
  }

  /** @throws RequestInvalid, ContributorsFull */
  async save(taxId: string, sent: object | undefined): Promise<ContributorResponse> {
    if (!isTaxId(taxId)) {
      const detail =
        'The address must have a CPF (11 digits) or a CNPJ (14 characters) with correct check digits.';
      throw new RequestInvalid([{ pointer: '/taxId', detail }]);
    }
    const body = readRequest(contributorRequest, sent ?? {});
    if (body.taxId !== undefined && body.taxId !== taxId) {
      const detail = `Must be ${taxId}, as in the address, or be left out.`;
      throw new RequestInvalid([{ pointer: '/taxId', detail }]);
    }
    const contributor = { ...body, taxId } as Contributor;
    await this.contributors.save(contributor);
    audit('save contributor', taxId);
    return ContributorResponse.of(contributor);
  }

  /** @throws ContributorNotFound */
  async remove(taxId: string): Promise<void> {
    if (!isTaxId(taxId) || !(await this.contributors.remove(taxId))) throw notFound(taxId);
    audit('remove contributor', taxId);
  }
}

function notFound(taxId: string): ContributorNotFound {
  return new ContributorNotFound(taxId.slice(0, SHOWN_CHARACTERS), currentContext().sandbox);
}
