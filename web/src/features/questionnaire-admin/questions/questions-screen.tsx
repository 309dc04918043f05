import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, ChevronsUpDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { Button, ButtonLink } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { ShownLanguage } from '../../../domain/writing/languages.tsx';
import { type Language, languages } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { QuestionnaireFrame } from '../questionnaire-frame.tsx';
import { OpenPoints } from './open-points.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionList } from './question-list.tsx';

const route = getRouteApi('/admin/questionnaires/$questionnaireId');

/** The questions of a questionnaire: their order, and one of them to be written. */
export function QuestionsScreen() {
  const { questionnaireId } = route.useParams();
  return (
    <QuestionnaireFrame id={questionnaireId} tab="questions">
      {(questionnaire) => <Questions key={questionnaireId} questionnaire={questionnaire} />}
    </QuestionnaireFrame>
  );
}

function Questions({ questionnaire }: { questionnaire: EditedQuestionnaire }) {
  const { t, language } = useTranslate();
  const { account } = useSession();
  const { question: asked } = route.useSearch();
  const [shown, setShown] = useState<Language>(language);
  const [isListOpen, setListOpen] = useState(false);
  const { id, questions } = questionnaire;
  const question =
    asked === 'new' ? null : (questions.find((each) => each.id === asked) ?? questions[0] ?? null);
  const selected = question?.id ?? (asked === 'new' ? 'new' : undefined);
  const keptName = (of: number | 'new') => `question:${account?.id ?? ''}:${id}:${of}`;
  return (
    <ShownLanguage value={shown}>
      <QuestionSwitch
        questionnaire={questionnaire}
        selected={selected}
        isListOpen={isListOpen}
        onToggleList={() => setListOpen(!isListOpen)}
      />
      <Segmented
        className="lg:hidden"
        label={t('content.language')}
        value={shown}
        options={languages.map((each) => ({ value: each, label: t(`content.language.${each}`) }))}
        onChange={setShown}
      />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[300px_minmax(0,1fr)]">
        <div className={cx('grid min-w-0 gap-6', !isListOpen && 'max-xl:hidden')}>
          <QuestionList
            questionnaire={questionnaire}
            selected={selected}
            keptName={keptName}
            onSelect={() => setListOpen(false)}
          />
          <OpenPoints questionnaire={questionnaire} />
        </div>
        {selected === undefined ? (
          <div className="panel">
            <EmptyState
              headingLevel={2}
              title={t('questionnaire-admin.empty')}
              text={t('questionnaire-admin.emptyText')}
              action={
                <ButtonLink
                  variant="primary"
                  icon={<Plus size={18} aria-hidden="true" />}
                  render={
                    <Link
                      to="/admin/questionnaires/$questionnaireId"
                      params={{ questionnaireId: id }}
                      search={{ question: 'new' }}
                    />
                  }
                >
                  {t('questionnaire-admin.question.first')}
                </ButtonLink>
              }
            />
          </div>
        ) : (
          <QuestionForm
            key={selected}
            questionnaire={questionnaire}
            question={question}
            keptName={keptName(selected)}
          />
        )}
      </div>
    </ShownLanguage>
  );
}

interface QuestionSwitchProps {
  questionnaire: EditedQuestionnaire;
  selected: number | 'new' | undefined;
  isListOpen: boolean;
  onToggleList: () => void;
}

/** Where there is no room for the list: one question after the other, and the list on request. */
function QuestionSwitch({ questionnaire, selected, isListOpen, onToggleList }: QuestionSwitchProps) {
  const { t } = useTranslate();
  const navigate = route.useNavigate();
  const { questions } = questionnaire;
  const place = questions.findIndex(({ id }) => id === selected);
  const show = (question: number | undefined) =>
    question !== undefined && void navigate({ search: { question } });
  if (selected === undefined) return null;
  return (
    <div className="flex items-center gap-2 xl:hidden">
      <IconButton
        variant="secondary"
        label={t('questionnaire-admin.question.previous')}
        icon={<ChevronLeft size={20} aria-hidden="true" />}
        disabled={place === 0 || questions.length === 0}
        onClick={() => show(questions.at(place - 1)?.id)}
      />
      <Button
        className="flex-1"
        aria-expanded={isListOpen}
        icon={<ChevronsUpDown size={18} aria-hidden="true" />}
        onClick={onToggleList}
      >
        {place < 0
          ? t('questionnaire-admin.question.new')
          : t('questionnaire-admin.question.of', { number: place + 1, count: questions.length })}
      </Button>
      <IconButton
        variant="secondary"
        label={t('questionnaire-admin.question.next')}
        icon={<ChevronRight size={20} aria-hidden="true" />}
        disabled={place < 0 || place === questions.length - 1}
        onClick={() => show(questions[place + 1]?.id)}
      />
    </div>
  );
}
