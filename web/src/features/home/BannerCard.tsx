import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { banners } from '@/wire/gen/content';
import { BannerBones } from './BelowBones';
import { leads } from './leads';

/** One banner, drawn here; the server gives its words and the text that it leads to. */
export function BannerCard() {
  const known = useQuery({ ...banners({}), staleTime: 600_000 });
  if (known.isPending) return <BannerBones />;
  const banner = known.data?.list[0];
  if (!banner) return null;
  const path = to('/richText', { key: banner.textKey });
  if (!leads(path)) return null;
  return (
    <Link to={path} className="banner">
      <RisingLine />
      <span className="relative block text-20 strong text-[#fff]">{banner.title}</span>
      <span className="relative mt-1 block max-w-[72%] text-13">{banner.subtitle}</span>
      <span className="banner-act">
        {banner.action}
        <ArrowRight size={16} aria-hidden="true" />
      </span>
    </Link>
  );
}

/** A line with regular steps, as a plan would buy. */
function RisingLine() {
  return (
    <svg width="190" height="132" viewBox="0 0 190 132" fill="none" aria-hidden="true">
      <g stroke="#fff" strokeLinecap="round">
        <path d="M14 104C52 100 60 82 92 80s44-40 84-52" strokeWidth="2.5" />
        <path
          d="M14 104v14M54 95v23M94 80v38M134 52v66M174 29v89"
          opacity="0.28"
          strokeWidth="1.5"
        />
      </g>
      <g fill="#fff">
        <circle cx="54" cy="93.5" r="3.5" />
        <circle cx="94" cy="79.8" r="3.5" />
        <circle cx="134" cy="50" r="3.5" />
        <circle cx="174" cy="28.6" r="6" />
        <circle cx="174" cy="28.6" r="12" opacity="0.22" />
      </g>
    </svg>
  );
}
