import type { Sector } from '@metra/contract/core/primitives';
import type { PublicData } from '@metra/contract/operations/frontend';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '../accounts/texts.ts';
import { goalOf, measureOf } from './catalogue.ts';

export type Place = 'welcome' | 'motivation' | 'goals' | `measures/${Sector}` | 'company-profile' | 'summary';

/** The wizard as a person uses it. */
export class WizardPages {
  readonly page: Page;
  readonly t: Texts;
  readonly catalogue: PublicData;

  constructor(page: Page, t: Texts, catalogue: PublicData) {
    this.page = page;
    this.t = t;
    this.catalogue = catalogue;
  }

  words(key: string, values?: Record<string, string>): string {
    return this.t(`metra-lite.wizard.${key}`, values);
  }

  async open(path = '/app/wizard') {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async expectAt(place: Place) {
    await expect(this.page).toHaveURL(new RegExp(`/app/wizard/${place}$`));
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** The main action of the bar, by what it says. */
  action(key: string): Locator {
    return this.page.getByRole('button', { name: this.words(key), exact: true });
  }

  async saved() {
    const said = new RegExp(`^${this.t('forms.save.saved')}`);
    await expect(this.page.getByRole('status').filter({ hasText: said })).toBeVisible();
  }

  reason(index: number): Locator {
    const motivation = this.catalogue.motivations[index];
    return this.page.getByRole('checkbox', { name: motivation?.name ?? '' });
  }

  goal(sector: Sector): Locator {
    return this.page.getByRole('radio', { name: goalOf(this.catalogue, sector).name });
  }

  measure(sector: Sector): Locator {
    return this.page.getByRole('radio', { name: measureOf(this.catalogue, sector).name });
  }

  field(key: string): Locator {
    return this.page.getByLabel(this.t(key), { exact: true });
  }

  async giveReasons() {
    await this.reason(0).click();
    await this.reason(2).click();
    await this.action('next.goals').click();
    await this.expectAt('goals');
  }

  async chooseGoals(...sectors: Sector[]) {
    for (const sector of sectors) await this.goal(sector).click();
    await this.action('next.measures').click();
    await this.expectAt(`measures/${sectors[0] ?? 'e'}`);
  }

  async chooseMeasure(sector: Sector, next: string) {
    await this.measure(sector).click();
    await this.action(`next.${next}`).click();
  }

  industry(): Locator {
    return this.page.getByRole('combobox', { name: this.words('company.industry') });
  }

  async fillCompany() {
    await this.industry().click();
    await this.page.getByRole('option').nth(3).click();
    await this.page.getByRole('radio').nth(1).click();
    await this.field('company.street').fill('Zollernstraße 12');
    await this.field('company.zipCode').fill('78532');
    await this.field('company.city').fill('Tuttlingen');
    // Suggestions may be open; what was typed counts as well.
    await this.page.keyboard.press('Escape');
  }

  async finish() {
    await this.action('summary.finish').click();
    await expect(this.page).toHaveURL(/\/app\/dashboard$/);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}
