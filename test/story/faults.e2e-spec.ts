import 'reflect-metadata';
import { describeStories } from './describe-stories';
import { tellFaults } from './tell-faults';

describeStories('The money of all simulators with faults', 1, tellFaults);
