import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { CONFIG } from '#libs/config';
import {
  operationOf,
  writeDictResponse,
  type DictResponseName,
  type DictResponses,
  type OperationName,
} from '#libs/dict-api';
import { currentContext, writeResponseWith } from '#libs/http';
import { type DictConfig } from '../config';
import { OfficialAdmission } from './admission';
import { isExample } from './is-example';
import { OfficialExamples } from './official-examples';
import { correlationIdOf, keepCall, type Call } from '../official/call';
import { OfficialSignatures } from '../official/official-signatures';

/** The metadata key of a method: the name of its operation. */
export const OPERATION = 'dict-operation';

/** Reads and admits the requests of the official API, stores what their examples name, and writes and signs the responses. */
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
    // Not an interceptor: Nest wraps the method of a request with one in observables, which cost more than a third of a lookup.
    if (isExample(call, request.params as Readonly<Record<string, string>>)) {
      await this.examples.store(call);
    }
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
    // The return type of the method is the type of the body: `ResultOf`.
    const body = value as DictResponses[DictResponseName];
    const xml = writeDictResponse(root, head, body, this.config.apiVersion);
    const signed = await this.signatures.sign(xml);
    response.status(status).setHeader('Content-Type', 'application/xml; charset=utf-8');
    return signed;
  }
}
