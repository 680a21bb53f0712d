import type { Host } from '@/lib/host';
import { useStore } from '@/lib/store';
import type { ShareCard } from '@/trade/hosts/port';
import { openIn } from './frames';
import { happened } from './phones';
import { useHostWords } from './words';

/** What the pages asked of their hosts, newest first; a card opens where it was sent to. */
export function HostLog() {
  const words = useHostWords();
  const all = useStore(happened);
  return (
    <section className="stage-card hosts-log" aria-label={words.log}>
      <div className="stage-head">
        <h2>{words.log}</h2>
      </div>
      {all.length === 0 ? (
        <p className="stage-hint">{words.none}</p>
      ) : (
        <ol className="stage-list">
          {all.map(({ id, host, act, text, card }) => (
            <li key={id}>
              <Line host={host} act={act} text={text} />
              {card && <Card card={card} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Line({ host, act, text }: { host: Host; act: string; text: string }) {
  const words = useHostWords();
  return (
    <p className="host-line">
      <b>{words.names[host]}</b> {words.acts[act] ?? act}
      {text && <span>{text}</span>}
    </p>
  );
}

/** As it stands in a chat. */
function Card({ card }: { card: ShareCard }) {
  const words = useHostWords();
  return (
    <button
      type="button"
      className="host-card"
      aria-label={`${words.openCard}：${card.title}`}
      onClick={() => openIn('wechat', card.url)}
    >
      <b>{card.title}</b>
      <span>{card.text}</span>
      <img src={card.picture} alt="" width={48} height={48} />
      <small>{new URL(card.url).pathname + new URL(card.url).search}</small>
    </button>
  );
}
