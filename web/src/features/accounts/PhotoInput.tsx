interface PhotoInputProps {
  id: string;
  disabled: boolean;
  /** Opens the camera at once instead of asking for camera or album. */
  camera?: boolean;
  onPick: (file: File | undefined) => void;
}

/** The hidden input behind a box that takes a photo; the same photo may be picked again. */
export function PhotoInput({ id, disabled, camera = false, onPick }: PhotoInputProps) {
  return (
    <input
      id={id}
      type="file"
      accept="image/*"
      capture={camera ? 'environment' : undefined}
      className="hidden-visually"
      disabled={disabled}
      onChange={(event) => {
        onPick(event.target.files?.[0]);
        event.target.value = '';
      }}
    />
  );
}
