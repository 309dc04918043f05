import type { Language } from '@metra/contract/core/primitives';

interface Template {
  title: string;
  text: string;
}

/** The texts of notifications by type; `{name}` is replaced by a value of its data. Modules add their types here. */
export const eventTexts = {
  'account.impersonated': {
    de: {
      title: 'Zugriff durch Metra',
      text: 'Jemand von Metra hat für eine Stunde Zugriff auf Ihr Konto. Grund: {reason}',
    },
    en: {
      title: 'Access by Metra',
      text: 'Someone from Metra has access to your account for one hour. Reason: {reason}',
    },
  },
  'account.password_changed': {
    de: { title: 'Passwort geändert', text: 'Das Passwort Ihres Kontos wurde geändert.' },
    en: { title: 'Password changed', text: 'The password for your account has been changed.' },
  },
  'team.joined': {
    de: { title: 'Neu im Team', text: '{name} hat Ihre Einladung angenommen.' },
    en: { title: 'New team member', text: '{name} has accepted your invitation.' },
  },
  'team.made_owner': {
    de: {
      title: 'Neue Rolle im Team',
      text: 'Sie haben jetzt die Rolle „Inhaber/in“: Sie können auch Abo und Team verwalten und die Organisation löschen.',
    },
    en: {
      title: 'Your role has changed',
      text: 'You are now an owner: you can also manage the subscription and the team, and delete the organisation.',
    },
  },
  'team.made_member': {
    de: {
      title: 'Neue Rolle im Team',
      text: 'Sie sind jetzt Mitglied: Sie sehen und bearbeiten die Daten Ihrer Organisation.',
    },
    en: {
      title: 'Your role has changed',
      text: 'You are now a member: you can view and edit your organisation’s data.',
    },
  },
  'team.made_reader': {
    de: {
      title: 'Neue Rolle im Team',
      text: 'Sie haben jetzt Leserechte: Sie können alles ansehen und exportieren, aber nichts ändern.',
    },
    en: {
      title: 'Your role has changed',
      text: 'You now have read-only access: you can view and export everything, but you cannot change anything.',
    },
  },
  'billing.comes_to_you': {
    de: {
      title: 'Die Rechnungen gehen jetzt an Sie',
      text: 'Das Konto, an dessen Adresse sie bisher gingen, gehört nicht mehr zu Ihrem Team.',
    },
    en: {
      title: 'Invoices now come to you',
      text: 'The account whose address they went to is no longer part of your team.',
    },
  },
  'offer.contacted': {
    de: { title: 'Neue Anfrage', text: '{name} hat Ihnen zu Ihrem Angebot „{title}“ geschrieben.' },
    en: { title: 'New enquiry', text: '{name} has written to you about your offer “{title}”.' },
  },
  'offer.taken_down': {
    de: {
      title: 'Angebot gesperrt',
      text: 'Ihr Angebot „{title}“ ist nicht mehr öffentlich. Grund: {reason}',
    },
    en: {
      title: 'Offer taken down',
      text: 'Your offer “{title}” is no longer public. Reason: {reason}',
    },
  },
  'offer.put_back': {
    de: { title: 'Angebot wieder freigegeben', text: 'Ihr Angebot „{title}“ ist nicht mehr gesperrt.' },
    en: { title: 'Offer restored', text: 'Your offer “{title}” is no longer taken down.' },
  },
  'organisation.verified': {
    de: {
      title: 'Organisation geprüft',
      text: 'Wir haben Ihre Organisation geprüft. Auf dem Marktplatz trägt sie jetzt das Zeichen „Geprüft“.',
    },
    en: {
      title: 'Organisation verified',
      text: 'We have checked your organisation. It is now marked as verified on the marketplace.',
    },
  },
  'organisation.unverified': {
    de: {
      title: 'Prüfung aufgehoben',
      text: 'Ihre Organisation trägt auf dem Marktplatz nicht mehr das Zeichen „Geprüft“.',
    },
    en: {
      title: 'Verification withdrawn',
      text: 'Your organisation is no longer marked as verified on the marketplace.',
    },
  },
  'organisation.unlisted': {
    de: {
      title: 'Nicht mehr auf dem Marktplatz',
      text: 'Wir haben Ihre Organisation vom Marktplatz genommen. Andere sehen sie und ihre Angebote nicht mehr. Im Profil der Organisation können Sie sie wieder zeigen.',
    },
    en: {
      title: 'No longer on the marketplace',
      text: 'We have taken your organisation off the marketplace. Others no longer see it or its offers. You can show it again in the organisation’s profile.',
    },
  },
  'organisation.relisted': {
    de: {
      title: 'Wieder auf dem Marktplatz',
      text: 'Ihre Organisation und ihre Angebote sind auf dem Marktplatz wieder zu sehen.',
    },
    en: {
      title: 'Back on the marketplace',
      text: 'Your organisation and its offers can be seen on the marketplace again.',
    },
  },
  'offer.partner_asked': {
    de: {
      title: 'Partner werden?',
      text: 'Eine Organisation möchte Sie als Partner ihres Angebots „{title}“ nennen. Das geschieht nur, wenn Sie zustimmen.',
    },
    en: {
      title: 'Become a partner?',
      text: 'An organisation would like to name you as a partner of its offer “{title}”. It will only do so if you agree.',
    },
  },
  'organisation.offer': {
    de: { title: 'Neues Angebot', text: 'Eine Organisation auf Ihrer Merkliste bietet jetzt „{title}“ an.' },
    en: { title: 'New offer', text: 'An organisation on your watch list now offers “{title}”.' },
  },
  'organisation.news': {
    de: {
      title: 'Neues von einer Organisation',
      text: 'Eine Organisation auf Ihrer Merkliste schreibt: „{title}“.',
    },
    en: { title: 'News from an organisation', text: 'An organisation on your watch list writes: “{title}”.' },
  },
  'offer.changed': {
    de: { title: 'Angebot geändert', text: '„{title}“ auf Ihrer Merkliste wurde geändert.' },
    en: { title: 'Offer changed', text: '“{title}” on your watch list has been changed.' },
  },
  'offer.news': {
    de: {
      title: 'Neues zu einem Angebot',
      text: 'Zu einem Angebot auf Ihrer Merkliste gibt es Neues: „{title}“.',
    },
    en: { title: 'News about an offer', text: 'There is news about an offer on your watch list: “{title}”.' },
  },
  'measure.assigned': {
    de: { title: 'Maßnahme übertragen', text: 'Sie sind jetzt verantwortlich für „{name}“.' },
    en: { title: 'Measure assigned', text: 'You are now responsible for “{name}”.' },
  },
} as const satisfies Record<string, Record<Language, Template>>;

export type EventType = keyof typeof eventTexts;

const isKnown = (type: string): type is EventType => Object.hasOwn(eventTexts, type);

/** A type that no longer exists is displayed by its name. */
export function renderEvent(type: string, data: Record<string, unknown>, language: Language): Template {
  if (!isKnown(type)) return { title: type, text: '' };
  const { title, text } = eventTexts[type][language];
  const fill = (template: string, most: number) =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => String(data[name] ?? '')).slice(0, most);
  return { title: fill(title, 200), text: fill(text, 1000) };
}
