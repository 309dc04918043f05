import type { PublicBlock } from '@metra/contract/shapes/content-blocks';
import { cx } from '../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../design-system/buttons/button-style.ts';
import type { FrameLink } from '../../design-system/frames/frame-parts.ts';
import { MeasuringEdge } from '../../design-system/pictures/measuring-edge.tsx';
import { WrittenText } from '../../lib/formats/written-text.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface InvitationProps {
  block: Extract<PublicBlock, { type: 'questionnaire' }>;
  Link: FrameLink;
}

export function QuestionnaireInvitation({ block, Link }: InvitationProps) {
  const { t } = useTranslate();
  const { title, text, label, slug, questions, durationMinutes } = block;
  return (
    <section className="panel overflow-clip">
      <MeasuringEdge tone="rule" />
      <div className="grid grid-cols-1 items-center gap-6 p-6 md:grid-cols-[minmax(0,1fr)_auto] md:gap-10 md:p-8">
        <div className="grid gap-3">
          <h2 className="type-h2">
            <WrittenText>{title}</WrittenText>
          </h2>
          {text !== '' && (
            <p className="measure text-text-soft">
              <WrittenText>{text}</WrittenText>
            </p>
          )}
          <p className="text-small text-text-muted">
            {t('reading.questionnaire.count', { count: questions })}
            {durationMinutes !== null &&
              `, ${t('reading.questionnaire.minutes', { count: durationMinutes })}`}
            , {t('reading.questionnaire.noAccount')}
          </p>
        </div>
        <Link
          href={`/questionnaires/${slug}`}
          className={cx(buttonClass({ variant: 'primary', size: 'lg' }), 'max-md:w-full')}
        >
          {label}
        </Link>
      </div>
    </section>
  );
}
