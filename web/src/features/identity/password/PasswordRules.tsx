import { Check, Circle } from 'lucide-react';
import { passwordRules } from './passwordRules';

/** The rules of a new password, each ticked as soon as it is kept. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul className="m-0 grid list-none grid-cols-2 gap-2 p-0 py-3 text-13" aria-live="polite">
      {passwordRules.map((rule) => {
        const kept = rule.kept(password);
        return (
          <li
            key={rule.text}
            className={
              kept ? 'flex items-center gap-2 text-brand' : 'flex items-center gap-2 text-t3'
            }
          >
            {kept ? (
              <Check size={16} strokeWidth={2.5} aria-hidden="true" />
            ) : (
              <Circle size={16} strokeWidth={1.75} aria-hidden="true" />
            )}
            {rule.text}
            {kept && <span className="hidden-visually">，已符合</span>}
          </li>
        );
      })}
    </ul>
  );
}
