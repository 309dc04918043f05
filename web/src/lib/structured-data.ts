import type { PagePlace } from './site-page.ts';

/** Objects of schema.org: what machines read about a page. All are data, written into the document as JSON. */
const context = 'https://schema.org';

export const organisationFacts = ({ origin }: PagePlace): object => ({
  '@context': context,
  '@type': 'Organization',
  '@id': `${origin}/#organisation`,
  name: 'Metra',
  url: origin,
  logo: `${origin}/icon.svg`,
});

export const siteFacts = ({ origin, language, addressOf }: PagePlace, description: string): object => ({
  '@context': context,
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  name: 'Metra',
  url: addressOf('/'),
  description,
  inLanguage: language,
  publisher: { '@id': `${origin}/#organisation` },
});

export const questionFacts = (
  items: readonly { question: string; answer: string }[],
  { language }: PagePlace,
): object[] =>
  items.length === 0
    ? []
    : [
        {
          '@context': context,
          '@type': 'FAQPage',
          inLanguage: language,
          mainEntity: items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ];

/** The way from the home page to this one; each by its name and its German path. */
export const wayFacts = (
  way: readonly { name: string; path: string }[],
  { addressOf }: PagePlace,
): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(path),
  })),
});

interface Article {
  title: string;
  description: string;
  path: string;
  updatedOn: string;
  image?: string | undefined;
}

export const articleFacts = (
  { title, description, path, updatedOn, image }: Article,
  { origin, language, addressOf }: PagePlace,
): object => ({
  '@context': context,
  '@type': 'Article',
  headline: title,
  description,
  inLanguage: language,
  mainEntityOfPage: addressOf(path),
  dateModified: updatedOn,
  ...(image && { image: `${origin}${image}` }),
  author: { '@id': `${origin}/#organisation` },
  publisher: { '@id': `${origin}/#organisation` },
});
