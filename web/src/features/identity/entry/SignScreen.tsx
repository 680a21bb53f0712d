import { Door } from '@/features/identity/Door';
import { registerWords as words } from '@/features/identity/words';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';

/** Registering: mobile, SMS code, and a password now or later. */
export default function SignScreen() {
  const { phone } = useArgs('/sign');
  return (
    <Door
      purpose="register"
      title={words.title}
      sub={words.sub}
      phone={phone}
      foot={(mobile) => (
        <Link to={to('/loginNote', { phone: mobile })} replace className="text-link">
          {words.hasOne}
        </Link>
      )}
    />
  );
}
