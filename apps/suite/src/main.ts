import 'reflect-metadata';
import { runUntilSignal } from '#libs/app';
import { banner } from './banner';
import { startAll } from './start-suite';

void runUntilSignal(startAll, (services) => process.stdout.write(banner(services)));
