import { useState } from 'react';
import { shortDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { type Behind, chosenOrder, useBehind } from './curtain';
import { openCurtain } from './Fresh';
import { Journal } from './Journal';
import { RecordBlock, Waits } from './RecordBlock';
import { useWords } from './words';

/** What the phone never shows: entries of the journal, and the records of the exchanged files. */
export function Curtain() {
  const words = useWords().curtain;
  const { data } = useBehind();
  const order = data?.order ?? null;
  return (
    <section className="stage-card stage-curtain" aria-label={words.title}>
      <header className="stage-head">
        <h2>{words.title}</h2>
        {data && data.orders.length > 0 && <Choice data={data} />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the keyboard */}
      <div className="stage-list" tabIndex={0}>
        {data && !order && <p className="stage-hint">{words.none}</p>}
        {data && order && <Blocks key={order.orderNo} data={data} />}
      </div>
    </section>
  );
}

function Blocks({ data }: { data: Behind }) {
  const words = useWords().curtain;
  const order = data.order;
  // What stands of another order when it is shown is not news.
  useState(openCurtain);
  const asked = data.records.filter((record) => record.fileType === '03');
  const answers = data.records.filter((record) => record.fileType === '04');
  if (!order) return null;
  return (
    <>
      <p className="curtain-order">
        <b>
          {words.kinds[order.kind] ?? order.kind} {order.fundName}
        </b>
        <span className="fig">
          {order.amount === '0.00' ? amount(order.shares) : `¥${amount(order.amount)}`}
        </span>
        <span className="curtain-number">{order.orderNo}</span>
        <span className="curtain-number">{words.statuses[order.status] ?? order.status}</span>
      </p>
      <Journal entries={data.journal} sums={data.sums} />
      {asked.length === 0 && (
        <Waits title={words.asked} text={words.askedLater(shortDay(order.tDay))} />
      )}
      {asked.map((record) => (
        <RecordBlock key={record.file} title={words.asked} record={record} />
      ))}
      {answers.length === 0 && (
        <Waits title={words.answer} text={words.answerLater(shortDay(order.confirmDay))} />
      )}
      {answers.map((record, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file's records keep their places
        <RecordBlock key={`${record.file}${place}`} title={words.answer} record={record} />
      ))}
    </>
  );
}

function Choice({ data }: { data: Behind }) {
  const words = useWords().curtain;
  const chosen = useStore(chosenOrder);
  return (
    <select
      className="stage-select"
      aria-label={words.choose}
      value={chosen ?? ''}
      onChange={(event) => chosenOrder.set(event.target.value || null)}
    >
      <option value="">{words.follow}</option>
      {data.orders.map((order) => (
        <option key={order.orderNo} value={order.orderNo}>
          {words.kinds[order.kind] ?? order.kind} {order.fundName}{' '}
          {order.amount === '0.00' ? order.shares : order.amount}
        </option>
      ))}
    </select>
  );
}
