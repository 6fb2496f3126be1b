import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type AbrasfAnswer } from '#libs/nfse';
import { type ActionHeaders } from '#libs/soap';
import { Certificates } from '../../certificates/certificates';
import { MunicipalityNotFound } from '../abrasf.errors';
import { AbrasfService } from '../abrasf.service';
import { Authors } from '../authors/authors';
import { type Place } from '../place';
import { AbrasfRefused } from '../refused';
import { Places } from '../settings/places';
import { readCall, readCallRequest, type Call } from './read-call';
import { declaredVersion, faultReply, type SoapReply, SoapRefused } from './soap-refused';
import { answerDocument, answerReply } from './write-reply';
import { wsdlOf } from './wsdl-of';

/** So many municipalities are named in an error. */
const MAX_NAMED = 60;
/** So many characters of the address are shown. */
const SHOWN = 20;

/** A request to the service of a municipality. */
export interface SoapHttpRequest {
  readonly envelope: Uint8Array;
  readonly headers: ActionHeaders;
  /** With the client certificate. */
  readonly http: Request;
}

/** Answers SOAP requests to the service of a municipality. */
@Injectable()
export class SoapService {
  constructor(
    private readonly places: Places,
    private readonly abrasf: AbrasfService,
    private readonly certificates: Certificates,
    private readonly authors: Authors,
  ) {}

  /** @throws MunicipalityNotFound */
  async answer(municipality: string, sent: SoapHttpRequest): Promise<SoapReply> {
    const { envelope, headers, http } = sent;
    try {
      const place = await this.place(municipality);
      const call = readCall(envelope, headers, place);
      const document = answerDocument(call, await this.answerTo(call, place, http), place);
      return answerReply(call, await this.signed(document, place), place);
    } catch (error) {
      if (!(error instanceof SoapRefused)) throw error;
      // The Content-Type names the version of SOAP if the envelope cannot be read.
      return faultReply(error.fault.version ?? declaredVersion(headers.contentType), error.fault);
    }
  }

  /**
   * The WSDL of the service of a municipality.
   * @throws MunicipalityNotFound
   */
  async wsdl(municipality: string, address: string): Promise<string> {
    return wsdlOf(await this.place(municipality), address);
  }

  private async answerTo(call: Call, place: Place, http: Request): Promise<AbrasfAnswer> {
    try {
      const request = readCallRequest(call, place);
      await this.authors.check(request, place, http);
      return await this.abrasf.answer(request, place);
    } catch (error) {
      if (!(error instanceof AbrasfRefused)) throw error;
      return { kind: 'messages', messages: error.messages };
    }
  }

  private async signed(document: string, { settings }: Place): Promise<string> {
    if (!settings.signsAnswers) return document;
    return (await this.certificates.authority()).signAnswer(document);
  }

  /** @throws MunicipalityNotFound */
  private async place(municipality: string): Promise<Place> {
    const place = await this.places.find(municipality);
    if (place !== undefined) return place;
    const names = await this.places.names();
    throw new MunicipalityNotFound(municipality.slice(0, SHOWN), names.slice(0, MAX_NAMED));
  }
}
