import { z } from 'zod';
import { Id, notBlank, optionalText } from '../core/primitives.ts';
import { Country, LocationWrite } from './company-shapes.ts';

export const BillingData = z.strictObject({
  street: notBlank(200),
  additionalInfo: optionalText(200),
  zipCode: notBlank(20),
  city: notBlank(200),
  country: Country,
});

/** Everything that the wizard collected; it creates the first strategy. */
export const WizardFinish = z.strictObject({
  name: notBlank(200),
  address: notBlank(200),
  billingData: BillingData,
  category: Id.meta({ description: 'The size' }),
  industry: Id,
  location: LocationWrite.nullable().optional(),
  logo: Id.nullable().optional().meta({ description: 'Id of an uploaded picture' }),
  goals: z
    .array(z.strictObject({ id: Id, measures: z.array(Id).min(1).max(1) }))
    .min(1)
    .max(3),
});
export type WizardFinish = z.infer<typeof WizardFinish>;
