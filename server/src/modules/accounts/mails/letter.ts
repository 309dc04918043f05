import type { Language } from '@metra/contract/primitives';
import { escapeHtml } from './escape-html.ts';

/** What a mail says, before it is put on paper. */
export interface Letter {
  subject: string;
  /** Each a paragraph of its own; plain text. */
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** What the reader should know about the link, or what to do when the mail comes as a surprise. */
  footnote?: string;
}

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

const frame = {
  de: {
    greeting: 'Guten Tag',
    closing: 'Ihr Metra-Team',
    copy: 'Falls die Schaltfläche nicht funktioniert:',
  },
  en: { greeting: 'Hello', closing: 'Your Metra team', copy: 'If the button does not work:' },
} as const;

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Writes a letter as plain text and as HTML that every mail program shows. */
export function writeMail(language: Language, name: string, letter: Letter): WrittenMail {
  const { greeting, closing, copy } = frame[language];
  const salutation = `${[greeting, oneLine(name)].filter(Boolean).join(' ')},`;
  const content = { ...letter, paragraphs: letter.paragraphs.map(oneLine), salutation, closing, copy };
  return {
    subject: oneLine(letter.subject).slice(0, 200),
    text: asText(content),
    html: asHtml(language, content),
  };
}

type Content = Letter & { salutation: string; closing: string; copy: string };

function asText({ salutation, paragraphs, action, footnote, closing }: Content): string {
  const parts = [salutation, ...paragraphs, action && `${action.label}:\n${action.url}`, footnote, closing];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const colours = {
  ink: '#1a192d',
  paper: '#f7f6f4',
  white: '#ffffff',
  soft: '#464656',
  muted: '#62616f',
  rule: '#fec92f',
  line: '#e2dfdb',
};
const font = "font-family:Archivo,'Segoe UI',Helvetica,Arial,sans-serif";

const paragraph = (html: string, style = '') =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${colours.soft};${style}">${html}</p>`;

function button({ label, url }: NonNullable<Letter['action']>, copy: string): string {
  const [text, href] = [escapeHtml(label), escapeHtml(url)];
  const link = `<a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${colours.ink};color:${colours.white};font-size:16px;font-weight:600;text-decoration:none">${text}</a>`;
  const plain = `<a href="${href}" style="color:${colours.muted};word-break:break-all">${href}</a>`;
  return `<p style="margin:24px 0">${link}</p>${paragraph(`${escapeHtml(copy)}<br>${plain}`, `font-size:13px;color:${colours.muted}`)}`;
}

function asHtml(
  language: Language,
  { subject, salutation, paragraphs, action, footnote, closing, copy }: Content,
) {
  const body = [
    paragraph(escapeHtml(salutation)),
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    action ? button(action, copy) : '',
    footnote ? paragraph(escapeHtml(footnote), `font-size:14px;color:${colours.muted}`) : '',
    paragraph(escapeHtml(closing), 'margin-bottom:0'),
  ].join('\n');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${colours.paper};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colours.white};border:1px solid ${colours.line};border-radius:10px">
<tr><td style="padding:20px 32px;border-bottom:4px solid ${colours.rule};font-size:20px;font-weight:640;color:${colours.ink}">Metra</td></tr>
<tr><td style="padding:32px">
${body}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
