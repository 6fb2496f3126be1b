import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describePages, freePorts } from '#libs/testing';
import { apps } from '../apps/suite/src/apps';
import { startAll } from '../apps/suite/src/start-suite';
import { suite } from '../apps/suite/src/suite.app';

const documents = readdirSync('docs', { encoding: 'utf8', recursive: true });
const pages = [...readdirSync('.'), ...documents.map((name) => join('docs', name))]
  .filter((name) => name.endsWith('.md'))
  .filter((page) => readFileSync(page, 'utf8').includes('```sh\n'));

describePages(pages, (environment) => startAll({ ...environment, ...freePorts([...apps, suite]) }));
