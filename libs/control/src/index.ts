export { ControlsService, ServiceAdminController } from './admin.decorators';
export { audit } from './audit';
export { ControlModule } from './control.module';
export { isLoopback } from './loopback';
