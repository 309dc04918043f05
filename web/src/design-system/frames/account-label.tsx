import { Avatar } from '../pictures/avatar.tsx';

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
