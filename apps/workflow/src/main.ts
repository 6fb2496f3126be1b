import 'reflect-metadata';
import { serve } from '#libs/platform';
import { workflow } from './workflow.app';

void serve(workflow);
