import 'reflect-metadata';
import { databaseUnderTest } from '#libs/testing';
import { describeStories } from './describe-stories';
import { tellFaults } from './tell-faults';

const INSTANCES = databaseUnderTest === 'SQLite' ? 1 : 2;

describeStories('The money of all simulators with faults', INSTANCES, tellFaults);
