import { callerOf } from '../accounts/api.ts';
import { aPerson, expect, test } from '../accounts/fixtures.ts';
import { linkIn } from '../accounts/mailbox.ts';
import { expectVisibleFocus, tabTo } from '../by-keyboard.ts';
import { catalogueOf } from './catalogue.ts';
import { type Place, WizardPages } from './wizard-pages.ts';

test('from the home page over registration and wizard to the dashboard by keyboard alone', async ({
  page,
  t,
  mailbox,
  program,
}) => {
  test.slow();
  const person = aPerson();
  const { keyboard } = page;
  const heading = page.getByRole('heading', { level: 1 });
  const press = async (name: string) => {
    await tabTo(page, { name });
    await keyboard.press('Enter');
  };
  const typeInto = async (name: string, text: string) => {
    await tabTo(page, { name });
    await keyboard.type(text);
  };

  await page.goto('/');
  await expect(heading).toBeVisible();
  await press(t('home.start'));
  await expect(page).toHaveURL(/\/register/);
  await expect(page.getByLabel(t('auth.field.organisation'))).toBeVisible();
  await typeInto(t('auth.field.organisation'), person.organisationName);
  await keyboard.press('Enter');
  // The next question waits for its answer.
  await expect(page.getByLabel(t('auth.field.firstName'))).toBeFocused();
  await expectVisibleFocus(page);
  await keyboard.type(person.firstName);
  await typeInto(t('auth.field.lastName'), person.lastName);
  await keyboard.press('Enter');
  await expect(page.getByLabel(t('auth.field.email'), { exact: true })).toBeFocused();
  await keyboard.type(person.email);
  await typeInto(t('auth.field.password'), person.password);
  await tabTo(page, { name: t('auth.terms.label'), role: 'checkbox' });
  await keyboard.press('Space');
  await press(t('auth.register.submit'));
  await expect(heading).toHaveText(t('auth.mailbox.title'));

  await page.goto(linkIn(await mailbox.next(person.email), '/confirm-account'));

  const catalogue = await catalogueOf(callerOf(program));
  const wizard = new WizardPages(page, t, catalogue);
  const arrive = async (place: Place) => {
    await wizard.expectAt(place);
    // The focus moves to the heading of a new page; earlier key presses may be lost.
    await expect(heading).toBeFocused();
  };
  const pressAction = (key: string) => press(wizard.words(key));

  await arrive('welcome');
  await pressAction('welcome.begin');

  await arrive('motivation');
  await tabTo(page, { name: catalogue.motivations[1]?.name ?? '', role: 'checkbox' });
  await keyboard.press('Space');
  await pressAction('next.goals');

  await arrive('goals');
  // A group of radio buttons is one tab stop; the arrow keys choose.
  await tabTo(page, { name: '', role: 'radio' });
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expectVisibleFocus(page);
  await pressAction('next.measures');

  await arrive('measures/e');
  await tabTo(page, { name: '', role: 'radio' });
  await keyboard.press('Space');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await pressAction('next.companyInfos');

  await arrive('company-profile');
  await typeInto(wizard.words('company.industry'), catalogue.industries[4]?.name.slice(0, 6) ?? '');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('Enter');
  await tabTo(page, { name: catalogue.sizes[0]?.name ?? '', role: 'radio' });
  await keyboard.press('ArrowDown');
  for (const [field, value] of [
    ['company.street', 'Zollernstraße 12'],
    ['company.zipCode', '78532'],
    ['company.city', 'Tuttlingen'],
  ] as const) {
    await typeInto(t(field), value);
    // Suggestions may be open; the typed text counts as well.
    await keyboard.press('Escape');
  }
  await pressAction('next.summary');

  await arrive('summary');
  await pressAction('summary.finish');
  await expect(page).toHaveURL('/app/dashboard');
  await expect(heading).toBeFocused();
  // The journey continues to the first target.
  await press(t('dashboard.action.setTarget'));
  await expect(page).toHaveURL('/app/dashboard/targets');
});
