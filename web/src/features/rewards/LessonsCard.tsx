import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/lib/toast';
import { CardOf } from '@/patterns/CardOf';
import { confirm } from '@/patterns/confirm';
import { ReaderSheet } from '@/patterns/ReaderSheet';
import { Button } from '@/ui/Button';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { useAction } from '@/wire/action';
import { buyLesson, pointLessons, readLesson } from '@/wire/gen/rewards';
import type { Output } from '@/wire/operation';
import { myPointsWords as words } from './words.mine';

type Lesson = Output<typeof pointLessons>['list'][number];

/** Lessons: what each takes, or a way to read it. */
export function LessonsCard() {
  const lessons = useQuery(pointLessons());
  const [opened, setOpened] = useState<Lesson>();
  const buy = useAction(buyLesson, { onDone: () => toast.done(words.bought) });
  const ask = (lesson: Lesson, available: number) =>
    confirm({
      title: words.ask(lesson.points),
      text: words.askText(lesson.title, available - lesson.points),
      confirm: words.confirm,
      cancel: words.cancel,
      act: () => buy.mutateAsync({ lessonId: lesson.lessonId, points: lesson.points }),
    });
  return (
    <>
      <CardOf
        query={lessons}
        title={words.lessons}
        bones={<SkeletonRows rows={3} />}
        failed={words.lessonsFailed}
      >
        {({ list, available, voucher }) => (
          <>
            {voucher && (
              <Row
                title={voucher.name}
                sub={words.voucherSub}
                value={<span className="flex-none text-13">{words.voucher(voucher.points)}</span>}
              />
            )}
            {list.map((lesson) => (
              <Row
                key={lesson.lessonId}
                title={lesson.title}
                sub={words.minutes(lesson.minutes)}
                value={
                  <LessonAct
                    lesson={lesson}
                    available={available}
                    onBuy={() => void ask(lesson, available)}
                    onRead={() => setOpened(lesson)}
                  />
                }
              />
            ))}
          </>
        )}
      </CardOf>
      {opened && <LessonSheet lesson={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface LessonActProps {
  lesson: Lesson;
  available: number;
  onBuy: () => void;
  onRead: () => void;
}

function LessonAct({ lesson, available, onBuy, onRead }: LessonActProps) {
  const { title, points, isBought } = lesson;
  if (isBought) {
    return (
      <Button kind="soft" small onClick={onRead}>
        {words.learn}
        <span className="hidden-visually">{title}</span>
      </Button>
    );
  }
  if (available < points) {
    return <span className="text-13 text-t3">{words.few(points - available)}</span>;
  }
  return (
    <Button kind="outline" small onClick={onBuy}>
      {words.buy(points)}
      <span className="hidden-visually">{words.buyOf(title)}</span>
    </Button>
  );
}

function LessonSheet({ lesson, onClose }: { lesson: Lesson; onClose: () => void }) {
  const { lessonId, title } = lesson;
  return (
    <ReaderSheet
      open
      title={title}
      query={useQuery(readLesson({ lessonId }))}
      failed={words.lessonFailed}
      onClose={onClose}
    />
  );
}
