import { BillingData, WizardFinish } from '@metra/contract/shapes/wizard-shapes';

const { name, address, industry, category } = WizardFinish.shape;

export const CompanyForm = BillingData.omit({ street: true }).extend({
  name,
  address,
  industry,
  size: category,
});
