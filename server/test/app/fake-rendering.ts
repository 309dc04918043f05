import type {
  AskedPage,
  FormRefusal,
  MovedPage,
  NextPage,
  RenderedDocument,
  SentForm,
  SitePage,
  WebRendering,
} from '@metra/contract/core/web-rendering';

export interface FakeRendering extends WebRendering {
  /** The pages rendered so far. */
  readonly asked: AskedPage[];
  /** The forms submitted so far. */
  readonly sent: SentForm[];
  /** Replaces the usual rendering while a test needs it. */
  render: ((asked: AskedPage) => Promise<RenderedDocument | MovedPage>) | undefined;
  /** Replaces the usual refusal of all forms. */
  submit: ((sent: SentForm) => Promise<NextPage | FormRefusal>) | undefined;
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
  mayBeFramed: false,
  pdf: null,
});

const contact = {
  name: 'contact',
  call: '/offers/:slug/contacts',
  fields: ['name', 'email', 'organisation', 'text', 'homepage'],
};

/** A form without a call. */
const answers = { name: 'answers', call: null, fields: [] };

/** A renderer that prints its input, in place of the built web. */
export function fakeRendering(): FakeRendering {
  const fake: FakeRendering = {
    asked: [],
    sent: [],
    render: undefined,
    submit: undefined,
    inlineScripts: ['firstOfAll()'],
    pages: [
      aPage('home', '/'),
      aPage('imprint', '/impressum'),
      { ...aPage('offers', '/angebote'), search: ['ort', 'seite'] },
      { ...aPage('offer', '/angebote/:slug'), forms: [contact] },
      { ...aPage('preview', '/vorschau/:token'), isPrivate: true },
      { ...aPage('questions', '/fragen/:id'), forms: [answers] },
      { ...aPage('framed', '/fragen/:id/rahmen'), mayBeFramed: true },
      {
        ...aPage('result', '/ergebnis/:resultId'),
        isPrivate: true,
        pdf: '/questionnaire-results/:resultId/pdf',
      },
    ],
    async submitForm(sent) {
      fake.sent.push(sent);
      if (fake.submit) return fake.submit(sent);
      return { status: 400, fields: [...sent.fields.keys()], message: 'So nicht.' };
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
