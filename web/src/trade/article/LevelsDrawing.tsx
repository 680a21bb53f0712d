/* once */
import { useQuery } from '@tanstack/react-query';
import { shortDay } from '@/lib/days';
import { inPercent, percent } from '@/lib/figures';
import { QueryView } from '@/patterns/QueryView';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { listRiskGroups } from '@/wire/gen/funds';
import './article.css';
import { drawingWords as words } from './words';

/** How far the funds of each level fell within a year, of what is sold today. */
export default function LevelsDrawing({ label }: { label: string }) {
  const known = useQuery({ ...listRiskGroups(), staleTime: 600_000 });
  const bones = (
    <Shimmer>
      <Bone w="100%" h={180} />
    </Shimmer>
  );
  return (
    <figure className="drawing">
      <QueryView query={known} bones={bones} failed={words.levelsFailed}>
        {({ groups, navDate }) => {
          // Lengths of bars, not money.
          const depth = (fall: string | null | undefined) => Math.abs(Number(fall ?? 0));
          const deepest = Math.max(...groups.map(({ maxDrawdown }) => depth(maxDrawdown)), 0.01);
          return (
            <>
              <table className="drawing-levels">
                <caption className="hidden-visually">{label}</caption>
                <tbody>
                  {groups.map(({ riskLevel, kinds, maxDrawdown }) => (
                    <tr key={riskLevel}>
                      <th scope="row">R{riskLevel}</th>
                      <td>
                        <span className="text-13 text-t2">{kinds}</span>
                        <i style={{ inlineSize: `${(depth(maxDrawdown) / deepest) * 100}%` }} />
                      </td>
                      <td className="fig strong">
                        {maxDrawdown ? percent(inPercent(maxDrawdown)) : '--'}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <figcaption>
                {words.levels}，{words.levelsDay(shortDay(navDate))}
              </figcaption>
            </>
          );
        }}
      </QueryView>
    </figure>
  );
}
