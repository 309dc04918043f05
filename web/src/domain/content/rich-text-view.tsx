import type { RichText, RichTextNode, TextRun } from '@metra/contract/shapes/rich-text';
import type { ReactNode } from 'react';
import type { FrameLink } from '../../design-system/frames/frame-parts.ts';
import { WrittenText } from '../../lib/formats/written-text.tsx';
import type { Anchors } from './anchors.ts';
import styles from './rich-text.module.css';

export interface RichTextViewProps {
  content: RichText;
  /** The router's link is used for addresses within the product. */
  Link: FrameLink;
  /** Headings with an anchor can be linked to. */
  anchors?: Anchors;
}

/** The text is rendered as elements and never parsed as markup. */
export function RichTextView({ content, ...rest }: RichTextViewProps) {
  return content.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is shown does not change
    <Node key={index} node={node} {...rest} />
  ));
}

type NodeProps = Omit<RichTextViewProps, 'content'> & { node: RichTextNode };

function Node({ node, Link, anchors }: NodeProps) {
  const runs = (content: readonly TextRun[]) => <Runs content={content} Link={Link} />;
  if (node.type === 'paragraph') return <p>{runs(node.content)}</p>;
  if (node.type === 'heading') {
    const Heading = `h${node.level}` as const;
    return <Heading id={anchors?.get(node)}>{runs(node.content)}</Heading>;
  }
  if (node.type === 'lines')
    return (
      <p>
        {node.items.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that is shown does not change
          <span key={index} className="block">
            {runs(line)}
          </span>
        ))}
      </p>
    );
  const List = node.ordered ? 'ol' : 'ul';
  return (
    <List className={node.ordered ? styles.ordered : styles.bulleted}>
      {node.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that is shown does not change
        <li key={index}>
          <span>{runs(item)}</span>
        </li>
      ))}
    </List>
  );
}

function Runs({ content, Link }: { content: readonly TextRun[]; Link: FrameLink }) {
  return content.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is shown does not change
    <Run key={index} {...run} Link={Link} />
  ));
}

function Run({ text, bold, italic, link, Link }: TextRun & { Link: FrameLink }) {
  let shown: ReactNode = <WrittenText>{text}</WrittenText>;
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong>{shown}</strong>;
  return link === undefined ? shown : <TargetLink target={link} Link={Link} label={shown} />;
}

interface TargetLinkProps {
  target: string;
  Link: FrameLink;
  label: ReactNode;
  className?: string;
}

/** A target is a page of the product, another site or a mail address; anything else is no link. */
export function TargetLink({ target, Link, label, className = 'link' }: TargetLinkProps) {
  if (/^\/(?![/\\])/.test(target))
    return (
      <Link href={target} className={className}>
        {label}
      </Link>
    );
  if (!/^(#.|mailto:|https:\/\/)/.test(target)) return label;
  return (
    <a href={target} className={className}>
      {label}
    </a>
  );
}
