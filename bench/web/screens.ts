import type { Language } from '../../e2e/accounts/texts.ts';
import type { BudgetGroup } from './budgets.ts';
import type { Person, WalkedProgram } from './walked-program.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly person: Person;
  readonly language: Language;
  readonly budget: BudgetGroup;
  /** Texts of the screen's own content, not of its frame. */
  readonly texts: readonly string[];
}

type Walked = readonly [name: string, path: string, ...texts: string[]];

const walk = (person: Person, budget: BudgetGroup, places: readonly Walked[], language: Language = 'de') =>
  places.map(([name, path, ...texts]): Screen => ({ name, path, person, language, budget, texts }));

/** One screen of each kind. */
export const quickScreens = ['home', 'guide', 'login', 'dashboard', 'grid', 'wizard-goals', 'admin'];

/** Returns every screen with the texts of the demo content that appear last. */
export async function screensOf({ member }: WalkedProgram): Promise<Screen[]> {
  const { goals } = await member.api.my.activeStrategy();
  const { items: kpis } = await member.api.kpiRecords.enteredKpis();
  const goal = goals.find(({ slug }) => slug === 'renewable-energy') ?? goals[0];
  const power = kpis.find(({ slug }) => slug === 'electricity-purchased');
  const { items: offers } = await member.api.offers.list({ query: { query: 'Dach verpachten' } });
  const [roof] = offers;
  if (!goal || !power || !roof) throw new Error('The demo content has no goal, no electricity, or no offer.');
  return [
    ...walk('visitor', 'home', [['home', '/', 'Vom Vorsatz zur Zahl', 'Ein Preis für den ganzen Betrieb']]),
    ...walk('visitor', 'home', [['home-en', '/en', 'One price for the whole company']], 'en'),
    ...walk('visitor', 'site', [
      ['guides', '/landing-pages', 'Leitfäden zu allen Zielen', 'Transparent berichten'],
      ['guide', '/landing-pages/erneuerbare-energie', 'Auf einen Blick', 'Weitere Leitfäden'],
      ['marketplace', '/marketplace', 'Angebote für Ihre Ziele', 'Werkstatt Umweltaussagen'],
      ['offer', `/marketplace/offers/${roof.id}`, roof.title, 'Anfrage senden', 'Mehr zum Bereich'],
      ['organisation', `/organisations/${roof.organisation.slug}`, roof.organisation.name, 'Fakten'],
      ['imprint', '/impressum', 'Anbieter', 'Registereintrag'],
      ['privacy', '/datenschutz', 'Verantwortlicher', 'Datenschutzbeauftragte Person'],
      ['terms', '/agb', 'Geltungsbereich', 'Testphase'],
    ]),
    ...walk('visitor', 'sign-in', [['login', '/login', 'Passwort vergessen', 'Noch kein Konto?']]),
    ...walk('visitor', 'public', [
      ['register', '/register', 'Name der Organisation'],
      ['password-recovery', '/password-recovery', 'Wohin senden wir den Link?', 'E-Mail-Adresse'],
    ]),
    ...walk('member', 'app', [
      ['dashboard', '/app/dashboard', goal.name, 'Speicher und Lastmanagement einführen'],
      ['targets', '/app/dashboard/targets', 'Alle Ziele haben einen Zielwert.', goal.name],
      ['goal', `/app/dashboard/goals/${goal.id}`, goal.name, 'Jonas Albrecht'],
      ['company-data', '/app/company-data', power.name, '6.430'],
      ['factors', '/app/company-data/factors', 'Strommix Ihres Landes', 'Umweltbundesamt'],
      ['sector', '/app/company-data/e', power.name, '6.430'],
      ['kpi', `/app/company-data/e/${power.id}`, power.name, '6.430', 'Rechnung'],
      ['tracking', '/app/tracking', 'Regionaler Einkauf', 'Lieferkette'],
      ['grid', '/app/tracking/records', power.name, '4.770', 'Umsatz'],
      ['import', '/app/tracking/import', 'CSV oder XLSX, bis 10.000 Zeilen'],
      ['category', `/app/tracking/${power.category?.slug}`, power.name, '6.430', '+16,3'],
      ['archive', '/app/reporting/archive', 'Energie effizient nutzen'],
      ['settings', '/app/profile/settings', 'Musterstraße 12', '34117'],
      ['subscription', '/app/profile/abo', 'Musterstraße 12', 'ME-', '821,10'],
      ['account', '/app/profile/account', 'member@metra.example', 'Dieses Gerät', 'Mira Wiesengrund'],
      ['events', '/app/events', 'Noch keine Mitteilungen'],
      ['files', '/app/organisation/resources', 'Noch keine Dateien'],
    ]),
    ...walk('newcomer', 'app', [
      ['wizard-welcome', '/app/wizard/welcome', 'Willkommen zurück, Nora.'],
      [
        'wizard-motivation',
        '/app/wizard/motivation',
        'Kunden fragen danach',
        'Den Betrieb krisenfest machen',
      ],
      ['wizard-goals', '/app/wizard/goals', 'Energie effizient nutzen', 'Transparent berichten'],
      ['wizard-measures', '/app/wizard/measures/e', 'Geförderte Energieberatung nutzen'],
      ['wizard-company', '/app/wizard/company-profile', 'Zollernstraße 12', '50–249 Beschäftigte'],
      ['wizard-summary', '/app/wizard/summary', 'Geförderte Energieberatung nutzen', 'Kunden fragen danach'],
    ]),
    ...walk('administrator', 'app', [['admin', '/admin', 'auf Sie.', 'Zuletzt geschehen']]),
  ];
}
