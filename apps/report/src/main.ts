import 'reflect-metadata';
import { serve } from '#libs/platform';
import { report } from './report.app';

void serve(report);
