/* once */
import { to } from '@/route/links';
import { Logo } from '@/ui/Logo';
import { Language } from '../Intro';
import { HostLog } from './HostLog';
import { HostPhoneView } from './HostPhoneView';
import { useHostWords } from './words';
import './hosts.css';

/** `/demo/hosts`: the app in four phones, each with another host around it, and what they share. */
export function HostsStage() {
  const words = useHostWords();
  return (
    <main className="hosts">
      <div className="hosts-head">
        <Logo size={36} />
        <div>
          <h1>{words.head}</h1>
          <p>{words.text}</p>
        </div>
        <Language />
      </div>
      <div className="hosts-phones">
        <HostPhoneView host="native" first={to('/fundhome')} />
        <HostPhoneView host="wechat" first={to('/fundlist')} />
        <HostPhoneView host="advisor" first={`${to('/risktestexplain')}?channel=advisor`} />
        <HostPhoneView host="browser" first={to('/marketList')} />
      </div>
      <HostLog />
    </main>
  );
}
