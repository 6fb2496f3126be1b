import 'reflect-metadata';
import { serve } from '#libs/platform';
import { iso8583 } from './iso8583.app';

void serve(iso8583);
