import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  ValidateNested,
} from 'class-validator';
import { EXPECTATION, JournalRequest } from '#libs/control';

/** The filters of the journals of all services. */
export class SuiteJournalRequest extends JournalRequest {
  /** Only requests of this service. */
  @IsOptional()
  @IsString({ message: 'Must be the name of a service, as in spi.' })
  service?: string;

  /** `newest`: the last request first (default). `oldest`: the first request first. */
  @IsOptional()
  @IsIn(['newest', 'oldest'], { message: 'Must be newest or oldest.' })
  first?: 'newest' | 'oldest';
}

/** The expectations of one service. */
export class ServiceExpectationsRequest {
  /**
   * Name of the service.
   * @example spi
   */
  @IsString({ message: 'Must be the name of a service, as in spi.' })
  service!: string;

  /**
   * The expectations, as `POST /__admin/verify` of the service takes them.
   * @example [{"match": {"method": "POST", "path": "/**"}, "atMost": 10}]
   */
  @IsArray({ message: 'Must be a list of expectations.' })
  @ApiProperty({ type: 'array', items: { allOf: [EXPECTATION] } })
  expectations!: object[];
}

/** The requests that the services are expected to have received. */
export class SuiteVerifyRequest {
  /** The expectations of each service. */
  @IsArray({ message: 'Must be a list, as in [{"service": "spi", "expectations": [...]}].' })
  @ArrayNotEmpty({ message: 'Must have at least one service.' })
  @ValidateNested({ each: true })
  @Type(() => ServiceExpectationsRequest)
  services!: ServiceExpectationsRequest[];
}
