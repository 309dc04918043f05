import type { Block } from '@metra/contract/shapes/content-blocks';
import { Dialog } from '../../../design-system/dialog/dialog.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { type ConflictField, ConflictView } from '../../../lib/versioned-form/conflict-view.tsx';
import { wordsOf } from './block-kinds.ts';
import { blockIdOf, comparableParts, contentOf, type Parts } from './draft-parts.ts';
import type { PageDraft } from './page-draft.ts';

interface ClashDialogProps {
  draft: PageDraft;
  open: boolean;
  onClose: () => void;
}

/** Somebody else has changed the same: both versions beside each other. */
export function ClashDialog({ draft, open, onClose }: ClashDialogProps) {
  const { t } = useTranslate();
  const divergence = draft.snapshot().conflict;
  const fields = useFields(draft);
  if (!divergence) return null;
  const { base, mine, theirs } = comparableParts(divergence);
  const { version } = divergence.document;
  return (
    <Dialog open={open} onClose={onClose} size="xl" title={t('conflict.title')}>
      <ConflictView<Parts>
        key={version}
        conflict={{ base, mine, theirs: { values: theirs, version } }}
        fields={fields}
        onBack={onClose}
        onResolve={(parts) => draft.resolve(contentOf(parts, divergence))}
      />
    </Dialog>
  );
}

function useFields(draft: PageDraft): ConflictField<Parts>[] {
  const { t } = useTranslate();
  const divergence = draft.snapshot().conflict;
  if (!divergence) return [];
  const order = [...divergence.mine.blocks, ...divergence.theirs.blocks].map(({ id }) => id);
  return Object.keys(comparableParts(divergence).mine).map((name) => {
    const id = blockIdOf(name);
    if (id === undefined)
      return { name, label: textLabel(name), show: (parts) => String(parts[name] || t('conflict.empty')) };
    return {
      name,
      label: t('content.gap.block', { number: order.indexOf(id) + 1, kind: kindOf(name) }),
      show: (parts) => {
        const block = parts[name] as Block | null;
        if (!block) return t('content.removed');
        return (
          (['de', 'en'] as const)
            .map((each) => wordsOf(block, each))
            .filter(Boolean)
            .join('\n\n') || t('conflict.empty')
        );
      },
    };
  });

  function kindOf(name: string): string {
    const { mine, theirs } = comparableParts(divergence as NonNullable<typeof divergence>);
    const block = (mine[name] ?? theirs[name]) as Block | null;
    return block ? t(`content.block.${block.type}`) : '';
  }

  function textLabel(name: string): string {
    const [of, text] = name.split('.');
    if (text === 'title' || text === 'teaser' || text === 'metaDescription')
      return t('content.labelled', {
        label: t(`content.page.${text}`),
        language: t(`content.language.${of === 'en' ? 'en' : 'de'}`),
      });
    return t('content.page.picture');
  }
}
