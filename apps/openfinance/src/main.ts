import 'reflect-metadata';
import { serve } from '#libs/platform';
import { openfinance } from './openfinance.app';

void serve(openfinance);
