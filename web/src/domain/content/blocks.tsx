import type { PublicBlock } from '@metra/contract/shapes/content-blocks';
import { cx } from '../../design-system/behaviour/cx.ts';
import type { FrameLink } from '../../design-system/frames/frame-parts.ts';
import { initialsOf } from '../../design-system/pictures/initials.ts';
import { WrittenText } from '../../lib/formats/written-text.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { type ListedOffer, OfferRows } from '../marketplace/offer-rows.tsx';
import { anchorsOf, textsOf } from './anchors.ts';
import styles from './blocks.module.css';
import { CallToAction } from './call-to-action.tsx';
import { ContentImage } from './content-image.tsx';
import { QuestionnaireInvitation } from './questionnaire-invitation.tsx';
import { Questions } from './questions.tsx';
import { RichTextView } from './rich-text-view.tsx';

type Of<Type extends PublicBlock['type']> = Extract<PublicBlock, { type: Type }>;

export type OffersOfBlocks = Readonly<Record<string, readonly ListedOffer[]>>;

interface BlocksProps {
  blocks: readonly PublicBlock[];
  offers?: OffersOfBlocks | undefined;
  Link: FrameLink;
}

/** Text has a readable width, and other blocks use the whole width. */
export function Blocks({ blocks, offers = {}, Link }: BlocksProps) {
  const { t } = useTranslate();
  const anchors = anchorsOf(textsOf(blocks));
  const firstQuestions = blocks.find(({ type }) => type === 'questions');
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => {
        if (block.type === 'text')
          return (
            <div key={block.id} className={cx(styles.text, block.emphasis && styles.emphasis)}>
              <RichTextView content={block.content} Link={Link} anchors={anchors} />
            </div>
          );
        if (block.type === 'image') return <Picture key={block.id} {...block} />;
        if (block.type === 'quote') return <Quote key={block.id} {...block} />;
        if (block.type === 'numbers') return <Numbers key={block.id} {...block} />;
        if (block.type === 'questions')
          return (
            <section key={block.id} className="grid gap-5" aria-labelledby={`${block.id}-questions`}>
              <h2 id={`${block.id}-questions`} className={styles.heading}>
                {t('reading.questions')}
              </h2>
              <Questions items={block.items} isFirstOpen={block === firstQuestions} />
            </section>
          );
        if (block.type === 'questionnaire')
          return <QuestionnaireInvitation key={block.id} block={block} Link={Link} />;
        if (block.type === 'offers') {
          const shown = offers[block.id] ?? [];
          return shown.length > 0 && <Offers key={block.id} block={block} offers={shown} Link={Link} />;
        }
        return <CallToAction key={block.id} block={block} Link={Link} />;
      })}
    </div>
  );
}

interface OffersProps {
  block: Of<'offers'>;
  offers: readonly ListedOffer[];
  Link: FrameLink;
}

function Offers({ block: { id, title, tags }, offers, Link }: OffersProps) {
  const { t } = useTranslate();
  return (
    <section className="grid gap-5" aria-labelledby={`${id}-offers`}>
      <h2 id={`${id}-offers`} className={styles.heading}>
        <WrittenText>{title}</WrittenText>
      </h2>
      <OfferRows offers={offers} Link={Link} />
      <p>
        <Link href={`/marketplace?${tags.map((tag) => `tags=${tag}`).join('&')}`} className="link">
          {t('reading.offers')}
        </Link>
      </p>
    </section>
  );
}

function Picture({ image, caption }: Of<'image'>) {
  return (
    <figure>
      <ContentImage
        image={image}
        sizes="(min-width: 73.75rem) 856px, calc(100vw - 40px)"
        className={styles.picture}
      />
      {caption !== '' && (
        <figcaption className="type-small mt-3 text-text-muted">
          <WrittenText>{caption}</WrittenText>
        </figcaption>
      )}
    </figure>
  );
}

function Quote({ text, person, role }: Of<'quote'>) {
  const { t } = useTranslate();
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>
          <WrittenText>{t('reading.quote', { text })}</WrittenText>
        </p>
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-4 text-text-muted">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-control bg-surface-ink font-strong text-on-ink"
        >
          {initialsOf(person)}
        </span>
        <span>
          <span className="block font-strong text-text">{person}</span>
          {role}
        </span>
      </figcaption>
    </figure>
  );
}

function Numbers({ items }: Of<'numbers'>) {
  const { t } = useTranslate();
  const sources = [...new Set(items.map(({ source }) => source).filter((source) => source !== ''))];
  if (items.length === 0) return null;
  return (
    <div>
      <dl className={styles.numbers} data-count={items.length}>
        {items.map(({ value, unit, label }) => (
          <div key={label}>
            <dt>
              <WrittenText>{label}</WrittenText>
            </dt>
            <dd>
              <span className="type-value">{value}</span>{' '}
              <span className={styles.unit}>
                <WrittenText>{unit}</WrittenText>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {sources.length > 0 && (
        <p className="type-small mt-3 text-text-muted">
          <WrittenText>
            {t('reading.sources', { count: sources.length, sources: sources.join('; ') })}
          </WrittenText>
        </p>
      )}
    </div>
  );
}
