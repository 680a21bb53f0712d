import * as Scene from '@/wire/gen/codes/scene';

/** Kinds of a wish. */
export const sceneNames: Record<string, string> = {
  [Scene.Education]: '教育金',
  [Scene.Growth]: '成长金',
  [Scene.Travel]: '旅行金',
  [Scene.Start]: '启动金',
  [Scene.Other]: '其他愿望',
};

/** In the order in which they are offered. */
export const scenes = Object.entries(sceneNames).map(([code, name]) => ({ code, name }));
