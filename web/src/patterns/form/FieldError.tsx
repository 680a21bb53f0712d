/** Why a field is refused, where it has no line of its own for that. */
export function FieldError({ children }: { children: string }) {
  return (
    <span role="alert" className="block text-13 text-warn">
      {children}
    </span>
  );
}
