import { useWords } from '../behaviour/words.ts';
import { Logo } from '../pictures/logo.tsx';
import type { FrameLink } from './frame-parts.ts';

export function HomeLink({
  Link,
  href,
  tone = 'page',
}: {
  Link: FrameLink;
  href: string;
  tone?: 'page' | 'ink';
}) {
  const words = useWords();
  return (
    <Link href={href} aria-label={words.home} className="home-link">
      <Logo tone={tone} />
    </Link>
  );
}
