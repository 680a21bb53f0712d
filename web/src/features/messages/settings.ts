import type { messageSettings, setMessages } from '@/wire/gen/messages';
import type { Input, Output } from '@/wire/operation';

export type Settings = Output<typeof messageSettings>;
type Row = Settings['kinds'][number];
export type Channel = Settings['channels'][number]['channel'];

/** The channels of the table: what reaches this customer, and what he could set up. */
export function columns({ channels }: Settings): Settings['channels'] {
  return channels.filter(({ channel, isReady }) => isReady || channel !== 'push');
}

/** The settings with a tick changed. */
export function ticked(settings: Settings, kind: Row['kind'], channel: Channel): Settings {
  const toggled = (row: Row): Row => ({
    ...row,
    wanted: row.wanted.includes(channel)
      ? row.wanted.filter((one) => one !== channel)
      : [...row.wanted, channel],
  });
  const kinds = settings.kinds.map((row) => (row.kind === kind ? toggled(row) : row));
  return { ...settings, kinds };
}

/** What is to be saved; none where all is as before. */
export function changed(before: Settings, now: Settings): Input<typeof setMessages> | undefined {
  const same = (row: Row) => {
    const old = before.kinds.find(({ kind }) => kind === row.kind);
    return [...row.wanted].sort().join() === [...(old?.wanted ?? [])].sort().join();
  };
  const kinds = now.kinds.filter((row) => !same(row)).map(({ kind, wanted }) => ({ kind, wanted }));
  const isQuiet = now.isQuiet === before.isQuiet ? undefined : now.isQuiet;
  if (kinds.length === 0 && isQuiet === undefined) return undefined;
  return { kinds, isQuiet };
}
