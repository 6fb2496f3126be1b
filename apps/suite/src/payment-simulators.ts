#!/usr/bin/env node
import 'reflect-metadata';
import { runUntilSignal } from '#libs/app';
import { shellEnvironment } from '#libs/config';
import { apps } from './apps';
import { banner } from './banner';
import { readArguments } from './command-arguments';
import { startAll } from './start-suite';
import { suite } from './suite.app';

const environment = shellEnvironment();
const { simulators, settings } = readArguments(process.argv.slice(2), environment);
void runUntilSignal(
  [...apps, suite],
  () => startAll(settings, simulators),
  (services) => process.stdout.write(banner(services)),
);
