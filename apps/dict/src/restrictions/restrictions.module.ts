import { Module } from '@nestjs/common';
import { RestrictionRepository } from './restriction.repository';
import { RestrictionsController } from './restrictions.controller';
import { Restrictions } from './restrictions.service';

/** Restrictions by court orders or because of suspected fraud. */
@Module({
  controllers: [RestrictionsController],
  providers: [Restrictions, RestrictionRepository],
  exports: [Restrictions],
})
export class RestrictionsModule {}
