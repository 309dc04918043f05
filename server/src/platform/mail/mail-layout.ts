import type { Language } from '@metra/contract/core/primitives';
import { mailStyles, style } from './mail-styles.ts';

/** The content of a mail as plain text without HTML. */
export type MailContent = {
  language: Language;
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Small print below the text, such as the lifetime of a link. */
  note?: string;
  /** A link to the setting that turns such mails off, below the small print. */
  setting?: { label: string; url: string };
  /** A note about replies, if somebody reads them. */
  replies?: string;
};

const words = {
  de: {
    plainLink: 'Falls die Schaltfläche nicht reagiert, öffnen Sie bitte diese Adresse:',
    automatic: 'Diese Nachricht wurde automatisch verschickt. Antworten darauf liest niemand.',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    site: '',
  },
  en: {
    plainLink: 'If the button does not respond, please open this address:',
    automatic: 'This message was sent automatically. Nobody reads replies to it.',
    imprint: 'Legal notice',
    privacy: 'Privacy',
    /** The address of the English pages. */
    site: '/en',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Renders a mail as text and as HTML that also works in mail programs without style sheets. */
export function renderMail(content: MailContent, publicUrl: string): { text: string; html: string } {
  if (content.action) checkAddress(content.action.url);
  if (content.setting) checkAddress(content.setting.url);
  return { text: textOf(content, publicUrl), html: htmlOf(content, publicUrl) };
}

function checkAddress(url: string): void {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('A mail links to web pages only');
}

function textOf(content: MailContent, publicUrl: string): string {
  const { language, heading, paragraphs, action, note, setting } = content;
  const { imprint, privacy, site } = words[language];
  const sections = [
    heading,
    ...paragraphs,
    action && `${action.label}:\n${action.url}`,
    note,
    setting && `${setting.label}:\n${setting.url}`,
    `-- \nMetra · ${publicUrl}${site}\n${endOf(content)}\n${imprint}: ${publicUrl}${site}/impressum\n${privacy}: ${publicUrl}${site}/datenschutz`,
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function htmlOf(content: MailContent, publicUrl: string): string {
  const { language, heading, paragraphs, action, note, setting } = content;
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${inHtml(heading)}</title>
<style>${mailStyles}</style>
</head>
<body class="page" style="${style.page}">
<div style="${style.preview}">${inHtml(paragraphs[0] ?? '')}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.page}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px">${logo}</td></tr>
<tr><td class="panel" style="${style.panel}">
<h1 class="strong" style="${style.heading}">${inHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p class="soft" style="${style.paragraph}">${lines(paragraph)}</p>`).join('\n')}
${action ? button(action, language) : ''}
${note ? `<p class="muted rule" style="${style.note}">${lines(note)}</p>` : ''}
${setting ? `<p class="muted" style="${style.setting}"><a class="muted" href="${inHtml(setting.url)}" style="${style.footerLink}">${inHtml(setting.label)}</a></p>` : ''}
</td></tr>
<tr><td class="muted" style="${style.footer}">${footer(content, publicUrl)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const button = ({ label, url }: { label: string; url: string }, language: Language) => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
<tr><td class="button" bgcolor="#1a192d" style="${style.button}"><a class="button-text" href="${inHtml(url)}" style="${style.buttonText}">${inHtml(label)}</a></td></tr>
</table>
<p class="muted" style="${style.plainLink}">${words[language].plainLink}<br><a class="muted" href="${inHtml(url)}" style="${style.address}">${inHtml(url)}</a></p>`;

const endOf = ({ language, replies }: MailContent) => replies ?? words[language].automatic;

function footer(content: MailContent, publicUrl: string): string {
  const { imprint, privacy, site } = words[content.language];
  const link = (path: string, label: string) =>
    `<a class="muted" href="${inHtml(publicUrl + site + path)}" style="${style.footerLink}">${label}</a>`;
  return `${inHtml(endOf(content))}<br>${link('', 'Metra')} &nbsp;·&nbsp; ${link('/impressum', imprint)} &nbsp;·&nbsp; ${link('/datenschutz', privacy)}`;
}

/** The logo's five bars in the shape of an M are table cells, because few mail programs show SVG. */
const mark = ([height, colour]: readonly [number, string]) =>
  `<td valign="bottom" style="padding:0 1px"><div style="width:3px;height:${height}px;font-size:0;line-height:0;background:${colour}">&nbsp;</div></td>`;

const marks = [
  [18, '#fbfaf7'],
  [13, '#fbfaf7'],
  [8, '#fec92f'],
  [13, '#fbfaf7'],
  [18, '#fbfaf7'],
] as const;

const logo = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td bgcolor="#1a192d" class="tile" style="${style.tile}"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${marks.map(mark).join('')}</tr></table></td>
<td class="strong" style="${style.wordmark}">Metra</td>
</tr></table>`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const inHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
const lines = (text: string) => inHtml(text).replaceAll('\n', '<br>');
