import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describePages } from '#libs/testing';
import { apps } from '../apps/suite/src/apps';
import { startSuite } from '../apps/suite/src/start-suite';

const documents = readdirSync('docs').filter((name) => name.endsWith('.md'));
const pages = [
  'README.md',
  'README.pt-BR.md',
  ...documents.map((name) => join('docs', name)),
].filter((page) => readFileSync(page, 'utf8').includes('```sh\n'));
/** Ports of the system's choice. */
const ports = {
  SPI_PORT: '0',
  DICT_PORT: '0',
  ISO8583_PORT: '0',
  ISO8583_TCP_PORT: '0',
  RATELIMIT_PORT: '0',
};

describePages(pages, (environment) => startSuite(apps, { ...environment, ...ports }));
