import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { JwtInvalid, verifiedJwt } from '#libs/jwt';
import { clientCertificateOf } from '#libs/mutual-tls';
import { CertificateHolders } from '../directory/certificate-holders';
import {
  DirectoryService,
  type CertificateHolder,
  type KnownSoftware,
} from '../directory/directory.service';
import { type Software } from '../institutions/organisation';
import { type StatementClaims } from '../directory/statement/software-statement';
import { SoftwareStatements } from '../directory/statement/software-statements';
import { BankKeys } from '../keys/bank-keys';
import { OAuthRefused } from '../security/oauth.errors';
import { SignatureTime } from '../security/signature-time';
import { type Client, type ClientMetadata } from './client';
import { isRefusal, readRegistration, type RegistrationRefusal } from './registration-rules';
import { refuseOtherSoftware, refuseSoftware, refuseStatement } from './statement-check';

type Body = Readonly<Record<string, unknown>>;

/** A software statement with its claims. */
interface Statement {
  readonly text: string;
  readonly claims: StatementClaims;
  readonly known: KnownSoftware;
}

/** The values to register, and the software whose they are. */
export interface CheckedRegistration {
  readonly metadata: ClientMetadata;
  readonly software: Software;
}

/** The checks of a registration that need the directory. */
@Injectable()
export class RegistrationChecks {
  constructor(
    private readonly directory: DirectoryService,
    private readonly holders: CertificateHolders,
    private readonly statements: SoftwareStatements,
    private readonly keys: BankKeys,
    private readonly time: SignatureTime,
  ) {}

  /**
   * The values to register.
   * @param registered the client, if it is changed
   * @throws OAuthRefused
   */
  async read(body: Body, request: Request, registered?: Client): Promise<CheckedRegistration> {
    const holder = await this.holderOf(request);
    const { text, claims, known } = await this.statementOf(body, request, registered);
    if (holder !== undefined) {
      const subject = clientCertificateOf(request)?.subject ?? {};
      refuseWith(refuseOtherSoftware(claims, holder, subject));
    }
    return this.decide(body, { text, claims, known });
  }

  /** The values of the directory, for a software that a tester registers. */
  async readKnown(known: KnownSoftware, request: Request): Promise<CheckedRegistration> {
    refuseWith(refuseSoftware(known));
    const { redirectUris, webhookUris } = known.software.content;
    const text = await this.statements.sign(known, request);
    const claims = await this.verified(text);
    const body = { redirect_uris: redirectUris, webhook_uris: webhookUris };
    return this.decide(body, { text, claims, known });
  }

  private async decide(
    body: Body,
    { text, claims, known: { software } }: Statement,
  ): Promise<CheckedRegistration> {
    const encryptionKey = await this.directory.encryptionKeyOf(software.softwareId);
    const metadata = readRegistration({
      body,
      claims,
      softwareStatement: text,
      hasEncryptionKey: encryptionKey !== undefined,
      isEncryptionRequired: await this.areDemanded(),
    });
    if (isRefusal(metadata)) return refuseWith(metadata);
    return { metadata, software };
  }

  /**
   * The client certificate must be that of the software of the client.
   * @throws OAuthRefused
   */
  async checkCertificate({ softwareId }: Client, request: Request): Promise<void> {
    const holder = await this.holderOf(request);
    if (holder === undefined || holder.software.softwareId === softwareId) return;
    throw new OAuthRefused(
      'invalid_token',
      `The client certificate is that of the software ${holder.software.softwareId}, not of the client.`,
    );
  }

  areDemanded(): Promise<boolean> {
    return this.holders.areDemanded();
  }

  /** A certificate that is not good is an error of the request here, not of the client, which does not exist yet. */
  private async holderOf(request: Request): Promise<CertificateHolder | undefined> {
    try {
      return await this.holders.ofRequest(request);
    } catch (error) {
      if (!(error instanceof OAuthRefused)) throw error;
      throw new OAuthRefused('invalid_client_metadata', error.detail);
    }
  }

  /** @throws OAuthRefused */
  private async statementOf(
    { software_statement: sent, software_id: softwareId }: Body,
    request: Request,
    registered: Client | undefined,
  ): Promise<Statement> {
    const given = sent ?? registered?.metadata.softwareStatement;
    if (typeof given === 'string' && given !== '') {
      const claims = await this.verified(given);
      const known = await this.directory.software(claims.software_id);
      // A client may repeat the statement with which it was registered, which is old by then.
      const isKnown = given === registered?.metadata.softwareStatement;
      refuseWith(
        isKnown ? refuseSoftware(known) : refuseStatement(claims, known, await this.time.nowMs()),
      );
      return { text: given, claims, known: known ?? missing() };
    }
    if (given !== undefined || typeof softwareId !== 'string' || (await this.areDemanded())) {
      return missing();
    }
    const known = await this.directory.software(softwareId);
    refuseWith(refuseSoftware(known));
    if (known === undefined) return missing();
    const text = await this.statements.sign(known, request);
    return { text, claims: await this.verified(text), known };
  }

  /** @throws OAuthRefused */
  private async verified(statement: string): Promise<StatementClaims> {
    const { publicKey, kid } = await this.keys.key('directory');
    try {
      const { claims } = await verifiedJwt(statement, (found) =>
        Promise.resolve(found === kid ? publicKey : undefined),
      );
      return claims as unknown as StatementClaims;
    } catch (error) {
      if (!(error instanceof JwtInvalid)) throw error;
      throw new OAuthRefused(
        'invalid_software_statement',
        `The software statement is not one of the directory. ${error.message}`,
      );
    }
  }
}

function missing(): never {
  throw new OAuthRefused(
    'invalid_software_statement',
    'software_statement is missing; get one from the directory.',
  );
}

function refuseWith(refusal: RegistrationRefusal): never;
function refuseWith(refusal: RegistrationRefusal | undefined): void;
function refuseWith(refusal: RegistrationRefusal | undefined): void {
  if (refusal !== undefined) throw new OAuthRefused(refusal.code, refusal.detail);
}
