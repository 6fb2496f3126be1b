import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Caller } from './caller';
import { type NeededToken } from './needs-token';
import { OwnedByAnother } from './token.errors';
import { GrantRepository } from './tokens/grant.repository';

/** A further check of a call with a valid access token. It throws the error of the response, or does nothing. */
export type CallerCheck = (caller: Caller, request: Request, response: Response) => Promise<void>;

/** The checks of calls whose access token is valid: that the client owns the object, and those that modules add. */
@Injectable()
export class CallerChecks {
  private readonly checks: CallerCheck[] = [];

  constructor(private readonly grants: GrantRepository) {}

  add(check: CallerCheck): void {
    this.checks.push(check);
  }

  /** @throws OwnedByAnother, or the error of a check */
  async run(
    caller: Caller,
    { owned }: NeededToken,
    { request, response }: { readonly request: Request; readonly response: Response },
  ): Promise<void> {
    if (owned !== undefined) {
      await this.refuseOther(caller, request.params[owned] ?? request.query[owned]);
    }
    for (const check of this.checks) await check(caller, request, response);
  }

  private async refuseOther({ clientId }: Caller, objectId: unknown): Promise<void> {
    if (typeof objectId !== 'string') return;
    const owner = await this.grants.ownerOf(objectId);
    if (owner === undefined || owner === clientId) return;
    throw new OwnedByAnother(`${objectId} was created by another client.`);
  }
}
