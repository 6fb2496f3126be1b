import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import {
  operationOf,
  writeDictResponse,
  type DictResponseName,
  type DictResponses,
  type OperationName,
} from '#libs/dict-api';
import { CONFIG, currentContext, writeResponseWith } from '#libs/platform';
import { type DictConfig } from '../config';
import { OfficialAdmission } from './admission';
import { correlationIdOf, keepCall, type Call } from './call';
import { OfficialExamples } from './examples/examples.repository';
import { OfficialSignatures } from './official-signatures';

/** The metadata of a method: its operation. */
export const OPERATION = 'dict-operation';

/** Reads and admits the requests of the official API, and writes and signs the responses. */
@Injectable()
export class OfficialGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly admission: OfficialAdmission,
    private readonly signatures: OfficialSignatures,
    private readonly examples: OfficialExamples,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const name = this.reflector.get<OperationName>(OPERATION, context.getHandler());
    const call = await this.admission.admit(request, name);
    keepCall(request, call);
    await this.examples.prepare(call, request.params as Readonly<Record<string, string>>);
    const response = http.getResponse<Response>();
    writeResponseWith(response, (value) => this.write(call, value, response));
    return true;
  }

  private async write(call: Call<unknown>, value: unknown, response: Response): Promise<string> {
    const { response: root, status } = operationOf(call.operation);
    const head = {
      responseTime: call.now,
      correlationId: correlationIdOf(currentContext().correlationId),
    };
    // The type of the method's result is checked by `Operation`.
    const body = value as DictResponses[DictResponseName];
    const xml = writeDictResponse(root, head, body, this.config.apiVersion);
    const signed = await this.signatures.sign(xml);
    response.status(status).setHeader('Content-Type', 'application/xml; charset=utf-8');
    return signed;
  }
}
