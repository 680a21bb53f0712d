import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CodeInput } from '@/ui/CodeInput';
import { Input } from '@/ui/Input';
import { fillCode, fillFields, wanted } from './fill';

function Form() {
  const [certNo, setCertNo] = useState('');
  return <Input label="证件号码" name="certNo" value={certNo} onChange={setCertNo} />;
}

test('a form that waits is found, and its own state holds what is filled in', () => {
  expect(wanted()).toBeNull();
  render(<Form />);
  expect(wanted()).toBe('certificate');
  fillFields({ certNo: '110101199003077424', custName: '林知夏' });
  expect(screen.getByRole('textbox', { name: '证件号码' })).toHaveValue('110101199003077424');
});

function Code({ onDone }: { onDone: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <CodeInput label="短信验证码" value={code} onChange={setCode} onDone={onDone} />;
}

test('a code is done when it is filled in, and a form that is kept hidden takes none', () => {
  const done: string[] = [];
  const code = <Code onDone={(whole) => done.push(whole)} />;
  const { rerender } = render(<div style={{ display: 'none' }}>{code}</div>);
  expect([wanted(), fillCode('431610')]).toEqual([null, false]);
  rerender(<div>{code}</div>);
  expect([wanted(), fillCode('431610')]).toEqual(['code', true]);
  expect(done).toEqual(['431610']);
});
