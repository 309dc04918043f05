import { expect, test } from 'vitest';
import { type MailContent, renderMail } from './mail-layout.ts';

const content: MailContent = {
  language: 'de',
  heading: 'Bestätigen Sie Ihre Adresse',
  paragraphs: ['Guten Tag Jörg Müßig,', 'bitte bestätigen Sie, dass diese Adresse Ihnen gehört.'],
  action: { label: 'Adresse bestätigen', url: 'https://metra.example/confirm-account?token=abc&lang=de' },
  note: 'Der Link gilt 24 Stunden.',
};
const publicUrl = 'https://metra.example';

test('text and HTML say the same, with the link to press and the link to copy', () => {
  const { text, html } = renderMail(content, publicUrl);
  for (const sentence of [content.heading, ...content.paragraphs, 'Adresse bestätigen', content.note]) {
    expect(text).toContain(sentence);
    expect(html).toContain(sentence);
  }
  expect(text).toContain('https://metra.example/confirm-account?token=abc&lang=de');
  expect(html.match(/href="https:\/\/metra\.example\/confirm-account\?token=abc&amp;lang=de"/g)).toHaveLength(
    2,
  );
  expect(html).toContain('<html lang="de"');
  for (const body of [text, html]) expect(body).toContain('https://metra.example/impressum');
});

test('a mail without action or note has no empty places for them', () => {
  const { text, html } = renderMail(
    { language: 'en', heading: 'Your password was changed', paragraphs: ['If it was you, all is well.'] },
    publicUrl,
  );
  expect(html).not.toContain('class="button"');
  expect(text).not.toMatch(/undefined|null|\n\n\n/);
  expect(html).not.toMatch(/undefined|null/);
  expect(text).toContain('sent automatically');
  // Links in English mails lead to English pages.
  for (const body of [text, html]) expect(body).toContain('https://metra.example/en/impressum');
});

test('the name of a person stays text', () => {
  const hostile = `"><script>alert('1')</script>&amp;`;
  const { html } = renderMail(
    {
      ...content,
      heading: hostile,
      paragraphs: [hostile, `two\nlines`],
      note: hostile,
      action: { label: hostile, url: `https://metra.example/?next="><img>` },
    },
    publicUrl,
  );
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;');
  expect(html).toContain('two<br>lines');
});

test('a mail never links to anything but web pages', () => {
  const linkingTo = (url: string) => () => renderMail({ ...content, action: { label: 'x', url } }, publicUrl);
  expect(linkingTo('javascript:alert(1)')).toThrow('web pages only');
  expect(linkingTo('/confirm-account')).toThrow();
});
