import { RichText } from '@metra/contract/shapes/rich-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../../test/any-character.ts';
import { pastedRichText } from './pasted-text.ts';

/** Word 365 puts conditional comments, list marks as text and many styles into the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {margin:0cm; font-family:"Aptos",sans-serif;} --></style></head>
<body lang=DE style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<h1>Energie sparen im Betrieb<o:p></o:p></h1>
<p class=MsoNormal>Wir haben <b>14&nbsp;%</b> weniger Strom
verbraucht, siehe <a href="https://example.org/bericht"><i>Bericht</i></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>LED-Leuchten<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Druckluft<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Messen<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>Handeln<o:p></o:p></p>
<h3>Anschrift<o:p></o:p></h3>
<p class=MsoNormal>Muster GmbH<br>
Werkstraße 1<br>
71638 Ludwigsburg<o:p></o:p></p>
<!--EndFragment-->
</body></html>`;

test('a text from Word keeps headings, lists, emphasis, links and lines', () => {
  expect(pastedRichText(WORD)).toEqual([
    { type: 'heading', level: 2, content: [{ text: 'Energie sparen im Betrieb' }] },
    {
      type: 'paragraph',
      content: [
        { text: 'Wir haben ' },
        { text: '14\u00a0%', bold: true },
        { text: ' weniger Strom verbraucht, siehe ' },
        { text: 'Bericht', italic: true, link: 'https://example.org/bericht' },
        { text: '.' },
      ],
    },
    { type: 'list', ordered: false, items: [[{ text: 'LED-Leuchten' }], [{ text: 'Druckluft' }]] },
    { type: 'list', ordered: true, items: [[{ text: 'Messen' }], [{ text: 'Handeln' }]] },
    { type: 'heading', level: 3, content: [{ text: 'Anschrift' }] },
    {
      type: 'lines',
      items: [[{ text: 'Muster GmbH' }], [{ text: 'Werkstraße 1' }], [{ text: '71638 Ludwigsburg' }]],
    },
  ]);
});

/** Google Docs wraps everything in a bold element that is not bold, and formats by styles. */
const DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f6c2f6e-7fff-1c9d"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;font-weight:400;font-style:normal;">Save water</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;font-style:normal;">Every drop</span><span style="font-weight:400;font-style:italic;"> counts.</span></p><br /><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Meter</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">per hall</span></p></li></ul></ul><ol><li><p><span>Read</span></p></li></ol></b><br class="Apple-interchange-newline">`;

test('a text from Google Docs keeps the same formats, and its lists become flat', () => {
  expect(pastedRichText(DOCS)).toEqual([
    { type: 'heading', level: 2, content: [{ text: 'Save water' }] },
    {
      type: 'paragraph',
      content: [
        { text: 'Every drop', bold: true },
        { text: ' counts.', italic: true },
      ],
    },
    { type: 'list', ordered: false, items: [[{ text: 'Meter' }], [{ text: 'per hall' }]] },
    { type: 'list', ordered: true, items: [[{ text: 'Read' }]] },
  ]);
});

test('a web page keeps only its words and the formats that a text may have', () => {
  const page = `<div onclick="x()"><nav>Start</nav><script>alert(1)</script><style>p{}</style>
    <article><h4>Titel</h4><div><p>Ein <span style="display:none">geheimer</span> <code>Satz</code>
    <a href="javascript:alert(1)">hier</a> und <a href="//boese.example">dort</a> und <a href="/app">da</a>.</p></div>
    <img src=x onerror=alert(1)><blockquote>Zitat</blockquote>
    <table><tr><th>Jahr</th><td>2025</td></tr><tr><td><p>Wert</p></td><td>12</td></tr></table></article></div>`;
  expect(pastedRichText(page)).toEqual([
    { type: 'paragraph', content: [{ text: 'Start' }] },
    { type: 'heading', level: 3, content: [{ text: 'Titel' }] },
    {
      type: 'paragraph',
      content: [{ text: 'Ein Satz hier und dort und ' }, { text: 'da', link: '/app' }, { text: '.' }],
    },
    { type: 'paragraph', content: [{ text: 'Zitat' }] },
    { type: 'paragraph', content: [{ text: 'Jahr · 2025' }] },
    { type: 'paragraph', content: [{ text: 'Wert · 12' }] },
  ]);
});

test('the contract accepts every pasted text', () => {
  const tag = fc.constantFrom(
    'p',
    'b',
    'i',
    'ul',
    'ol',
    'li',
    'h1',
    'h5',
    'a href="https://a.de"',
    'td',
    'br',
    'o:p',
    'div',
  );
  const piece = fc.oneof(
    fc.string({ maxLength: 12, unit: anyCharacter }),
    tag.map((name) => `<${name}>`),
    tag.map((name) => `</${name.split(' ')[0]}>`),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(RichText.safeParse(pastedRichText(pieces.join(''))).success).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('a very long text is cut to the limits of the contract', () => {
  const pasted = pastedRichText(`${'<p>Zeile</p>'.repeat(2_000)}<ul>${'<li>x</li>'.repeat(900)}</ul>`);
  expect(RichText.safeParse(pasted).success).toBe(true);
  expect(pasted).toHaveLength(300);
});
