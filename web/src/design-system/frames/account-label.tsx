/** Two letters in a disc: the short form of a person or an organisation. */
export function Avatar({ name, tone = 'page' }: { name: string; tone?: 'page' | 'ink' }) {
  return (
    <span aria-hidden="true" className="avatar" data-tone={tone}>
      {initials(name)}
    </span>
  );
}

export interface AccountLabelProps {
  name: string;
  /** Organisation or role, in small print. */
  detail?: string | undefined;
}

/** Who is signed in, as the header shows it: words on wide screens, the disc alone on small ones. */
export function AccountLabel({ name, detail }: AccountLabelProps) {
  return (
    <span className="account-label">
      <span className="account-words">
        <b>{name}</b>
        {detail && <span>{detail}</span>}
      </span>
      <Avatar name={name} />
    </span>
  );
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return (first + last).toLocaleUpperCase();
}
