// Generated from contract/routes.tsv by scripts/rows.mjs; do not edit.
export const facts = `p 首页
l 自选
lk 财富
p 我的
p 密码登录
p 注册
p 验证码登录

p 页面不存在`;
