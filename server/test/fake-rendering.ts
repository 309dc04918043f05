import type {
  AskedPage,
  MovedPage,
  NextPage,
  RenderedDocument,
  SentForm,
  SitePage,
  WebRendering,
} from '@metra/contract/web-rendering';

export interface FakeRendering extends WebRendering {
  /** What was rendered so far. */
  readonly asked: AskedPage[];
  /** In place of the usual words, for as long as a test wants it. */
  render: ((asked: AskedPage) => Promise<RenderedDocument | MovedPage>) | undefined;
  /** In place of saying what was sent. */
  submit: ((sent: SentForm) => Promise<RenderedDocument | NextPage>) | undefined;
}

const aPage = (given: Pick<SitePage, 'name' | 'path'> & Partial<SitePage>): SitePage => ({
  search: [],
  isPrivate: false,
  takesForm: false,
  mayBeFramed: false,
  pdf: null,
  ...given,
});

const lines = (text: string) => `<!doctype html><p>${text}</p>${'<p>Wort für Wort.</p>'.repeat(100)}`;

export const aDocument = (text: string): RenderedDocument => ({ status: 200, html: lines(text) });

const known = /^\/(login|app(\/[\w/-]+)?)$/;

/** Says what it was asked for; stands in for the built web. */
export function fakeRendering(): FakeRendering {
  const fake: FakeRendering = {
    asked: [],
    render: undefined,
    submit: undefined,
    inlineScripts: ['firstOfAll()'],
    pages: [
      aPage({ name: 'home', path: '/' }),
      aPage({ name: 'imprint', path: '/impressum' }),
      aPage({ name: 'offers', path: '/angebote', search: ['ort', 'seite'] }),
      aPage({ name: 'offer', path: '/angebote/:slug' }),
      aPage({ name: 'preview', path: '/vorschau/:token', isPrivate: true }),
      aPage({ name: 'questions', path: '/fragen/:id', takesForm: true }),
      aPage({ name: 'framed', path: '/fragen/:id/rahmen', mayBeFramed: true }),
      aPage({
        name: 'result',
        path: '/ergebnis/:resultId',
        isPrivate: true,
        pdf: '/questionnaire-results/:resultId/pdf',
      }),
    ],
    async submitForm(sent) {
      fake.asked.push(sent);
      if (fake.submit) return fake.submit(sent);
      const { name, fields } = sent;
      return { ...aDocument(`${name} ${JSON.stringify([...fields])}`), status: 422 };
    },
    async renderPage(asked) {
      fake.asked.push(asked);
      if (fake.render) return fake.render(asked);
      const { name, language, params, search } = asked;
      return aDocument(`${name} ${language} ${JSON.stringify({ params, search })}`);
    },
    cardOf: async ({ name, language, params }) =>
      params.slug === 'missing'
        ? undefined
        : {
            address: `/og/${language}/${name}/abc.png`,
            title: `${name} ${params.slug ?? ''}`,
            label: 'Metra',
            sector: null,
            picture: null,
          },
    renderNotFound: (language) => ({ status: 404, html: lines(`nothing ${language}`) }),
    renderApplication: ({ pathname, language }) =>
      known.test(pathname)
        ? { status: 200, html: lines(`application ${language}`) }
        : { status: 404, html: lines(`leads on ${language}`) },
  };
  return fake;
}
