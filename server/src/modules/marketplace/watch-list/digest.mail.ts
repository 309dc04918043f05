import type { Language } from '@metra/contract/core/primitives';
import { type Letter, unlinked } from '../../../platform/mail/letter.ts';
import type { News } from './digest.store.ts';

interface Digest {
  news: readonly (News & { organisation: string })[];
  links: { watchList: string; stop: string };
}

const mostNamed = 20;

const words = {
  de: {
    subject: (count: number) =>
      count === 1 ? 'Eine Neuigkeit auf Ihrer Merkliste' : `${count} Neuigkeiten auf Ihrer Merkliste`,
    begin: 'auf Ihrer Merkliste gibt es Neues:',
    lines: {
      'offer.changed': (title: string, organisation: string) =>
        `„${title}“ von ${organisation} wurde geändert.`,
      'offer.news': (title: string, organisation: string) =>
        `${organisation} schreibt zu einem Angebot: „${title}“.`,
      'organisation.offer': (title: string, organisation: string) =>
        `${organisation} bietet jetzt „${title}“ an.`,
      'organisation.news': (title: string, organisation: string) => `${organisation} schreibt: „${title}“.`,
    },
    more: (count: number) => `und ${count} weitere`,
    open: 'Merkliste öffnen',
    rhythm: 'Diese E-Mail kommt höchstens einmal am Tag und nur, wenn es Neues gibt.',
    stop: 'Diese E-Mails abbestellen',
  },
  en: {
    subject: (count: number) =>
      count === 1 ? 'One update on your watch list' : `${count} updates on your watch list`,
    begin: 'There is news on your watch list:',
    lines: {
      'offer.changed': (title: string, organisation: string) =>
        `“${title}” from ${organisation} has changed.`,
      'offer.news': (title: string, organisation: string) =>
        `${organisation} writes about an offer: “${title}”.`,
      'organisation.offer': (title: string, organisation: string) => `${organisation} now offers “${title}”.`,
      'organisation.news': (title: string, organisation: string) => `${organisation} writes: “${title}”.`,
    },
    more: (count: number) => `and ${count} more`,
    open: 'Open watch list',
    rhythm: 'This e-mail comes at most once a day, and only when there is something new.',
    stop: 'Stop these e-mails',
  },
} as const;

/** The news for one person. A record that changed five times is listed once. */
export function watchListDigest(language: Language, { news, links }: Digest): Letter {
  const w = words[language];
  const lines = [
    ...new Set(
      news.map(({ type, title, organisation }) => w.lines[type](unlinked(title), unlinked(organisation))),
    ),
  ];
  const named = lines.slice(0, mostNamed);
  return {
    subject: w.subject(lines.length),
    paragraphs: [w.begin, ...named, ...(lines.length > mostNamed ? [w.more(lines.length - mostNamed)] : [])],
    action: { label: w.open, url: links.watchList },
    footnote: w.rhythm,
    setting: { label: w.stop, url: links.stop },
  };
}
