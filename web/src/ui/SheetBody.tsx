import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBackCloses } from '@/route/useBackCloses';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One button at the foot. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The drawer itself, with its focus trap and drag. */
export default function SheetBody({ open, onClose, title, foot, children }: SheetProps) {
  useBackCloses(open, onClose);
  return (
    <Drawer.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Drawer.Portal>
        <Drawer.Backdrop className="scrim" />
        <Drawer.Viewport className="sheet-view">
          <Drawer.Popup className="sheet">
            <div className="sheet-grab" aria-hidden="true" />
            <div className="sheet-head">
              <span />
              <Drawer.Title className="sheet-title">{title}</Drawer.Title>
              <Drawer.Close className="icon-button" aria-label="关闭">
                <X size={22} aria-hidden="true" />
              </Drawer.Close>
            </div>
            <Drawer.Content className="sheet-body">{children}</Drawer.Content>
            {foot && <div className="sheet-foot">{foot}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
