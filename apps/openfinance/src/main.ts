import 'reflect-metadata';
import { serve } from '#libs/app';
import { openfinance } from './openfinance.app';

void serve(openfinance);
