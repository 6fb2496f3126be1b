import { Module } from '@nestjs/common';
import { RestrictionRepository } from './restriction.repository';
import { RestrictionsController } from './restrictions.controller';
import { RestrictionsService } from './restrictions.service';

/** Restrictions by court orders or because of suspected fraud. */
@Module({
  controllers: [RestrictionsController],
  providers: [RestrictionsService, RestrictionRepository],
  exports: [RestrictionsService],
})
export class RestrictionsModule {}
