import { ArgsType, Field } from '@nestjs/graphql';
import { Matches } from 'class-validator';

/** A key to query. */
@ArgsType()
export class QueryRequest {
  /**
   * A CPF, CNPJ, e-mail address, phone number or UUID; its form says which.
   * @example always@example.com
   */
  @Field(() => String, {
    description: 'A CPF, CNPJ, e-mail address, phone number or UUID; its form says which.',
  })
  @Matches(/^(?=.*\S)[^\p{C}]{1,77}$/u, { message: 'Must be a text of 1 to 77 characters.' })
  key!: string;
}
