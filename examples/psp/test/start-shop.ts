import 'reflect-metadata';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Sandbox } from 'payment-simulators/testing';
import request, { type Test } from 'supertest';
import { AppModule } from '../src/app.module';
import { DEFAULTS, type Config } from '../src/config';

/** The service under test, in a sandbox. */
export class Shop {
  private app: INestApplication | undefined;
  private orders = 0;

  async start(urls: Sandbox['urls'], settings: Partial<Config>): Promise<void> {
    const config = {
      ...DEFAULTS,
      ...{ spiUrl: urls.spi, dictUrl: urls.dict, issuerUrl: urls.iso8583, nfseUrl: urls.nfse },
      ...settings,
    };
    this.app = await NestFactory.create(AppModule.with(config), { logger: ['error'] });
    await this.app.listen(0, '127.0.0.1');
  }

  async stop(): Promise<void> {
    await this.app?.close();
  }

  /** A new order of 150.75, and its path. */
  async newOrder(amountCents = 15_075): Promise<string> {
    this.orders += 1;
    const id = `order-${this.orders}`;
    const customer = {
      taxId: '11144477735',
      name: 'Maria Souza',
      branch: '0001',
      account: '98765',
    };
    await this.post('/orders', { id, amountCents, description: 'License', customer }).expect(201);
    return `/orders/${id}`;
  }

  get(path: string): Test {
    return request(this.server()).get(path);
  }

  post(path: string, body: object = {}): Test {
    return request(this.server()).post(path).send(body);
  }

  private server(): Parameters<typeof request>[0] {
    return (this.app as INestApplication).getHttpServer() as Parameters<typeof request>[0];
  }
}

/** Starts the service before the tests of a file, and stops it after them. */
export function startShop(urls: Sandbox['urls'], settings: Partial<Config> = {}): Shop {
  const shop = new Shop();
  beforeAll(() => shop.start(urls, settings));
  afterAll(() => shop.stop());
  return shop;
}
