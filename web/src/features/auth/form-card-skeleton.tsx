import type { ReactNode } from 'react';
import { Skeleton, SkeletonButton, SkeletonField } from '../../design-system/feedback/skeleton.tsx';
import { FormActions } from './form-actions.tsx';
import { QuestionCard, type Steps } from './question-card.tsx';

interface FormCardSkeletonProps {
  title: string;
  text: string;
  steps?: Steps;
  label: string;
  submitLabel: string;
  children?: ReactNode;
}

export function FormCardSkeleton({
  title,
  text,
  steps,
  label,
  submitLabel,
  children,
}: FormCardSkeletonProps) {
  return (
    <Skeleton>
      <QuestionCard title={title} text={text} steps={steps}>
        <div className="grid gap-5">
          <SkeletonField label={label} />
          <FormActions>
            <SkeletonButton size="lg">{submitLabel}</SkeletonButton>
          </FormActions>
        </div>
        {children}
      </QuestionCard>
    </Skeleton>
  );
}
