import type { LandingPage } from '@metra/contract/shapes/landing-page-shapes';
import { useRef, useState } from 'react';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { ShownLanguage } from '../../../domain/writing/languages.tsx';
import { type Language, languages } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { BasicFields } from './basic-fields.tsx';
import { BlockList } from './block-list.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import { languageOfPath, revealField } from './field-path.ts';
import { GapList } from './gap-list.tsx';
import { PageFacts } from './page-facts.tsx';
import { PageHead } from './page-head.tsx';
import { PageSaveStatus } from './page-save-status.tsx';
import { usePageDraft } from './use-page-draft.ts';

export function PageEditor({ page }: { page: LandingPage }) {
  const { t, language } = useTranslate();
  const { autosave: draft, content, state, conflict, refusal } = usePageDraft(page);
  const [shown, setShown] = useState<Language>(language);
  const isFew = content.blocks.length <= FEW;
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(isFew ? content.blocks.map(({ id }) => id) : []),
  );
  /** The person decides about this version of somebody else later. */
  const [postponed, setPostponed] = useState<number | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const gapsIn = (of: Language) => page.gaps.filter(({ path }) => languageOfPath(path) === of).length;

  function lead(path: string) {
    const language = languageOfPath(path);
    if (language) setShown(language);
    const block = content.blocks[Number(/^blocks\/(\d+)/.exec(path)?.[1])];
    if (block) setOpen(new Set([...open, block.id]));
    revealField(root.current, path);
  }

  return (
    <ShownLanguage value={shown}>
      <div ref={root} className="wrap grid gap-6 pt-6 pb-16">
        <PageHead page={page} draft={draft} />
        <div className="sticky top-0 z-[calc(var(--z-header)-2)] -mx-(--gutter) flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line bg-bg px-(--gutter) py-2 max-md:top-[56px]">
          <PageSaveStatus
            state={state}
            refusal={refusal}
            onChoose={() => setPostponed(null)}
            onTryAgain={() => void draft.flush()}
          />
          <Segmented
            className="lg:hidden"
            label={t('content.language')}
            value={shown}
            options={languages.map((each) => ({
              value: each,
              label: (
                <>
                  {t(`content.language.${each}`)}
                  {gapsIn(each) > 0 && <span className="pl-1 tabular">({gapsIn(each)})</span>}
                </>
              ),
            }))}
            onChange={setShown}
          />
        </div>
        <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_288px]">
          <div className="grid min-w-0 gap-8">
            <BasicFields page={page} content={content} onChange={draft.change} />
            <BlockList
              blocks={content.blocks}
              isLegal={page.kind === 'LEGAL'}
              open={open}
              onOpen={setOpen}
              onChange={(blocks) => draft.change({ ...draft.snapshot().content, blocks })}
            />
          </div>
          <aside className="grid gap-6 xl:sticky xl:top-[72px]">
            <GapList page={page} content={content} onLead={lead} />
            <PageFacts page={page} />
          </aside>
        </div>
        <ClashDialog
          draft={draft}
          open={conflict !== null && postponed !== conflict.document.version}
          onClose={() => setPostponed(conflict?.document.version ?? null)}
        />
      </div>
    </ShownLanguage>
  );
}

/** The blocks of a longer page are collapsed at first. */
const FEW = 4;
