/* once */
import { lasting } from './storage';
import { createStore } from './store';

export type Theme = 'system' | 'light' | 'dark';
export type TextSize = 'normal' | 'elder';

// public/look.js reads the same keys before the first paint.
const THEME_KEY = 'tael.theme';
const SIZE_KEY = 'tael.size';

/** 深色模式: 跟随系统, 浅色, 深色. */
export const theme = createStore<Theme>((lasting.get(THEME_KEY) as Theme | null) ?? 'system');
/** 适老版: larger text and targets. */
export const textSize = createStore<TextSize>(
  lasting.get(SIZE_KEY) === 'elder' ? 'elder' : 'normal',
);

export function chooseTheme(next: Theme) {
  if (next === 'system') lasting.remove(THEME_KEY);
  else lasting.set(THEME_KEY, next);
  theme.set(next);
  apply();
}

export function chooseTextSize(next: TextSize) {
  lasting.set(SIZE_KEY, next);
  textSize.set(next);
  apply();
}

/** Follows the system from now on, while the choice is `system`. */
export function followSystemTheme() {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  apply();
}

function apply() {
  const { dataset } = document.documentElement;
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const chosen = theme.get();
  dataset.theme = chosen === 'system' ? system : chosen;
  if (textSize.get() === 'elder') dataset.size = 'elder';
  else delete dataset.size;
  const colour = dataset.theme === 'dark' ? '#0A0F1C' : '#F3F5F9';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}
