import { cx } from '../../design-system/behaviour/cx.ts';
import { Skeleton, SkeletonButton, SkeletonField } from '../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormActions } from './form-actions.tsx';
import styles from './login.module.css';
import { LOGIN_PICTURE } from './login-picture.ts';

export function LoginSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className={cx(styles.page, 'wrap')}>
      <div className="grid gap-6 max-md:mx-auto max-md:w-full max-md:max-w-[30rem]">
        <h1 className="type-display">{t('auth.login.title')}</h1>
        <div className="grid gap-5">
          <SkeletonField label={t('auth.field.email')} />
          <SkeletonField label={t('auth.field.password')} />
          <FormActions>
            <a href="/password-recovery" className="link inline-flex min-h-(--target) items-center text-text">
              {t('auth.login.forgotten')}
            </a>
            <SkeletonButton size="lg">{t('auth.login.submit')}</SkeletonButton>
          </FormActions>
        </div>
        <p className="grid gap-1 border-t border-line pt-5 text-text-soft">
          {t('auth.login.noAccount')}
          <a href="/register" className="link inline-flex min-h-(--target) items-center text-text">
            {t('auth.login.register')}
          </a>
        </p>
      </div>
      <img src={LOGIN_PICTURE} alt="" className={styles.picture} />
    </Skeleton>
  );
}
