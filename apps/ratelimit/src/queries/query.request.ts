import { ArgsType, Field } from '@nestjs/graphql';
import { Matches } from 'class-validator';

/** A key to query. */
@ArgsType()
export class QueryRequest {
  /**
   * A CPF, CNPJ, e-mail address, phone number or UUID. The type is recognized by the form.
   * @example always@example.com
   */
  @Field(() => String, {
    description:
      'A CPF, CNPJ, e-mail address, phone number or UUID. The type is recognized by the form.',
  })
  @Matches(/^(?=.*\S)[^\p{C}]{1,77}$/u, { message: 'Must be a string of 1 to 77 characters.' })
  key!: string;
}
