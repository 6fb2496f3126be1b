import 'reflect-metadata';
import { runUntilSignal } from '#libs/app';
import { apps } from './apps';
import { banner } from './banner';
import { startAll } from './start-suite';
import { suite } from './suite.app';

void runUntilSignal([...apps, suite], startAll, (services) =>
  process.stdout.write(banner(services)),
);
