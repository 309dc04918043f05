import type { SubscriptionPrice } from '@metra/contract/shapes/billing-shapes';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { StateText } from '../../../design-system/values/badge.tsx';
import { formatMoney } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { Promotion } from './use-promotion.ts';

interface PromotionFieldProps {
  promotion: Promotion;
  price: SubscriptionPrice | undefined;
}

/** A code and what it does; what does not hold is told at once. */
export function PromotionField({ promotion, price }: PromotionFieldProps) {
  const { t } = useTranslate();
  const { typed, setTyped, applied, problem, checking, isOpen, apply } = promotion;
  return (
    <form
      noValidate
      className="grid max-w-md gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <Field label={t('subscription.code.label')} optional error={isOpen ? undefined : problem}>
        <div className="flex gap-2">
          <TextInput
            name="promotionCode"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={({ currentTarget, relatedTarget }) => {
              // On the way to the button, which would mean "remove" by the time it is pressed.
              if (isOpen && !currentTarget.form?.contains(relatedTarget)) void apply();
            }}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            className="uppercase placeholder:normal-case"
          />
          {applied !== '' && !isOpen ? (
            <Button key="remove" onClick={() => void apply('')}>
              {t('subscription.code.remove')}
            </Button>
          ) : (
            <Button key="apply" type="submit" loading={checking} disabled={typed.trim() === ''}>
              {t('subscription.code.apply')}
            </Button>
          )}
        </div>
      </Field>
      <p role="status" className="empty:hidden">
        {applied !== '' && price?.promotionCode && <Effect price={price} />}
      </p>
    </form>
  );
}

function Effect({ price }: { price: SubscriptionPrice }) {
  const { t, language } = useTranslate();
  const saved = price.price - price.discountedPrice;
  const effects = [
    ...(saved > 0 ? [t('subscription.code.saves', { amount: formatMoney(saved, language) })] : []),
    ...(price.freeDays > 0 ? [t('subscription.code.freeDays', { days: price.freeDays })] : []),
  ];
  return (
    <StateText tone="success">
      {t('subscription.code.holds', { name: price.promotionName ?? '', effect: effects.join(', ') })}
    </StateText>
  );
}
