import { buttonsSection } from './buttons-section.tsx';
import { chartsSection } from './charts-section.tsx';
import { choicesSection } from './choices-section.tsx';
import { datesSection } from './dates-section.tsx';
import { feedbackSection } from './feedback-section.tsx';
import { fieldsSection } from './fields-section.tsx';
import { filesSection } from './files-section.tsx';
import { labelsSection } from './labels-section.tsx';
import { listsSection } from './lists-section.tsx';
import { measuringSection } from './measuring-section.tsx';
import { navigationSection } from './navigation-section.tsx';
import { picturesSection } from './pictures-section.tsx';
import type { GallerySection } from './section.ts';
import { statesSection } from './states-section.tsx';
import { tableSection } from './table-section.tsx';
import { valuesSection } from './values-section.tsx';

export const sections: readonly GallerySection[] = [
  buttonsSection,
  fieldsSection,
  choicesSection,
  listsSection,
  datesSection,
  filesSection,
  valuesSection,
  labelsSection,
  tableSection,
  navigationSection,
  picturesSection,
  feedbackSection,
  statesSection,
  measuringSection,
  chartsSection,
];
