// (b) A default Nest app: Nest with its default Express adapter reads the body as text and sends a fixed
// pacs.002 from memory. The decorators are applied by hand, so that the file needs no compilation.
import 'reflect-metadata';
import { Body, Controller, Get, Header, HttpCode, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PACS002 } from '../requests/pacs008.mjs';

class Payments {
  receive(body) {
    return body.length > 0 ? PACS002 : '';
  }
  health() {
    return 'ok';
  }
}
const decorate = (decorators, name) => {
  const descriptor = Object.getOwnPropertyDescriptor(Payments.prototype, name);
  for (const decorator of decorators) decorator(Payments.prototype, name, descriptor);
};
Body()(Payments.prototype, 'receive', 0);
decorate(
  [Post('spi/pacs.008'), HttpCode(200), Header('Content-Type', 'application/xml')],
  'receive',
);
decorate([Get('health')], 'health');
Controller()(Payments);

class Plain {}
Module({ controllers: [Payments] })(Plain);

const app = await NestFactory.create(Plain, { logger: false });
app.useBodyParser('text', { type: 'application/xml' });
await app.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
