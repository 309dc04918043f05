import { Avatar } from '../pictures/avatar.tsx';

export interface AccountLabelProps {
  name: string;
  detail?: string | undefined;
}

/** Small screens show the picture without the words. */
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
