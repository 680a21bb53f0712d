import { Wrench } from 'lucide-react';
import { useBack } from '@/app/navigation';
import { Button } from '@/ui/Button';
import { Page } from '@/ui/Page';
import { maintenanceWords as words } from './words';

export default function MaintenanceScreen() {
  const back = useBack();
  return (
    <Page look="wash">
      <div className="empty">
        <span className="dialog-icon" aria-hidden="true">
          <Wrench size={24} strokeWidth={1.75} />
        </span>
        <h1 className="text-20 strong">{words.title}</h1>
        <p className="mt-2 max-w-72 text-t2">{words.text}</p>
        <div className="mt-6">
          <Button onClick={back}>{words.back}</Button>
        </div>
      </div>
    </Page>
  );
}
