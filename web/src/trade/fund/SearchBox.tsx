import { ChevronLeft, CircleX, Search } from 'lucide-react';
import { IconButton } from '@/ui/NavBar';
import { searchWords as words } from './words.search';

interface SearchBoxProps {
  /** What is searched, where it is not funds as such. */
  title?: string;
  placeholder?: string;
  /** There is something to see already: typing can wait. */
  waits?: boolean;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  onLeave: () => void;
}

/** The search field in place of a navigation bar. */
export function SearchBox({ value, onChange, onSend, onLeave, ...rest }: SearchBoxProps) {
  const { title = words.title, placeholder = words.placeholder, waits } = rest;
  return (
    <header className="nav search-nav">
      <h1 className="hidden-visually">{title}</h1>
      <IconButton label="返回" onClick={onLeave}>
        <ChevronLeft size={24} />
      </IconButton>
      <search className="flex min-w-0 flex-1">
        <form
          className="search-box"
          onSubmit={(event) => {
            event.preventDefault();
            onSend();
          }}
        >
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          <input
            type="search"
            enterKeyHint="search"
            aria-label={placeholder}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={30}
            // biome-ignore lint/a11y/noAutofocus: the customer came here to type
            autoFocus={!value && !waits}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {value && (
            <IconButton label={words.clearText} onClick={() => onChange('')}>
              <CircleX size={18} strokeWidth={1.75} />
            </IconButton>
          )}
        </form>
      </search>
    </header>
  );
}
