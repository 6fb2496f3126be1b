import 'reflect-metadata';
import { runUntilSignal } from '#libs/platform';
import { apps } from './apps';
import { banner } from './banner';
import { startSuite } from './start-suite';

void runUntilSignal(
  () => startSuite(apps),
  (services) => process.stdout.write(banner(services)),
);
