import 'reflect-metadata';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describePages, freePorts } from '#libs/testing';
import { apps } from '../apps/suite/src/apps';
import { startAll } from '../apps/suite/src/start-suite';
import { suite } from '../apps/suite/src/suite.app';

const documents = readdirSync('docs', { encoding: 'utf8', recursive: true });
const pages = [...readdirSync('.'), ...documents.map((name) => join('docs', name))]
  .filter((name) => name.endsWith('.md'))
  .filter((page) => readFileSync(page, 'utf8').includes('```sh\n'));

const certificates = mkdtempSync(join(tmpdir(), 'spi-certificates-'));
afterAll(() => {
  rmSync(certificates, { recursive: true, force: true });
});

/** As docs/spi-participants.md starts the SPI: with its certificates, and signatures of all participants. */
const signed = { SPI_CERTIFICATES: certificates, SPI_SIGNATURES: 'require' };

describePages(
  pages,
  (environment) => startAll({ ...environment, ...freePorts([...apps, suite]), ...signed }),
  (services) => ({
    '127.0.0.1:16522': tlsAddressOf(services),
    '/tmp/spi-certificates': certificates,
  }),
);

function tlsAddressOf(services: Awaited<ReturnType<typeof startAll>>): string {
  const listeners = services.flatMap(({ sideListeners }) => sideListeners);
  return listeners.find(({ title }) => title === 'SPI over mutual TLS')?.address ?? '';
}
