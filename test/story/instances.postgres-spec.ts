import 'reflect-metadata';
import { describeStories } from './describe-stories';
import { tellMoney } from './tell-money';

describeStories('The money of all simulators', 2, tellMoney);
