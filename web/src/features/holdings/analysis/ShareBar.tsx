/** One whole as a bar, parts by width; the table beside it says the figures. */
export function ShareBar({
  parts,
}: {
  parts: readonly { name: string; share: string; tone: string }[];
}) {
  return (
    <div className="share-bar" aria-hidden="true">
      {parts.map(({ name, share, tone }) =>
        Number(share) > 0 ? (
          <i key={name} data-tone={tone} style={{ flex: Number(share) }} />
        ) : null,
      )}
    </div>
  );
}
