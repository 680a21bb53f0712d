import { Door } from '@/features/identity/Door';
import { loginWords as words } from '@/features/identity/words';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';

/** Login with a mobile and an SMS code; goes back to the stored route. */
export default function LoginNoteScreen() {
  const { phone } = useArgs('/loginNote');
  return (
    <Door
      purpose="login"
      title={words.noteTitle}
      sub={words.noteSub}
      start="close"
      phone={phone}
      foot={(mobile) => (
        <Link to={to('/sign', { phone: mobile })} replace className="text-link">
          {words.register}
        </Link>
      )}
    />
  );
}
