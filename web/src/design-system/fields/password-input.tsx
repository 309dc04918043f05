import { Input } from '@base-ui/react/input';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useWords } from '../behaviour/words.ts';
import { useFieldRequired } from './field-context.ts';
import { inputClass } from './input-style.ts';

export interface PasswordInputProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> {
  autoComplete: 'current-password' | 'new-password';
  className?: string | undefined;
}

export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  return (
    <div className={cx('relative', className)}>
      <Input
        {...useFieldRequired()}
        {...rest}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className={cx(inputClass, 'pr-12')}
      />
      <button
        type="button"
        aria-label={shown ? words.hidePassword : words.showPassword}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-[44px] place-items-center rounded-control text-text-muted hover:text-text"
      >
        {shown ? <EyeOff size={18} /> : <Eye size={18} />}
      </button>
    </div>
  );
}
