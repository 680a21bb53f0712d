import { expect, test } from 'vitest';
import { questionNamed } from './submit';

test('a refusal leads to the first question that it names', () => {
  expect(questionNamed('第7题与第9题的回答互相矛盾，请再看看')).toBe(7);
  expect(questionNamed('结果高于上次')).toBeNull();
});
