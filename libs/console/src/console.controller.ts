import { Controller, Get, Inject, Injectable, Param, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { packageVersion } from '#libs/config';
import { type BodyReply, currentContext, IgnoresUnknownQuery, reply } from '#libs/http';
import { CODINGS, ConsoleFiles, type Coding } from './console-files';
import { CONSOLE_POLICY, consolePage } from './console-page';

/** Injection token of ConsoleScope. */
export const CONSOLE_SCOPE = Symbol('scope of the console');

/** The service that has the console, and the services that it shows. */
export interface ConsoleScope {
  readonly service: string;
  readonly services: readonly string[];
}

/**
 * The console: a web page for testers. It has no data of its own, and so needs no token; it reads and changes the service by its
 * public operations. It is not part of the API.
 */
@Injectable()
@ApiExcludeController()
@IgnoresUnknownQuery()
@Controller('console')
export class ConsoleController {
  private readonly files = new ConsoleFiles();

  constructor(@Inject(CONSOLE_SCOPE) private readonly scope: ConsoleScope) {}

  @Get()
  page(): BodyReply<string> {
    const { basePath, sandbox } = currentContext();
    const settings = { ...this.scope, version: packageVersion, basePath, sandbox };
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': CONSOLE_POLICY,
      'Cache-Control': 'no-cache',
      'Referrer-Policy': 'no-referrer',
    };
    return reply(consolePage(settings, this.files.entry()), { headers });
  }

  @Get(':name')
  file(@Param('name') name: string, @Req() request: Request): BodyReply<Buffer> {
    const { contentType, bytes, coded } = this.files.find(name);
    // Express answers false if the client takes none of them.
    const coding = request.acceptsEncodings([...CODINGS]) as Coding | false;
    const headers = {
      'Content-Type': contentType,
      'Content-Encoding': coding === false ? undefined : coding,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    };
    return reply(coding === false ? bytes : coded[coding], { headers });
  }
}
