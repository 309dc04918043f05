import type {
  AskedPage,
  MovedPage,
  RenderedDocument,
  SitePage,
  WebRendering,
} from '@metra/contract/web-rendering';

export interface FakeRendering extends WebRendering {
  /** What was rendered so far. */
  readonly asked: AskedPage[];
  /** In place of the usual words, for as long as a test wants it. */
  render: ((asked: AskedPage) => Promise<RenderedDocument | MovedPage>) | undefined;
}

const lines = (text: string) => `<!doctype html><p>${text}</p>${'<p>Wort für Wort.</p>'.repeat(100)}`;

export const aDocument = (text: string): RenderedDocument => ({ status: 200, html: lines(text) });

const known = /^\/(login|app(\/[\w/-]+)?)$/;

const aPage = (name: string, path: string): SitePage => ({
  name,
  path,
  search: [],
  repeated: [],
  isSearched: false,
  isPrivate: false,
  forms: [],
});

const contact = {
  name: 'contact',
  call: '/offers/:slug/contacts',
  fields: ['name', 'email', 'organisation', 'text', 'homepage'],
};

/** Says what it was asked for; stands in for the built web. */
export function fakeRendering(): FakeRendering {
  const fake: FakeRendering = {
    asked: [],
    render: undefined,
    inlineScripts: ['firstOfAll()'],
    pages: [
      aPage('home', '/'),
      aPage('imprint', '/impressum'),
      { ...aPage('offers', '/angebote'), search: ['ort', 'seite'] },
      { ...aPage('offer', '/angebote/:slug'), forms: [contact] },
      { ...aPage('preview', '/vorschau/:token'), isPrivate: true },
    ],
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
