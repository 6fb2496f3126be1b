import 'reflect-metadata';
import { serve } from '#libs/app';
import { iso8583 } from './iso8583.app';

void serve(iso8583);
