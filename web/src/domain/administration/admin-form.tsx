import { MoreHorizontal, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../design-system/buttons/button.tsx';
import { Menu } from '../../design-system/layers/menu.tsx';
import { usePageMark } from '../../design-system/pictures/page-mark.ts';
import { FormProblem } from '../../lib/forms/form-problem.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { isSame, valueAt } from '../../lib/versioned-form/differences.ts';
import type { VersionedForm } from '../../lib/versioned-form/use-versioned-form.ts';
import { VersionedPageForm } from '../../lib/versioned-form/versioned-form.tsx';
import { AdminHead } from './admin-head.tsx';
import { type AdminFields, FormFields } from './form/form-context.ts';
import { ListCrumb, ListSteps, type RecordList } from './form/list-walk.tsx';

interface AdminFormProps<Values extends FieldValues> {
  of: VersionedForm<Values>;
  fields: AdminFields<Values>;
  title: ReactNode;
  state?: ReactNode;
  /** The form links back to this list and to the neighbours of the record in it. */
  list?: RecordList;
  actions?: ReactNode;
  tools?: ReactNode;
  tabs?: ReactNode;
  history?: ReactNode;
  children: ReactNode;
}

export function AdminForm<Values extends FieldValues>(props: AdminFormProps<Values>) {
  const { of, fields, list, actions, history } = props;
  const { t } = useTranslate();
  return (
    <FormFields value={fields}>
      <AdminHead
        title={props.title}
        state={props.state}
        crumb={list && <ListCrumb list={list} />}
        tabs={props.tabs}
        actions={
          (list || actions || props.tools) && (
            <>
              {list && <ListSteps list={list} />}
              {props.tools}
              {actions && (
                <Menu
                  trigger={
                    <Button icon={<MoreHorizontal size={18} aria-hidden="true" />}>
                      {t('administration.form.actions')}
                    </Button>
                  }
                >
                  {actions}
                </Menu>
              )}
            </>
          )
        }
      />
      <VersionedPageForm of={of} conflictFields={fields}>
        <div className="grid items-start gap-x-12 gap-y-8 px-5 pt-6 pb-16 sm:px-8 xl:grid-cols-[minmax(0,1fr)_304px]">
          <div className="min-w-0">
            <TakenOver of={of} fields={fields} />
            {props.children}
          </div>
          {history && (
            <aside className="grid gap-3">
              <h2 className="type-h3">{t('administration.form.history')}</h2>
              {history}
            </aside>
          )}
        </div>
        <UnsavedBar of={of} fields={fields} />
      </VersionedPageForm>
    </FormFields>
  );
}

interface AdminGroupProps {
  title: string;
  text?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

export const AdminGroup = ({ title, text, wide = false, children }: AdminGroupProps) => (
  <section className="grid gap-x-8 gap-y-4 border-t border-line py-6 first:border-t-0 first:pt-0 md:grid-cols-[168px_minmax(0,1fr)]">
    <div className="grid content-start gap-1">
      <h2 className="type-h3">{title}</h2>
      {text && <p className="text-small text-text-muted">{text}</p>}
    </div>
    <div className={wide ? 'grid min-w-0 gap-5' : 'field-grid min-w-0'}>{children}</div>
  </section>
);

type Part<Values extends FieldValues> = Pick<AdminFormProps<Values>, 'of' | 'fields'>;

/** A colleague changed other fields, and the form has taken them over. */
function TakenOver<Values extends FieldValues>({ of, fields }: Part<Values>) {
  const { t } = useTranslate();
  const labels = fields.filter(({ name }) => of.takenOver.includes(name)).map(({ label }) => label);
  if (of.takenOver.length === 0) return null;
  return (
    <p
      role="status"
      className="mb-6 flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line pb-4 text-small text-text-soft"
    >
      <span className="inline-flex items-center gap-2 font-medium text-warning-text">
        <TriangleAlert size={15} aria-hidden="true" className="stroke-2" />
        {t('administration.form.takenOver', { fields: labels.join(', ') || '–' })}
      </span>
      {t('administration.form.takenOverText')}
    </p>
  );
}

/** The bar is visible while something is unsaved. Ctrl and S save as well. */
function UnsavedBar<Values extends FieldValues>({ of, fields }: Part<Values>) {
  const { t } = useTranslate();
  const { isDirty, submitting, form, discard } = of;
  const isShown = isDirty || submitting;
  usePageMark('bottomBar', isShown);
  useSaveKey(isShown, of.onSubmit);
  if (!isShown) return null;
  const values = form.watch();
  const saved = form.formState.defaultValues ?? {};
  const changed = fields.filter(({ name }) => !isSame(valueAt(values, name), valueAt(saved, name)));
  return (
    <div className="sticky bottom-0 z-[calc(var(--z-header)-1)] grid gap-2 bg-surface-ink px-5 py-3 text-on-ink sm:px-8">
      <FormProblem of={of} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 max-sm:w-full">
          <b className="font-strong">
            {t('administration.form.unsaved', { count: Math.max(changed.length, 1) })}
          </b>{' '}
          <span className="text-on-ink-muted">{changed.map(({ label }) => label).join(', ')}</span>
        </p>
        <div className="ml-auto flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button variant="outline-on-ink" disabled={submitting} onClick={discard}>
            {t('administration.form.discard')}
          </Button>
          <Button type="submit" variant="current" loading={submitting}>
            {t('administration.form.save')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function useSaveKey(isOn: boolean, save: () => Promise<void>): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isOn) return;
    function onKey(event: KeyboardEvent) {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      void latest.current();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
