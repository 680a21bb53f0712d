import { Check } from 'lucide-react';
import { columns, type Settings, ticked } from './settings';
import { settingsWords as words } from './words.settings';

interface KindTableProps {
  settings: Settings;
  onChange: (settings: Settings) => void;
}

/** Kinds by rows, channels by columns. */
export function KindTable({ settings, onChange }: KindTableProps) {
  const channels = columns(settings);
  return (
    <table className="message-table">
      <caption className="hidden-visually">{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-visually">{words.kind}</span>
          </th>
          {channels.map(({ channel, channelName, isReady }) => (
            <th key={channel} scope="col">
              {channelName}
              {!isReady && <span className="block text-12 text-t3">{words.notReady}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {settings.kinds.map(({ kind, kindName, isAlwaysTold, wanted }) => (
          <tr key={kind}>
            <th scope="row">
              {kindName}
              {isAlwaysTold && <span className="block text-13 text-t3">{words.always}</span>}
            </th>
            {channels.map(({ channel, channelName, isReady }) => {
              const on = wanted.includes(channel);
              return (
                <td key={channel}>
                  <label className="message-tick">
                    <span className="check-box">
                      <input
                        type="checkbox"
                        aria-label={words.by(kindName, channelName)}
                        checked={on && isReady}
                        disabled={!isReady || (isAlwaysTold && on)}
                        onChange={() => onChange(ticked(settings, kind, channel))}
                      />
                      <Check size={14} strokeWidth={3} aria-hidden="true" />
                    </span>
                  </label>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
