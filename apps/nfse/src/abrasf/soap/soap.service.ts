import { Injectable } from '@nestjs/common';
import { type AbrasfAnswer } from '#libs/nfse';
import { Certificates } from '../../certificates/certificates';
import { MunicipalityNotFound } from '../abrasf.errors';
import { AbrasfService } from '../abrasf.service';
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

/** Answers SOAP requests to the service of a municipality. */
@Injectable()
export class SoapService {
  constructor(
    private readonly places: Places,
    private readonly abrasf: AbrasfService,
    private readonly certificates: Certificates,
  ) {}

  /**
   * @param contentType of the request: it names the version of SOAP if the envelope cannot be read
   * @throws MunicipalityNotFound
   */
  async answer(
    municipality: string,
    envelope: Uint8Array,
    contentType: string | undefined,
  ): Promise<SoapReply> {
    try {
      const place = await this.place(municipality);
      const call = readCall(envelope, place);
      const document = answerDocument(call, await this.answerTo(call, place), place);
      return answerReply(call, await this.signed(document, place), place);
    } catch (error) {
      if (!(error instanceof SoapRefused)) throw error;
      return faultReply(error.fault.version ?? declaredVersion(contentType), error.fault);
    }
  }

  /**
   * The WSDL of the service of a municipality.
   * @throws MunicipalityNotFound
   */
  async wsdl(municipality: string, address: string): Promise<string> {
    return wsdlOf(await this.place(municipality), address);
  }

  private async answerTo(call: Call, place: Place): Promise<AbrasfAnswer> {
    try {
      return await this.abrasf.answer(readCallRequest(call, place), place);
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
