import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { responseFormat, type MessageFormat, type MtiClass } from '../../messages/message-format';
import { MessageReader } from '../../messages/message-reader';
import { ProfilesService } from '../../profiles/profiles.service';
import { type PackedAnswer } from '../host-answer';
import { IssuerHost } from '../issuer-host';
import { AnswerResponse } from './answer.response';

/** A response in the requested format. */
interface FormattedAnswer {
  readonly body: Buffer | string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The issuer over HTTP: reads a message in any format, passes it to the host, and formats the response. */
@Injectable()
export class IssuerService {
  constructor(
    private readonly host: IssuerHost,
    private readonly profiles: ProfilesService,
    private readonly reader: MessageReader,
  ) {}

  async receive(request: Request, mtiClass: MtiClass, profile?: string): Promise<FormattedAnswer> {
    const codec = await this.profiles.codec(profile);
    const { format, ...received } = await this.reader.read(request, codec, mtiClass);
    const answer = await this.host.receive({ ...received, codec });
    return formatAnswer(answer, responseFormat(request, format));
  }
}

function formatAnswer(answer: PackedAnswer, format: MessageFormat): FormattedAnswer {
  if (format === 'json') {
    const body = JSON.stringify(AnswerResponse.ofAnswer(answer));
    return { body, headers: { 'Content-Type': 'application/json; charset=utf-8' } };
  }
  const { packed, response, trace } = answer;
  const headers = {
    'Content-Type': format === 'bytes' ? 'application/octet-stream' : 'text/plain; charset=utf-8',
    'X-Response-Code': response.fields['39'] ?? '',
    'X-Trace-Rule': trace.rule,
  };
  return { body: format === 'hex' ? packed.toString('hex').toUpperCase() : packed, headers };
}
