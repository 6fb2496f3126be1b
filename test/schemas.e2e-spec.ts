import 'reflect-metadata';
import { describeSchema } from '#libs/testing';
import { apps } from '../apps/suite/src/apps';

for (const app of apps) describeSchema(app);
