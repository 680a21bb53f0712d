import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { securityWords as words } from '@/features/identity/words.security';
import { instantTime } from '@/lib/days';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { Row } from '@/ui/Row';
import { Tag } from '@/ui/Tag';
import { useAction } from '@/wire/action';
import { endDevice, type security } from '@/wire/gen/identity';
import type { Output } from '@/wire/operation';

type Device = Output<typeof security>['devices'][number];

/** The devices that have logged in; every other one can be logged out from here. */
export function DeviceCard({ devices }: { devices: readonly Device[] }) {
  const [ending, setEnding] = useState<Device | null>(null);
  const end = useAction(endDevice, {
    onDone: () => {
      setEnding(null);
      toast.done(words.endDone);
    },
  });
  return (
    <Card title={words.devices}>
      {devices.map((device) => (
        <DeviceRow key={device.deviceId} device={device} onEnd={() => setEnding(device)} />
      ))}
      <Dialog
        open={ending !== null}
        title={words.endAsk(ending?.name ?? '')}
        text={words.endText}
        confirm={words.end}
        loading={end.isPending}
        onConfirm={() => ending && end.mutate({ deviceId: ending.deviceId })}
        cancel={words.cancel}
        onCancel={() => setEnding(null)}
      />
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
