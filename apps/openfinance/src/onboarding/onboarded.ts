import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { audit } from '#libs/control';
import { DirectoryBase } from '../directory/addresses';
import { type Organisation } from '../institutions/organisation';
import { BankKeys } from '../keys/bank-keys';
import { RegistrationService } from '../registration/registration.service';
import { SecureAddresses } from '../tls/secure-addresses';
import { OnboardingService, type MadeSoftware } from './onboarding.service';
import { type NewOrganisation, type NewSoftware } from './organisation.request';
import {
  type ClientAddressesResponse,
  type OnboardedOrganisationResponse,
  type OnboardedSoftwareResponse,
} from './organisation.response';
import { softwareResponse } from './organisations.service';

/** Adds organisations, and answers with everything that their clients need. */
@Injectable()
export class Onboarded {
  constructor(
    private readonly onboarding: OnboardingService,
    private readonly registrations: RegistrationService,
    private readonly keys: BankKeys,
    private readonly base: DirectoryBase,
    private readonly addresses: SecureAddresses,
  ) {}

  async organisation(
    wanted: NewOrganisation,
    request: Request,
  ): Promise<OnboardedOrganisationResponse> {
    const { organisation, seal, made } = await this.onboarding.addOrganisation(wanted);
    const { organisationId, cnpj, name, status, roles } = organisation;
    audit('add organisation', organisationId);
    return {
      organisationId,
      cnpj,
      name,
      status,
      roles: [...roles],
      seal: seal.issued,
      authority: (await this.keys.authority()).toString(),
      software: await this.answer({ organisation, made, wanted: wanted.software ?? {} }, request),
    };
  }

  async software(
    organisation: Organisation,
    wanted: NewSoftware,
    request: Request,
  ): Promise<OnboardedSoftwareResponse> {
    const made = await this.onboarding.addSoftware(organisation, wanted);
    audit('add software', made.software.softwareId);
    return this.answer({ organisation, made, wanted }, request);
  }

  private async answer(
    {
      organisation,
      made,
      wanted,
    }: {
      readonly organisation: Organisation;
      readonly made: MadeSoftware;
      readonly wanted: NewSoftware;
    },
    request: Request,
  ): Promise<OnboardedSoftwareResponse> {
    const { software, transport, privateKeys } = made;
    const registered =
      wanted.register === true
        ? await this.registrations.registerKnown({ software, organisation }, request)
        : undefined;
    return {
      ...softwareResponse(software, organisation, registered?.client.clientId),
      transport: transport.issued,
      privateKeys: { keys: [...privateKeys] },
      addresses: this.addressesOf(organisation, software.softwareId, request),
      ...(registered?.token === undefined ? {} : { registrationAccessToken: registered.token }),
    };
  }

  private addressesOf(
    { organisationId }: Organisation,
    softwareId: string,
    request: Request,
  ): ClientAddressesResponse {
    const keystores = this.base.keystores(request);
    const directory = this.base.of(request);
    const mtls = this.base.mtlsOf(request);
    return {
      participants: `${directory}/participants`,
      discovery: `${this.addresses.issuerAddress(request)}/.well-known/openid-configuration`,
      directoryToken: this.base.tokenEndpoint(request),
      softwareStatement: `${mtls}/organisations/${organisationId}/softwarestatements/${softwareId}/assertion`,
      jwks: keystores.softwareKeys(organisationId, softwareId, 'application.jwks'),
      organisationJwks: keystores.organisationKeys(organisationId, 'application.jwks'),
    };
  }
}
