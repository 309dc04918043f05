import type { TrackableGoal, TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { DialogBody } from '../../../design-system/dialog/dialog.tsx';
import { EvidenceList } from '../../../domain/tracking/evidence/evidence-list.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { MeasureAbout } from './measure-about.tsx';
import { measureValues } from './measure-values.ts';
import { useMeasureWords } from './measure-words.tsx';

/** A measure of an archived goal is read-only. */
export function MeasureFacts({ goal, measure }: { goal: TrackableGoal; measure: TrackableMeasure }) {
  const { t } = useTranslate();
  const values = measureValues(measure);
  return (
    <DialogBody>
      <MeasureAbout goal={goal} measure={measure} />
      <dl className="mt-4 grid grid-cols-1 gap-4 border-t border-line pt-4 sm:grid-cols-2">
        {useMeasureWords()
          .filter(({ name }) => name !== 'evidence')
          .map(({ name, label, show }) => (
            <div key={name}>
              <dt className="text-small text-text-muted">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{show(values)}</dd>
            </div>
          ))}
        {measure.rating && (
          <div>
            <dt className="text-small text-text-muted">{t('goals.rating.label')}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              {t('goals.rating.given', { score: measure.rating.score })}
            </dd>
            {measure.rating.comment && (
              <dd className="whitespace-pre-line wrap-anywhere">{measure.rating.comment}</dd>
            )}
          </div>
        )}
      </dl>
      {values.evidence.length > 0 && (
        <div className="mt-4 grid gap-2">
          <h3 className="type-label">{t('goals.measure.evidence')}</h3>
          <EvidenceList evidence={values.evidence} />
        </div>
      )}
    </DialogBody>
  );
}
