import { Card } from '@/ui/Card';
import type { components } from '@/wire/gen/suitability';
import { resultWords } from '../words';
import { sentencesOf, turnOf } from './changes';
import { againResultWords as words } from './words';

type Change = components['schemas']['ProductChange'];

/** R1 to R5, before and now, and what that comes to in sentences. */
export function ChangeCard({ products }: { products: readonly Change[] }) {
  return (
    <Card title={words.change}>
      {sentencesOf(products).map((sentence) => (
        <p key={sentence} className="mb-1 text-15">
          {sentence}
        </p>
      ))}
      <table className="risk-groups mt-3">
        <caption className="hidden-visually">{words.change}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-visually">{words.product}</span>
            </th>
            <th scope="col">{words.from}</th>
            <th scope="col">{words.now}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => {
            const { fundRisk, before, now } = product;
            return (
              <tr key={fundRisk} data-state={now} data-turn={turnOf(product)}>
                <th scope="row">
                  <b>R{fundRisk}</b>
                  <span className="text-15">{words.risk(fundRisk)}</span>
                </th>
                <td className="text-t3" data-label={words.from}>
                  {resultWords[before]}
                </td>
                <td>{resultWords[now]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
