import 'reflect-metadata';
import { serve } from '#libs/platform';
import { iso8583 } from './config';

void serve(iso8583);
