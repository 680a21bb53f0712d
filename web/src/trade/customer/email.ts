const MAX_LENGTH = 64;
const NAME = /^[a-z0-9_%+-]+(\.[a-z0-9_%+-]+)*$/i;
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;

/** Whether the server would take it as an e-mail address. */
export function isEmail(text: string): boolean {
  const typed = text.trim();
  const [name = '', domain, ...more] = typed.split('@');
  if (typed.length > MAX_LENGTH || domain === undefined || more.length > 0) return false;
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  return (
    NAME.test(name) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    top.length >= 2
  );
}
