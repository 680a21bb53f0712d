import { Monitor, Smartphone } from 'lucide-react';
import { securityWords as words } from '@/features/identity/words.security';
import { instantTime } from '@/lib/days';
import { toast } from '@/lib/toast';
import { confirm } from '@/patterns/confirm';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { Tag } from '@/ui/Tag';
import { useAction } from '@/wire/action';
import { endDevice, type security } from '@/wire/gen/identity';
import type { Output } from '@/wire/operation';

type Device = Output<typeof security>['devices'][number];

/** The devices that have logged in; every other one can be logged out from here. */
export function DeviceCard({ devices }: { devices: readonly Device[] }) {
  const end = useAction(endDevice, { onDone: () => toast.done(words.endDone) });
  const ask = ({ deviceId, name }: Device) =>
    confirm({
      title: words.endAsk(name),
      text: words.endText,
      confirm: words.end,
      cancel: words.cancel,
      act: () => end.mutateAsync({ deviceId }),
    });
  return (
    <Card title={words.devices}>
      {devices.map((device) => (
        <DeviceRow key={device.deviceId} device={device} onEnd={() => void ask(device)} />
      ))}
    </Card>
  );
}

function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const Icon = /Android|iPhone|iPad/.test(device.name) ? Smartphone : Monitor;
  const state = device.active ? words.active : words.ended;
  return (
    <Row
      icon={<Icon size={22} strokeWidth={1.75} aria-hidden="true" />}
      title={device.name}
      sub={`${instantTime(device.lastSeenAt)} ${device.address}`}
      value={
        device.current ? (
          <Tag tone="brand">{words.thisDevice}</Tag>
        ) : (
          <>
            {!device.active && <span className="text-13 text-t3">{state}</span>}
            <Button small kind="outline" onClick={onEnd}>
              {device.active ? words.end : words.forget}
            </Button>
          </>
        )
      }
    />
  );
}
