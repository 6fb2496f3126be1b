import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { type RemittanceFile } from '#libs/cnab240';
import { currentContext } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type LayoutName } from '../layouts';
import { type FileFindings } from './file-findings';
import { PayerOfFile } from './payer-of-file';
import { Upload } from './upload';

/** What is known of a file before its first line. */
export interface Sent {
  readonly findings: FileFindings;
  readonly layout: LayoutName;
  /** Only of the example of the documentation. */
  readonly id: string | undefined;
}

/** Begins to receive a file when its header has arrived. */
@Injectable()
export class BeginUpload {
  constructor(
    private readonly payers: PayerOfFile,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns undefined if the header is refused; then there is a finding */
  async begin(file: RemittanceFile, { findings, layout, id }: Sent): Promise<Upload | undefined> {
    const account = await this.payers.find(file);
    if (!account.ok) {
      findings.refuse(account.refusal);
      return undefined;
    }
    const receivedAtMs = this.clock.nowMs();
    const { accountId } = account.value;
    const { company, sequence: nsa, text: header } = file;
    const { agreement } = company;
    const { correlationId } = currentContext();
    return new Upload(
      { accountId, agreement, nsa, layout, header, receivedAtMs, correlationId },
      brasiliaDate(receivedAtMs),
      id,
    );
  }
}
