import type { ReactNode } from 'react';
import { SkeletonBlock, SkeletonLine } from '../../design-system/feedback/skeleton.tsx';
import { AppFrame } from '../../design-system/frames/app-frame.tsx';
import { currentItem, type FrameItem } from '../../design-system/frames/frame-parts.ts';
import { TabLink, TabLinks } from '../../design-system/navigation/tabs.tsx';
import { useLegalItems } from '../../layouts/legal-items.ts';
import { PublicLayout } from '../../layouts/public-layout.tsx';
import { languages } from '../../lib/i18n/languages.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PlainLink } from '../../shell/document/plain-link.tsx';
import {
  useFurtherItems,
  useMainItems,
  useOrganisationItems,
  useProfileItems,
} from '../layouts/main-items.ts';

interface FrameSkeletonProps {
  pathname: string;
  children: ReactNode;
}

/** The account is not known yet, so its place stays empty. */
export function MainFrameSkeleton({ pathname, children }: FrameSkeletonProps) {
  const mainItems = useMainItems();
  const furtherItems = useFurtherItems();
  const headerItems = [...mainItems, ...furtherItems];
  const organisationItems = useOrganisationItems();
  const accountItems = useProfileItems();
  return (
    <AppFrame
      Link={PlainLink}
      homeHref="/app/dashboard"
      items={headerItems}
      current={currentItem([...headerItems, ...accountItems], pathname)}
      tabs={mainItems}
      more={[...furtherItems.slice(0, 1), ...organisationItems, ...accountItems]}
      tools={<span className="size-(--control)" />}
      account={
        <span className="account-label">
          <span className="account-words">
            <SkeletonLine className="w-30" />
            <SkeletonLine className="w-20" />
          </span>
          <SkeletonBlock className="size-[34px] rounded-full" />
        </span>
      }
      footerItems={useLegalItems()}
    >
      {children}
    </AppFrame>
  );
}

export function ProfileFrameSkeleton(props: FrameSkeletonProps) {
  const { t } = useTranslate();
  return <PagesSkeleton {...props} name={t('common.navigation.profile')} items={useProfileItems()} />;
}

export function OrganisationFrameSkeleton(props: FrameSkeletonProps) {
  const { t } = useTranslate();
  return (
    <PagesSkeleton {...props} name={t('common.navigation.organisation')} items={useOrganisationItems()} />
  );
}

interface PagesSkeletonProps extends FrameSkeletonProps {
  name: string;
  items: readonly FrameItem[];
}

function PagesSkeleton({ pathname, name, items, children }: PagesSkeletonProps) {
  const current = currentItem(items, pathname);
  return (
    <div className="wrap pt-5">
      <TabLinks label={name} className="mb-6">
        {items.map(({ href, label }) => (
          <TabLink key={href} href={href} current={href === current}>
            {label}
          </TabLink>
        ))}
      </TabLinks>
      {children}
    </div>
  );
}

export const EntranceFrameSkeleton = ({ pathname, children }: FrameSkeletonProps) => (
  <PublicLayout
    Link={PlainLink}
    LanguageSwitch={OtherLanguage}
    current={pathname}
    signedIn={false}
    isForm={pathname !== '/logout'}
  >
    {children}
  </PublicLayout>
);

/** The application changes the language without another address, so until it runs the switch is plain text. */
function OtherLanguage({ className }: { className?: string }) {
  const { t, language } = useTranslate();
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <span key={other} lang={other} aria-hidden="true" className={className}>
        {t(`common.language.${other}`)}
      </span>
    ));
}
