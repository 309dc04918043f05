import { getRouteApi } from '@tanstack/react-router';
import { QuestionnaireFrame } from '../questionnaire-frame.tsx';
import { EmbedPanel } from './embed-panel.tsx';
import { SettingsForm } from './settings-form.tsx';

const route = getRouteApi('/admin/questionnaires/$questionnaireId/settings');

/**
 * The screen shows the texts of a questionnaire, its score levels, and the code that embeds it in other
 * pages.
 */
export function SettingsScreen() {
  const { questionnaireId } = route.useParams();
  return (
    <QuestionnaireFrame id={questionnaireId} tab="settings">
      {(questionnaire) => (
        <>
          <SettingsForm key={questionnaireId} questionnaire={questionnaire} />
          <EmbedPanel slug={questionnaire.slug} isActive={questionnaire.active} />
        </>
      )}
    </QuestionnaireFrame>
  );
}
