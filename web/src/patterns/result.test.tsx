import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ResultPage } from './ResultPage';

const done = {
  tone: 'done',
  title: '密码已修改',
  acts: <button type="button">好</button>,
} as const;

it('is called by what has happened, where its bar has no name of its own', () => {
  const { unmount } = render(<ResultPage {...done} />);
  expect(screen.getByRole('heading', { level: 1, name: '密码已修改' })).toBeVisible();
  expect(document.title).toBe('密码已修改');
  unmount();
  render(<ResultPage {...done} bar="结果" />);
  expect(screen.getByRole('heading', { level: 1, name: '结果' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '密码已修改' })).toBeVisible();
  expect(document.title).toBe('结果');
});

it('has its way on at the foot of cards, and under its words where there are none', () => {
  const { unmount } = render(<ResultPage {...done} />);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('button', { name: '好' }));
  unmount();
  render(<ResultPage {...done} facts={[['其他设备', '已退出登录']]} />);
  expect(screen.getByText('已退出登录')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toContainElement(
    screen.getByRole('button', { name: '好' }),
  );
});

it('shows the sum, what is ahead, and the facts', () => {
  const { container } = render(
    <ResultPage
      {...done}
      of="稳健增利债券A"
      sum={{ value: '1000.00', prefix: '¥' }}
      stepsTitle="接下来会发生什么"
      steps={[{ state: 'now', title: '确认份额', date: '11-25 周三' }]}
      facts={[['手续费', '免费']]}
    >
      <p>在中间</p>
    </ResultPage>,
  );
  expect(container.textContent).toMatch(
    /密码已修改稳健增利债券A¥1,000.00接下来会发生什么确认份额.*11-25 周三在中间手续费免费/,
  );
});
